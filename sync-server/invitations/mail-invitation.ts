import type { Change } from '#server/sync/change.ts';

/**
 * Queues the mail of an invitation. The link is not in it: it is made when the mail is written, so that the token is only ever in the mail.
 * The number of sendings names the mail, and one that was overtaken by the next is not sent.
 */
export function mailInvitation(
  change: Change,
  { id, tenantId, resendCount }: { readonly id: string; readonly tenantId: string; readonly resendCount: number },
): void {
  change.effect('mail.send', `invitation:${id}:${resendCount}`, { mail: 'invitation', invitationId: id, resendCount }, tenantId);
}
