import type { Plugin } from 'vite';
import { runAppModule } from './app-module.ts';

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
      async handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset' || typeof page.source !== 'string') throw new Error('The build has no index.html.');
        const { module } = await runAppModule<typeof import('#app/tenants/welcome/static-landing.tsx')>(
          'pwa/tenants/welcome/static-landing.tsx',
        );
        this.emitFile({ type: 'asset', fileName: staticLandingFile, source: module.withLanding(page.source) });
      },
    },
  };
}
