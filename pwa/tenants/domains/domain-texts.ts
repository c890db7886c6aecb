import { momentText } from '#contract/language/moment-text.ts';
import { t } from '#contract/language/t.ts';
import { type DomainState, domainTexts, type TenantDomainEntry } from '#contract/tenants/tenant-domains.ts';

export const domainPalettes: Readonly<Record<DomainState, string>> = {
  valid: 'green',
  invalid: 'red',
  conflicting: 'orange',
  pending: 'gray',
  not_found: 'red',
};

/** The reason for a domain's state, and the next step. */
const reasons: Readonly<Record<DomainState, string>> = {
  valid: t('The domain shows your calculators.'),
  invalid: t('The record is there, but its value is another one. Replace the value with the one below.'),
  conflicting: t('The right record is there, and another one of the same kind beside it. Remove the other one.'),
  pending: t('The record has not been seen yet. After it is set, it can take some hours until everybody sees it.'),
  not_found: t('There is no such domain. Check how it is written, and that it is registered.'),
};

export const domainFormTexts = {
  claimed: t('Domain claimed'),
  claimFailed: t('Failed to claim the domain'),
  verified: t('Domain checked'),
  verifyFailed: t('Failed to check the domain'),
  instructionsSent: t('Instructions sent'),
  instructionsFailed: t('Failed to send the instructions'),
  removed: t('Domain removed'),
  withdrawn: t('Claim withdrawn'),
  removeFailed: t('Failed to remove the domain'),
} as const;

/** The consequences of removing a proven domain. */
export function removalEffects(domain: string): readonly string[] {
  return [
    t('{domain} no longer shows your calculators and pages. They stay, at the address of your subdomain.', { domain }),
    t('People who are signed in on {domain} are signed out there, and apps installed from it stop working.', { domain }),
    t('Links that were sent with {domain} lead nowhere. New mails use your other address.', { domain }),
    t('Another firm can claim the domain with a record of its own.'),
  ];
}

export function domainReason({ domain, state, suspendsAt, lostAt, expiresAt }: TenantDomainEntry): string {
  if (lostAt !== null) return domainTexts.lost(domain);
  if (suspendsAt !== null)
    return t('The record is gone. Set it again before {suspendsAt}: from then on the domain no longer shows your calculators.', {
      suspendsAt: momentText(suspendsAt),
    });
  if (expiresAt === null) return reasons[state];
  return t('{state} The claim ends on {expiresAt}.', {
    state: reasons[state],
    expiresAt: momentText(expiresAt),
  });
}
