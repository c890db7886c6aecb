import * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';
import { ifMissing } from '#contract/values/if-missing.ts';

/** The rules for a subdomain, in the order in which violations are reported. */
export const subdomainTexts = {
  required: t('Subdomain is required'),
  tooLong: t('Subdomain must be 63 characters or less'),
  characters: t('Subdomain can only contain lowercase letters, numbers, and hyphens'),
  dot: t('Enter only the company name, not the full domain...'),
  url: t('Enter only the company name, not a URL'),
  reserved: t('Reserved subdomain names are not allowed'),
  /** Warning beside the field when the typed text contains a dot or http. */
  warning: t("Don't include the full domain - just the company name"),
  taken: t('This subdomain is already in use.'),
} as const;

export const subdomainLength = 63;

/**
 * Names that no tenant may take: the three from the rule, and every first segment of the app's own paths, because a tenant's home is
 * /{subdomain}.
 */
export const reservedSubdomains: readonly string[] = [
  'www',
  'api',
  'admin',
  'landing',
  'customer-portal',
  'templates',
  'subscribe',
  'landing-page-builder',
  'migrate-data',
  'select-calculators',
  'accept-invitation',
  'sign-up',
  'offline',
  'calculators',
  'embed',
  'assets',
  'graphql',
  'idp',
  'auth',
  'dev',
  'healthz',
  'readyz',
  'login',
  'logout',
  'sw',
  'manifest',
  'icons',
  'fonts',
  'robots',
  'sitemap',
  'favicon',
  'static',
  'public',
  'pages',
  'report',
  'mail',
  'smtp',
  'ftp',
];

/** The error in a subdomain, or undefined. */
export function subdomainProblem(subdomain: string): string | undefined {
  if (subdomain === '') return subdomainTexts.required;
  if (subdomain.startsWith('http')) return subdomainTexts.url;
  if (subdomain.includes('.')) return subdomainTexts.dot;
  if (subdomain.length > subdomainLength) return subdomainTexts.tooLong;
  if (!/^[a-z0-9-]+$/.test(subdomain)) return subdomainTexts.characters;
  if (/^-|-$/.test(subdomain)) return subdomainTexts.characters;
  return isReserved(subdomain) ? subdomainTexts.reserved : undefined;
}

/**
 * Prefixes that no subdomain may have: the one of the app's invitation screens, and the one of internationalized labels (RFC 5890, section
 * 2.3.2.1), which may decode to nothing or to unexpected letters.
 */
const reservedBeginnings = ['invitation-', 'xn--'];

export function isReserved(subdomain: string): boolean {
  return reservedSubdomains.includes(subdomain) || reservedBeginnings.some((beginning) => subdomain.startsWith(beginning));
}

/** A subdomain from typed text: scheme removed, cut before the first dot, lower case, other characters stripped. */
export function subdomainFromTyped(typed: string): string {
  const bare = typed
    .trim()
    .toLowerCase()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//, '');
  return (bare.split('.')[0] ?? '').replace(/[^a-z0-9-]/g, '');
}

/** True if the warning is shown beside the field. */
export function looksLikeDomain(typed: string): boolean {
  return typed.includes('.') || /http/i.test(typed);
}

/** The subdomain of an existing tenant, which may have been reserved later. A new name is checked where the present one is known. */
export const KeptSubdomain = z.string(ifMissing(subdomainTexts.required)).check(
  z.refine((value) => isReserved(value) || subdomainProblem(value) === undefined, {
    error: (issue) => subdomainProblem(String(issue.input)) ?? subdomainTexts.characters,
  }),
);

export const Subdomain = z.string(ifMissing(subdomainTexts.required)).check(
  z.refine((value) => subdomainProblem(value) === undefined, {
    error: (issue) => subdomainProblem(String(issue.input)) ?? subdomainTexts.characters,
  }),
);
