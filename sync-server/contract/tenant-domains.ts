import * as z from 'zod/mini';
import { DateTime } from './date-time.ts';
import { Id } from './id.ts';
import { described, named } from './named.ts';
import { DomainName } from './tenants.ts';

/** State of a claimed domain: only a `valid` one serves the tenant. */
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
  ownProduct: 'This domain is the platform’s own. A name below it is given by the subdomain.',
  noPlan: 'Your plan has no custom domain. Please upgrade.',
  failingSubject: (domain: string): string => `The proof of ${domain} is gone`,
  failing: (domain: string, day: string): string =>
    `The record that proves your control of ${domain} could not be found. Set it again before ${day}: from then on the domain no longer shows your calculators.`,
  suspendedSubject: (domain: string): string => `${domain} is suspended`,
  suspended: (domain: string): string =>
    `${domain} no longer shows your calculators, because the record that proves your control of it is gone. Set the record again, and the domain works again. Nothing of yours was deleted.`,
} as const;

/** An unproven claim holds a domain for this many hours. */
export const domainClaimHours = 72;

/** Interval in hours between checks of a proven domain. */
export const domainRecheckHours = 24;
/** Time for which a domain without its proof still serves its tenant. It belongs to the tenant afterwards, too. */
export const domainSuspensionDays = 7;
/** Days after the proof was first missed on which the administrators are notified: at once, at the suspension, and twice more. */
export const domainReminderDays = [0, domainSuspensionDays, 14, 28] as const;

/** Location of the TXT record, and the prefix of its value. */
export const domainProof = { record: '_reckoner', prefix: 'reckoner-verify=' } as const;

export const OfOwnTenant = z.strictObject({ tenant: z.optional(Id) });
export type OfOwnTenant = z.infer<typeof OfOwnTenant>;
export const ClaimDomain = z.strictObject({ tenant: z.optional(Id), domain: DomainName });
export type ClaimDomain = z.infer<typeof ClaimDomain>;
export const VerifyDomain = z.strictObject({ id: Id });
export type VerifyDomain = z.infer<typeof VerifyDomain>;

const DomainProof = /* @__PURE__ */ named(
  'DomainProof',
  /* @__PURE__ */ z.object({ type: z.literal('TXT'), name: z.string(), value: z.string() }),
  'The record that shows whose domain it is.',
);

export const TenantDomainEntry = /* @__PURE__ */ named(
  'TenantDomain',
  /* @__PURE__ */ z.object({
    id: Id,
    tenantId: Id,
    domain: z.string(),
    state: z.enum(domainStates),
    record: DomainProof,
    observed: /* @__PURE__ */ described('What the last look-up saw under the name of the record.', z.array(z.string())),
    checkedAt: z.nullable(DateTime),
    verifiedAt: z.nullable(DateTime),
    failingSince: /* @__PURE__ */ described('Since when the proof of a proven domain is gone.', z.nullable(DateTime)),
    suspendsAt: /* @__PURE__ */ described(
      'When a domain whose proof is gone stops serving; absent while nothing is wrong.',
      z.nullable(DateTime),
    ),
    expiresAt: /* @__PURE__ */ described(
      'After this moment an unproven claim is free for others; absent once proven.',
      z.nullable(DateTime),
    ),
    createdAt: DateTime,
  }),
);
export type TenantDomainEntry = z.output<typeof TenantDomainEntry>;

export type TxtAnswer =
  | { readonly kind: 'records'; readonly values: readonly string[] }
  | { readonly kind: 'no_record' }
  | { readonly kind: 'no_domain' }
  /** The resolver did not answer: nothing is known. */
  | { readonly kind: 'no_answer' };

/** State of the claim according to a look-up of its proof. A second proof beside the tenant's own is a conflict, not a success. */
export function domainStateOf(answer: TxtAnswer, value: string): DomainState {
  if (answer.kind === 'no_domain') return 'not_found';
  if (answer.kind === 'no_record' || answer.kind === 'no_answer') return 'pending';
  const proofs = answer.values.filter((text) => text.startsWith(domainProof.prefix));
  if (proofs.length === 0) return 'pending';
  if (!proofs.includes(value)) return 'invalid';
  return proofs.some((proof) => proof !== value) ? 'conflicting' : 'valid';
}
