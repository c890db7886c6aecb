import { expect, it } from 'vitest';
import { catalog } from '../../calculators/catalog.gen.ts';
import { preloadsByPath } from './page-preloads.ts';

const chunk = (fileName: string, moduleIds: readonly string[], imports: readonly string[] = [], isEntry = false) => ({
  fileName,
  moduleIds,
  imports,
  isEntry,
});
const shelves = [...new Set(catalog.map(({ shelf }) => shelf.toLowerCase().replaceAll(' ', '-')))];
const chunks = [
  chunk('assets/index.js', ['/pwa/index.html'], ['assets/start.js'], true),
  chunk('assets/start.js', ['/pwa/app/start/main.tsx']),
  chunk('assets/screen.js', ['/pwa/app/routes/calculators.$id.tsx?tsr-split=component'], ['assets/start.js', 'assets/kit.js']),
  chunk('assets/kit.js', ['/calculators/kit/money/cents.ts'], ['assets/screen.js']),
  chunk('assets/session.js', ['/pwa/session/boot/begin-session.ts'], ['assets/kit.js']),
  chunk('assets/admin.js', ['/pwa/app/routes/admin.index.tsx?tsr-split=component'], ['assets/session.js', 'assets/start.js']),
  chunk('assets/watch-brand.js', ['/pwa/app/start/watch-brand.ts'], ['assets/start.js']),
  chunk('assets/brand.js', ['/pwa/ui/theme/brand-sheet.ts'], ['assets/kit.js']),
  ...shelves.map((shelf) =>
    chunk(`assets/${shelf}.js`, [`/calculators/shelves/${shelf}/shelf.gen.ts`], ['assets/kit.js', 'assets/start.js']),
  ),
];

it('names the screen, the formulas of the shelf, and what both import, once, without what the start imports', () => {
  const preloads = preloadsByPath(chunks, catalog);
  expect(preloads['/calculators/mortgage-payment']).toEqual(['/assets/screen.js', '/assets/kit.js', '/assets/real-estate.js']);
});

it('has a list for each calculator and for the administration', () => {
  expect(Object.keys(preloadsByPath(chunks, catalog))).toEqual([...catalog.map(({ id }) => `/calculators/${id}`), '/admin', 'brand']);
});

it('names the frame of the administration and what starts the session', () => {
  expect(preloadsByPath(chunks, catalog)['/admin']).toEqual([
    '/assets/session.js',
    '/assets/kit.js',
    '/assets/screen.js',
    '/assets/admin.js',
  ]);
});

it('has a list of the code that computes and applies the look of a firm', () => {
  expect(preloadsByPath(chunks, catalog).brand).toEqual([
    '/assets/watch-brand.js',
    '/assets/brand.js',
    '/assets/kit.js',
    '/assets/screen.js',
  ]);
});

it('refuses a build in which a shelf has no chunk', () => {
  expect(() =>
    preloadsByPath(
      chunks.filter(({ fileName }) => fileName !== 'assets/tax.js'),
      catalog,
    ),
  ).toThrow('No chunk holds');
});
