import { domainToASCII } from 'node:url';
import { type Refused, refused } from '#contract/values/outcome.ts';
import { rateLimitTexts } from '#contract/values/rate-limits.ts';
import { spendInChange } from '#server/core/rate-limits/spend-in-change.ts';
import type { Change } from '#server/core/sync/changes/change.ts';

/**
 * Addresses that have reached the maximum number of invitation mails, from all senders together, and the message for the sender of another
 * one.
 */
export async function refuseFlooded(change: Change, emails: readonly string[]): Promise<ReadonlyMap<string, Refused<'TooManyRequests'>>> {
  const waiting = await spendInChange(change, 'invitationMailTo', [...new Set(emails.map(mailboxOf))]);
  return new Map(
    emails.flatMap((email) => {
      const seconds = waiting.get(mailboxOf(email));
      if (seconds === undefined) return [];
      return [[email, { ...refused('TooManyRequests', rateLimitTexts.mailed(seconds)), retryAfterSeconds: seconds }]];
    }),
  );
}

/** The mailbox of an address: without the tag after a plus, and with the domain in its ASCII form. */
function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [name = ''] = email.slice(0, at).split('+');
  return `${name}@${domainToASCII(email.slice(at + 1)).replace(/\.$/, '')}`;
}

/**
 * Queues the mail of an invitation. The link is not in the payload: it is made when the mail is written, so that the token is only in the
 * mail. The number of sendings identifies the mail, and one superseded by the next is not sent.
 */
export function mailInvitation(
  change: Change,
  { id, tenantId, resendCount }: { readonly id: string; readonly tenantId: string; readonly resendCount: number },
): void {
  change.effect('mail.send', `invitation:${id}:${resendCount}`, { mail: 'invitation', invitationId: id, resendCount }, tenantId);
}
