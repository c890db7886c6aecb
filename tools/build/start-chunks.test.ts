import { expect, it } from 'vitest';
import { startChunk } from './start-chunks.ts';

const importers: Readonly<Record<string, readonly string[]>> = {
  '/pwa/app/start/first.ts': ['/pwa/app/start/main.tsx'],
  '/pwa/calculate/library/load.ts': ['/pwa/app/start/first.ts', '/pwa/calculate/library/list.tsx'],
  '/pwa/ui/button.tsx': ['/pwa/frame/shell/menu.tsx', '/pwa/app/admin/plans.tsx'],
  '/pwa/frame/shell/menu.tsx': ['/pwa/app/start/main.tsx', '/pwa/ui/button.tsx'],
  '/pwa/app/admin/plans.tsx': [],
  '/pwa/app/admin/table.tsx': ['/pwa/app/admin/plans.tsx'],
};
const chunkOf = (id: string) =>
  startChunk(id, { getModuleInfo: (one) => ({ importers: importers[one] ?? [], dynamicImporters: [], isEntry: false }) });

it('gives the modules that run first a chunk of their own, whichever other chunk uses them', () => {
  for (const id of ['/pwa/app/start/first.ts', '/pwa/calculate/library/load.ts']) expect(chunkOf(id)).toBe('first');
});

it('puts what the start imports into one chunk, also where importers form a circle', () => {
  for (const id of ['/pwa/ui/button.tsx', '/pwa/frame/shell/menu.tsx']) expect(chunkOf(id)).toBe('start');
});

it('leaves modules that only later screens import to later chunks', () => {
  for (const id of ['/pwa/app/admin/plans.tsx', '/pwa/app/admin/table.tsx']) expect(chunkOf(id)).toBe(null);
});
