import * as z from 'zod/mini';
import { ifMissing } from './if-missing.ts';

/** The rules of a tenant's name in addresses, in the order in which they are told. */
export const subdomainTexts = {
  required: 'Subdomain is required',
  tooLong: 'Subdomain must be 63 characters or less',
  characters: 'Subdomain can only contain lowercase letters, numbers, and hyphens',
  dot: 'Enter only the company name, not the full domain...',
  url: 'Enter only the company name, not a URL',
  reserved: 'Reserved subdomain names are not allowed',
  /** Beside the field, while a person types a dot or http. */
  warning: "Don't include the full domain - just the company name",
  taken: 'This subdomain is already in use.',
} as const;

export const subdomainLength = 63;

/**
 * Names that no tenant may take: the three of the rule, and every first part of the app's own paths, because a tenant's home is
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
  'mail',
  'smtp',
  'ftp',
];

/** What is wrong with a subdomain, or undefined. */
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
 * Beginnings that no tenant's name may have: that of the app's screens about invitations, and that of a label of other letters (RFC 5890,
 * section 2.3.2.1), which may decode to nothing or to letters that nobody agreed on.
 */
const reservedBeginnings = ['invitation-', 'xn--'];

export function isReserved(subdomain: string): boolean {
  return reservedSubdomains.includes(subdomain) || reservedBeginnings.some((beginning) => subdomain.startsWith(beginning));
}

/** What a person typed, as a subdomain: scheme removed, cut before the first dot, lower case, other characters stripped. */
export function subdomainFromTyped(typed: string): string {
  const bare = typed
    .trim()
    .toLowerCase()
    .replace(/^[a-z][a-z0-9+.-]*:\/\//, '');
  return (bare.split('.')[0] ?? '').replace(/[^a-z0-9-]/g, '');
}

/** Whether the warning stands beside the field. */
export function looksLikeDomain(typed: string): boolean {
  return typed.includes('.') || /http/i.test(typed);
}

/** The name of a tenant that may have had it since before it was reserved: a new name is judged where the old one is known. */
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
