import { ownSegments } from '../audiences.ts';

/** The tenant in the path that the person came by: acme for `/acme/…`, and none for the app's own pages. */
export function tenantInPath(path: string): string | undefined {
  const segment = path.split('/')[1];
  return segment === undefined || segment === '' || ownSegments.has(segment) ? undefined : segment;
}

/** Links the manifest and the icons of the tenant's own app, which starts at the tenant. An unknown name gets the platform's app. */
export function linkApp(page: ParentNode, subdomain: string | undefined): void {
  if (subdomain === undefined) return;
  const asked = `?tenant=${encodeURIComponent(subdomain)}`;
  page.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest.webmanifest${asked}`);
  const icon = page.querySelector('link[rel=icon]');
  icon?.removeAttribute('type');
  icon?.setAttribute('href', `/tenant-icon.svg${asked}&kind=favicon48`);
  page.querySelector('link[rel=apple-touch-icon]')?.setAttribute('href', `/tenant-icon.svg${asked}&kind=touch180`);
}
