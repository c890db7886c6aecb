import { ownSegments } from '#app/frame/shell/audiences.ts';

/** The tenant in the path that the person came by: acme for `/acme/…`, and none for the app's own pages. */
export function tenantInPath(path: string): string | undefined {
  const segment = path.split('/')[1];
  return segment === undefined || segment === '' || ownSegments.has(segment) ? undefined : segment;
}

/**
 * Links the manifest and the icons of the tenant's own app, which starts at the tenant. An unknown name gets the platform's app. The page of a
 * path carries no link before, because a browser may keep the first manifest it is told of.
 */
export function linkApp(page: Document, subdomain: string | undefined): void {
  const manifest = page.querySelector('link[rel=manifest]');
  if (subdomain === undefined && manifest !== null) return;
  const asked = subdomain === undefined ? '' : `?tenant=${encodeURIComponent(subdomain)}`;
  const address = `/manifest.webmanifest${asked}`;
  if (manifest !== null) manifest.setAttribute('href', address);
  else page.head.append(manifestLink(page, address));
  if (subdomain === undefined) return;
  const icon = page.querySelector('link[rel=icon]');
  icon?.removeAttribute('type');
  icon?.setAttribute('href', `/tenant-icon.svg${asked}&kind=favicon48`);
  page.querySelector('link[rel=apple-touch-icon]')?.setAttribute('href', `/tenant-icon.svg${asked}&kind=touch180`);
}

function manifestLink(page: Document, address: string): HTMLLinkElement {
  const link = page.createElement('link');
  link.crossOrigin = 'use-credentials';
  link.href = address;
  link.rel = 'manifest';
  return link;
}
