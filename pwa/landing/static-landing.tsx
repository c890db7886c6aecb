import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';
import { productName } from '../shell/product-name.ts';
import { landingSignUp } from './landing-texts.ts';
import { LandingView } from './landing-view.tsx';
import { MortgageSample } from './mortgage-sample.tsx';
import { shownPlans } from './plan-cards.ts';

/** File of the prerendered public page, which the server sends to visitors in place of `index.html`. */
export const staticLandingFile = 'landing.html';

/** Writes the public page as it looks before the app runs, so that visitors can read it while the scripts load. */
export function staticLanding(): Plugin {
  return {
    name: 'static-landing',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset' || typeof page.source !== 'string') throw new Error('The build has no index.html.');
        this.emitFile({ type: 'asset', fileName: staticLandingFile, source: withLanding(page.source) });
      },
    },
  };
}

const rootElement = /<div id="root">[\s\S]*?<\/svg>\s*<\/div>\s*<\/div>/;

/** The built HTML with the landing page in it. The app starts hidden beside it and replaces it. */
function withLanding(html: string): string {
  if (!rootElement.test(html)) throw new Error('The page of the build has no #root with a boot mark.');
  const view = (
    <LandingView
      brand={
        <>
          <span className="header__mark" aria-hidden="true">
            {productName.charAt(0)}
          </span>
          <span className="header__name">{productName}</span>
        </>
      }
      signIn="/api/login"
      signUp={landingSignUp}
      plans={shownPlans(undefined)}
      sample={<MortgageSample />}
    />
  );
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${productName}</title>`)
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replace(rootElement, () => `<div id="static-page">${renderToStaticMarkup(view)}</div>\n    <div id="root" hidden></div>`);
}
