import { renderToStaticMarkup } from 'react-dom/server';
import { productName } from '#app/frame/shell/product-name.ts';
import { landingSignUp } from './landing-texts.ts';
import { LandingView } from './landing-view.tsx';
import { MortgageSample } from './mortgage-sample.tsx';
import { shownPlans } from './plan-cards.ts';

const rootElement = /<div id="root">[\s\S]*?<\/svg>\s*<\/div>\s*<\/div>/;

/**
 * The built HTML with the landing page in it as it looks before the app runs. The app starts hidden beside it and replaces it. The build runs
 * this (`tools/build/static-landing.ts`).
 */
export function withLanding(html: string): string {
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
