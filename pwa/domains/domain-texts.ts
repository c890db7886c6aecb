import { spokenLocale, t } from '#contract/language/t.ts';
import type { DomainState, TenantDomainEntry } from '#contract/tenants/tenant-domains.ts';

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
} as const;

export function domainReason({ state, suspendsAt, expiresAt }: TenantDomainEntry): string {
  if (suspendsAt !== null)
    return t('The record is gone. Set it again before {suspendsAt}: from then on the domain no longer shows your calculators.', {
      suspendsAt: suspendsAt.toLocaleString(spokenLocale()),
    });
  if (expiresAt === null) return reasons[state];
  return t('{state} The claim is kept for you until {expiresAt}.', {
    state: reasons[state],
    expiresAt: expiresAt.toLocaleString(spokenLocale()),
  });
}
