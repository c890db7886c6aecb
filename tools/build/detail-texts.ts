import type { Plugin } from 'vite';

const addresses = /\/pwa\/catalog\/detail-text-addresses\.ts$/;

/**
 * Emits the explanations, the sources, and the help beside the fields of each shelf as a JSON file, and tells the app their addresses. The
 * scripts leave these texts out: see `splitDetails`.
 */
export function detailTexts(): Plugin {
  return {
    name: 'detail-texts',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!addresses.test(id)) return undefined;
      const { detailLoaders } = await import('../../calculators/detail-loaders.gen.ts');
      const rows = await Promise.all(
        Object.entries(detailLoaders).map(async ([shelf, load]) => {
          const name = `texts-${shelf.toLowerCase().replaceAll(' ', '-')}.json`;
          const file = this.emitFile({ type: 'asset', name, source: textsOf(await load()) });
          return `  ${JSON.stringify(shelf)}: import.meta.ROLLUP_FILE_URL_${file},\n`;
        }),
      );
      return `export const textAddresses = {\n${rows.join('')}};\n`;
    },
  };
}

/** The texts of the calculators of a shelf as JSON, by the id of the calculator. */
export function textsOf(shelf: Readonly<Record<string, DetailTexts>>): string {
  const rows = Object.entries(shelf).map(([id, { tooltips, explanation, sources }]) => [id, { tooltips, explanation, sources }] as const);
  return JSON.stringify(Object.fromEntries(rows));
}

interface DetailTexts {
  readonly tooltips: object;
  readonly explanation: object;
  readonly sources: readonly object[];
}
