import type { Plugin } from 'vite';
import { runAppModule } from './app-module.ts';

/** Serves the theme's tokens and recipes as one static sheet, so that the browser computes no styles. */
export function themeStyles(): Plugin {
  const id = 'virtual:theme.css';
  return {
    name: 'theme-styles',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(resolved) {
      if (resolved !== `\0${id}`) return undefined;
      const { module, files } = await runAppModule<typeof import('#app/ui/theme/stylesheet.ts')>('pwa/ui/theme/stylesheet.ts');
      for (const file of files) this.addWatchFile(file);
      return module.stylesheet();
    },
  };
}
