import type { LandingPageHeading } from '#contract/landing-pages.ts';

/** The address of a page, on its own domain or below the host of the platform. Undefined while it has neither. */
export function addressOf(
  { domain, subdomain, path }: Pick<LandingPageHeading, 'domain' | 'subdomain' | 'path'>,
  { host, protocol }: Pick<Location, 'host' | 'protocol'>,
): string | undefined {
  if (domain !== null) return `https://${domain}${path}`;
  return subdomain === null ? undefined : `${protocol}//${subdomain}.${host}${path}`;
}
