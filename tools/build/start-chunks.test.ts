import { expect, it } from 'vitest';
import { startChunk } from './start-chunks.ts';

const importers: Readonly<Record<string, readonly string[]>> = {
  '/pwa/start/first.ts': ['/pwa/start/main.tsx'],
  '/pwa/browser/load.ts': ['/pwa/start/first.ts', '/pwa/browser/list.tsx'],
  '/pwa/ui/button.tsx': ['/pwa/shell/menu.tsx', '/pwa/admin/plans.tsx'],
  '/pwa/shell/menu.tsx': ['/pwa/start/main.tsx', '/pwa/ui/button.tsx'],
  '/pwa/admin/plans.tsx': [],
  '/pwa/admin/table.tsx': ['/pwa/admin/plans.tsx'],
};
const chunkOf = (id: string) =>
  startChunk(id, { getModuleInfo: (one) => ({ importers: importers[one] ?? [], dynamicImporters: [], isEntry: false }) });

it('gives the modules that run first a chunk of their own, whichever other chunk uses them', () => {
  for (const id of ['/pwa/start/first.ts', '/pwa/browser/load.ts']) expect(chunkOf(id)).toBe('first');
});

it('puts what the start imports into one chunk, also where importers form a circle', () => {
  for (const id of ['/pwa/ui/button.tsx', '/pwa/shell/menu.tsx']) expect(chunkOf(id)).toBe('start');
});

it('leaves modules that only later screens import to later chunks', () => {
  for (const id of ['/pwa/admin/plans.tsx', '/pwa/admin/table.tsx']) expect(chunkOf(id)).toBe(null);
});
