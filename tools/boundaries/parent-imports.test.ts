import { expect, it } from 'vitest';
import { sourceFiles } from './imports.ts';
import { parentImports } from './parent-imports.ts';

const found = (file: string, text: string) => parentImports([{ file, text }]);

it('notices an import that climbs out of its folder', () => {
  expect(found('pwa/kit/list.ts', "import { row } from '../ui/row.ts';\n")).toEqual([
    'pwa/kit/list.ts imports ../ui/row.ts: outside of the folder, write an alias such as #app/ or #server/.',
  ]);
  expect(found('calculators/kit/list.test.ts', "const row = await import('../figures/row.ts');\n")).toHaveLength(1);
  expect(found('sync-server/contract/values/a.ts', "export * from '../language/words.ts';\n")).toHaveLength(1);
});

it('lets the same folder, a folder below it, and an alias pass', () => {
  expect(found('pwa/kit/list.ts', "import { row } from './rows/row.ts';\nimport { icon } from '#app/ui/icon.ts';\n")).toEqual([]);
});

it('leaves out what has no alias', () => {
  expect(found('journeys/offline/start.journey.ts', "import { server } from '../bench/server.ts';\n")).toEqual([]);
});

it('finds none in the sources', () => {
  expect(parentImports(sourceFiles())).toEqual([]);
});
