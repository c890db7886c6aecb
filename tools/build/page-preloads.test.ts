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
  chunk('assets/start.js', ['/pwa/start/main.tsx']),
  chunk('assets/screen.js', ['/pwa/routes/calculators.$id.tsx?tsr-split=component'], ['assets/start.js', 'assets/kit.js']),
  chunk('assets/kit.js', ['/calculators/kit/money/cents.ts'], ['assets/screen.js']),
  chunk('assets/session.js', ['/pwa/session/begin-session.ts'], ['assets/start.js']),
  chunk('assets/open-person.js', ['/pwa/session/open-person.ts'], ['assets/session.js']),
  chunk('assets/portal.js', ['/pwa/portal/customer-portal.tsx'], ['assets/screen.js']),
  chunk('assets/admin.js', ['/pwa/admin/admin-dashboard.tsx', '/pwa/admin/overview.tsx'], ['assets/session.js']),
  ...shelves.map((shelf) => chunk(`assets/${shelf}.js`, [`/calculators/${shelf}/shelf.gen.ts`], ['assets/kit.js', 'assets/start.js'])),
];

it('names the screen, the formulas of the shelf, and what both import, once, without what the start imports', () => {
  const preloads = preloadsByPath(chunks);
  expect(preloads['/calculators/mortgage-payment']).toEqual(['/assets/screen.js', '/assets/kit.js', '/assets/real-estate.js']);
});

it('names the session and the local database for the screens after signing in', () => {
  expect(preloadsByPath(chunks)).toMatchObject({
    '/customer-portal': ['/assets/portal.js', '/assets/screen.js', '/assets/kit.js', '/assets/session.js', '/assets/open-person.js'],
    '/admin': ['/assets/admin.js', '/assets/session.js', '/assets/open-person.js'],
  });
});

it('has a list for each calculator, and for both screens after signing in', () => {
  const calculators = catalog.map(({ id }) => `/calculators/${id}`);
  expect(Object.keys(preloadsByPath(chunks))).toEqual([...calculators, '/customer-portal', '/admin']);
});

it('refuses a build in which a shelf has no chunk', () => {
  expect(() => preloadsByPath(chunks.filter(({ fileName }) => fileName !== 'assets/tax.js'))).toThrow('No chunk holds');
});
