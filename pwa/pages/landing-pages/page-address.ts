import type { LandingPageHeading } from '#contract/pages/landing-page-fields.ts';

/** The address of a page: on its own domain, its tenant's host, or, for the platform's own pages, the platform's. Undefined for a draft. */
export function addressOf(
  { domain, subdomain, path, isPublished }: Pick<LandingPageHeading, 'domain' | 'subdomain' | 'path' | 'isPublished'>,
  { host, protocol }: Pick<Location, 'host' | 'protocol'>,
): string | undefined {
  if (domain !== null) return `https://${domain}${path}`;
  if (subdomain === null) return isPublished ? `${protocol}//${host}${path}` : undefined;
  // Browsers look up every name below localhost on their own machine, but none below a network address.
  const product = host.replace(/^(?:127\.0\.0\.1|\[::1\])(?=:|$)/, 'localhost');
  return `${protocol}//${host.startsWith(`${subdomain}.`) ? host : `${subdomain}.${product}`}${path}`;
}
