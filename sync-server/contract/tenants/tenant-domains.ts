import * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';
import { DateTime } from '#contract/values/date-time.ts';
import { EmailAddress } from '#contract/values/email-address.ts';
import { Id } from '#contract/values/id.ts';
import { described, named } from '#contract/values/named.ts';
import { DomainName } from './tenants.ts';

/** State of a claimed domain: only a `valid` one serves the tenant. */
export const domainStates = ['valid', 'invalid', 'conflicting', 'pending', 'not_found'] as const;
export type DomainState = (typeof domainStates)[number];

interface DomainRecord {
  readonly type: string;
  readonly name: string;
  readonly value: string;
}

export const domainTexts = {
  states: {
    valid: t('Valid Configuration'),
    invalid: t('Invalid Configuration'),
    conflicting: t('Conflicting DNS Records'),
    pending: t('Pending Verification'),
    not_found: t('Domain Not Found'),
  } satisfies Record<DomainState, string>,
  expired: t('This claim has expired. Claim the domain again.'),
  planWithout: (planName: string): string =>
    t('The plan {planName} has no custom domain, so this domain cannot be verified. Please upgrade.', { planName }),
  ownProduct: t('This domain is the platform’s own. A name below it is given by the subdomain.'),
  failingSubject: (domain: string): string => t('The proof of {domain} is gone', { domain }),
  failing: (domain: string, day: string): string =>
    t(
      'The record that proves your control of {domain} could not be found. Set it again before {day}: from then on the domain no longer shows your calculators.',
      { domain, day },
    ),
  waitingSubject: (domain: string): string => t('{domain} still waits for its record', { domain }),
  waiting: (domain: string, time: string): string =>
    t('The record that proves your control of {domain} has not been found yet. The claim ends on {time}.', { domain, time }),
  lostSubject: (domain: string): string => t('Another firm has proven {domain}', { domain }),
  lost: (domain: string): string =>
    t('Another firm has set its record for {domain} and thereby proven that the domain is its own. Your claim has ended.', { domain }),
  record: ({ type, name, value }: DomainRecord): string => t('Type: {type}. Name: {name}. Value: {value}', { type, name, value }),
  instructionsSubject: (domain: string): string => t('A DNS record for {domain}', { domain }),
  instructions: (person: string, domain: string, record: DomainRecord): readonly string[] => [
    t('{person} asks you to set this DNS record for {domain}:', { person, domain }),
    domainTexts.record(record),
    t('It proves that the domain belongs to them, and changes nothing else. If you do not know this person, ignore this mail.'),
  ],
  suspendedSubject: (domain: string): string => t('{domain} is suspended', { domain }),
  suspended: (domain: string): string =>
    t(
      '{domain} no longer shows your calculators, because the record that proves your control of it is gone. Set the record again, and the domain works again. Nothing of yours was deleted.',
      { domain },
    ),
} as const;

/** An unproven claim ends after this many hours. Until it is proven, others may claim the domain, too. */
export const domainClaimHours = 72;

/** Hours after the claim on which the administrators are reminded of the record, once each. */
export const domainWaitingHours = [24, 48] as const;
/** Interval in hours between look-ups of an unproven claim. */
export const domainWaitingRecheckHours = 1;

/** Interval in hours between checks of a proven domain. */
export const domainRecheckHours = 24;
/** Time for which a domain without its proof still serves its tenant. It belongs to the tenant afterwards, too. */
export const domainSuspensionDays = 7;
/** Days after the proof was first missed on which the administrators are notified: at once, at the suspension, and twice more. */
export const domainReminderDays = [0, domainSuspensionDays, 14, 28] as const;

/** Location of the TXT record, and the prefix of its value. Neither names the platform, because a tenant sets the record on its own domain. */
export const domainProof = { record: '_calculators', prefix: 'calculators-verify=' } as const;
/** The record that was asked for in the past. Domains that were proven by it stay proven. */
export const formerDomainProof = { record: '_reckoner', prefix: 'reckoner-verify=' } as const;

export const OfOwnTenant = z.strictObject({ tenant: z.optional(Id) });
export type OfOwnTenant = z.infer<typeof OfOwnTenant>;
export const ClaimDomain = z.strictObject({ tenant: z.optional(Id), domain: DomainName });
export type ClaimDomain = z.infer<typeof ClaimDomain>;
export const VerifyDomain = z.strictObject({ id: Id });
export type VerifyDomain = z.infer<typeof VerifyDomain>;
export const RemoveDomain = z.strictObject({ id: Id });

export const SendDomainInstructions = z.strictObject({ id: Id, email: EmailAddress });
export type SendDomainInstructions = z.infer<typeof SendDomainInstructions>;

export const SentDomainInstructions = named('SentDomainInstructions', z.object({ id: Id, email: z.string() }));
export type SentDomainInstructions = z.output<typeof SentDomainInstructions>;

const DomainProof = named(
  'DomainProof',
  z.object({ type: z.literal('TXT'), name: z.string(), value: z.string() }),
  'The record that shows whose domain it is.',
);

export const TenantDomainEntry = named(
  'TenantDomain',
  z.object({
    id: Id,
    tenantId: Id,
    domain: z.string(),
    state: named('DomainState', z.enum(domainStates)),
    record: DomainProof,
    observed: described('What the last look-up saw under the name of the record.', z.array(z.string())),
    checkedAt: z.nullable(DateTime),
    verifiedAt: z.nullable(DateTime),
    failingSince: described('Since when the proof of a proven domain is gone.', z.nullable(DateTime)),
    suspendsAt: described('When a domain whose proof is gone stops serving; absent while nothing is wrong.', z.nullable(DateTime)),
    lostAt: described('When another tenant proved the domain, which ended this claim.', z.nullable(DateTime)),
    expiresAt: described('When an unproven claim ends; absent once proven.', z.nullable(DateTime)),
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

const proofPrefix = new RegExp(`^(?:${domainProof.prefix}|${formerDomainProof.prefix})`);

/** The proofs among the values of TXT records, without their prefix. */
export function proofsIn(values: readonly string[]): readonly string[] {
  return values.filter((text) => proofPrefix.test(text)).map((text) => text.replace(proofPrefix, ''));
}

/** State of the claim according to a look-up of its proof. A second proof beside the tenant's own is a conflict, not a success. */
export function domainStateOf(answer: TxtAnswer, proof: string): DomainState {
  if (answer.kind === 'no_domain') return 'not_found';
  if (answer.kind === 'no_record' || answer.kind === 'no_answer') return 'pending';
  const proofs = proofsIn(answer.values);
  if (proofs.length === 0) return 'pending';
  if (!proofs.includes(proof)) return 'invalid';
  return proofs.some((other) => other !== proof) ? 'conflicting' : 'valid';
}
