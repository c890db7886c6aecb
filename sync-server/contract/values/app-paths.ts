import { catalog } from '#calculators/catalog.gen.ts';

/** Paths of the app's own router that the server knows exactly. Every other address is a tenant's home, a published page, or not found. */
const exact: ReadonlySet<string> = new Set([
  '/',
  '/index.html',
  '/admin',
  '/landing',
  '/customer-portal',
  '/templates',
  '/subscribe',
  '/landing-page-builder',
  '/migrate-data',
  '/select-calculators',
  '/invitation-success',
  '/invitation-error',
  '/accept-invitation',
  '/sign-up',
  '/calculators/meeting',
  '/calculators/plan',
  ...catalog.map(({ id }) => `/calculators/${id}`),
]);

/** True if the app has a screen at this path, whoever asks. The home of a tenant is not among them. */
export function isAppPath(path: string): boolean {
  const bare = path === '/' ? path : path.replace(/\/$/, '');
  // An unknown section of the administration opens the overview.
  return exact.has(bare) || /^\/admin\/[a-z0-9-]+$/.test(bare);
}
