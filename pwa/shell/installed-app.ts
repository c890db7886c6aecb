import { ownSegments } from './audiences.ts';

/** The tenant by whose path the person came: of `/acme/…` it is acme, of the app's own pages nobody. */
export function tenantInPath(path: string): string | undefined {
  const segment = path.split('/')[1];
  return segment === undefined || segment === '' || ownSegments.has(segment) ? undefined : segment;
}

/** What the device installs and shows in its tab: the tenant's own app, which starts at the tenant. A name nobody has is the platform's. */
export function linkApp(page: ParentNode, subdomain: string | undefined): void {
  if (subdomain === undefined) return;
  const asked = `?tenant=${encodeURIComponent(subdomain)}`;
  page.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest.webmanifest${asked}`);
}
