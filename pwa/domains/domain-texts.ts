import { type DomainState, domainProof, type TenantDomainEntry } from '#contract/tenant-domains.ts';

export const domainPalettes: Readonly<Record<DomainState, string>> = {
  valid: 'green',
  invalid: 'red',
  conflicting: 'orange',
  pending: 'gray',
  not_found: 'red',
};

/** The reason for a domain's state, and the next step. */
const reasons: Readonly<Record<DomainState, string>> = {
  valid: 'The domain shows your calculators.',
  invalid: 'The record is there, but its value is another one. Replace the value with the one below.',
  conflicting: 'The right record is there, and another one of the same kind beside it. Remove the other one.',
  pending: 'The record has not been seen yet. After it is set, it can take some hours until everybody sees it.',
  not_found: 'There is no such domain. Check how it is written, and that it is registered.',
};

export const domainFormTexts = {
  claimed: 'Domain claimed',
  claimFailed: 'Failed to claim the domain',
  verified: 'Domain checked',
  verifyFailed: 'Failed to check the domain',
} as const;

export function domainReason({ state, suspendsAt, expiresAt }: TenantDomainEntry): string {
  if (suspendsAt !== null)
    return `The record is gone. Set it again before ${suspendsAt.toLocaleString()}: from then on the domain no longer shows your calculators.`;
  if (expiresAt === null) return reasons[state];
  return `${reasons[state]} The claim is kept for you until ${expiresAt.toLocaleString()}.`;
}

/** The DNS record that was found instead, if that helps. */
export function observedText({ state, observed, record }: TenantDomainEntry): string | undefined {
  const proofs = observed.filter((text) => text.startsWith(domainProof.prefix) && text !== record.value);
  if (state === 'valid' || proofs.length === 0) return undefined;
  return `Found: ${proofs.join(', ')}`;
}
