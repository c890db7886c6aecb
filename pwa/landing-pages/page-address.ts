import type { LandingPageHeading } from '#contract/pages/landing-pages.ts';

/** The address of a page: on its own domain, its tenant's host, or the platform's host. Undefined for a draft without one. */
export function addressOf(
  { domain, subdomain, path, isPublished }: Pick<LandingPageHeading, 'domain' | 'subdomain' | 'path' | 'isPublished'>,
  { host, protocol }: Pick<Location, 'host' | 'protocol'>,
): string | undefined {
  if (domain !== null) return `https://${domain}${path}`;
  if (subdomain === null) return isPublished ? `${protocol}//${host}${path}` : undefined;
  return `${protocol}//${host.startsWith(`${subdomain}.`) ? host : `${subdomain}.${host}`}${path}`;
}
