import * as z from 'zod/mini';
import { DomainName } from './tenants.ts';

/** How a claimed domain stands: `valid` serves the tenant, everything else does not. */
export const domainStates = ['valid', 'invalid', 'conflicting', 'pending', 'not_found'] as const;
export type DomainState = (typeof domainStates)[number];

export const domainTexts = {
  states: {
    valid: 'Valid Configuration',
    invalid: 'Invalid Configuration',
    conflicting: 'Conflicting DNS Records',
    pending: 'Pending Verification',
    not_found: 'Domain Not Found',
  } satisfies Record<DomainState, string>,
  expired: 'This claim has expired. Claim the domain again.',
  ownProduct: 'Names below the platform’s own host are given by the subdomain.',
  noPlan: 'Your plan has no custom domain. Please upgrade.',
} as const;

/** An unproven claim holds a domain for this many hours. */
export const domainClaimHours = 72;

/** Where the proof stands, and how its value begins. */
export const domainProof = { record: '_reckoner', prefix: 'reckoner-verify=' } as const;

export const OfOwnTenant = z.strictObject({ tenant: z.optional(z.uuid()) });
export type OfOwnTenant = z.infer<typeof OfOwnTenant>;
export const ClaimDomain = z.strictObject({ tenant: z.optional(z.uuid()), domain: DomainName });
export type ClaimDomain = z.infer<typeof ClaimDomain>;
export const VerifyDomain = z.strictObject({ id: z.uuid() });
export type VerifyDomain = z.infer<typeof VerifyDomain>;

export interface TenantDomainEntry {
  readonly id: string;
  readonly tenantId: string;
  readonly domain: string;
  readonly state: DomainState;
  /** The record to set: type, name and value. */
  readonly record: { readonly type: 'TXT'; readonly name: string; readonly value: string };
  /** What the last look-up saw under that name. */
  readonly observed: readonly string[];
  readonly checkedAt: Date | null;
  readonly verifiedAt: Date | null;
  /** After this moment an unproven claim is free for others; null once proven. */
  readonly expiresAt: Date | null;
  readonly createdAt: Date;
}

export type TxtAnswer =
  | { readonly kind: 'records'; readonly values: readonly string[] }
  | { readonly kind: 'no_record' }
  | { readonly kind: 'no_domain' };

/** What a look-up of the proof says about the claim. Another proof beside the own one is a conflict, not a success. */
export function domainStateOf(answer: TxtAnswer, value: string): DomainState {
  if (answer.kind === 'no_domain') return 'not_found';
  if (answer.kind === 'no_record') return 'pending';
  const proofs = answer.values.filter((text) => text.startsWith(domainProof.prefix));
  if (proofs.length === 0) return 'pending';
  if (!proofs.includes(value)) return 'invalid';
  return proofs.some((proof) => proof !== value) ? 'conflicting' : 'valid';
}
