import { statusAt } from '#contract/people/invitations.ts';
import { refuseHeldTenant } from '#server/core/access/tenant-limits.ts';
import type { Tx } from '#server/core/data/database.ts';
import { keyOf } from '#server/core/data/tenant-key.ts';
import { mailTexts } from '#server/core/mail-queue/mail-texts.ts';
import { hashToken, newToken, type RandomBytes } from '#server/people/identity/sessions/opaque-token.ts';
import { voidLink } from '#server/people/invitations/void-link.ts';
import { readMailLook } from './mail-look.ts';
import type { WrittenMail } from './written-mail.ts';

export interface WriteDeps {
  readonly randomBytes: RandomBytes;
  readonly publicUrl: string;
}

/**
 * Makes the link and the mail with it. Only the hash of the token is kept; a repeated sending makes another link and voids the previous
 * one. An invitation that is no longer pending, or was sent again in the meantime, gets no mail.
 */
export async function writeInvitation(
  { randomBytes, publicUrl }: WriteDeps,
  tx: Tx,
  { invitationId: id, resendCount }: { readonly invitationId: string; readonly resendCount: number },
  now: Date,
): Promise<WrittenMail | undefined> {
  await tx.$queryRaw`select 1 from invitations where id = ${id}::uuid for update`;
  const invitation = await tx.invitation.findFirst({
    where: { id },
    include: { inviter: { select: { firstName: true, lastName: true, email: true } } },
  });
  if (invitation === null || invitation.resendCount !== resendCount || statusAt(invitation, now) !== 'pending') return undefined;
  const { tenantId, email, inviter, expiresAt } = invitation;
  // The name of the tenant may have been held since the invitation was queued.
  if ((await refuseHeldTenant({ tx }, tenantId)) !== undefined) return undefined;
  const look = await readMailLook(tx, tenantId, publicUrl);
  if (look?.tenantName === undefined) return undefined;
  await voidLink(tx, invitation, now);
  const token = newToken(randomBytes);
  await tx.invitation.update({ where: keyOf(tenantId, id), data: { verificationToken: hashToken(token) } });
  return {
    to: email,
    tenantId,
    look,
    secret: token,
    content: {
      subject: mailTexts.invitationSubject(look.tenantName),
      paragraphs: [mailTexts.invitationBody(nameOf(inviter), look.tenantName)],
      button: { label: mailTexts.invitationButton, path: '/accept-invitation?u=' },
      notes: [
        mailTexts.expires(timeText(expiresAt, look.timeZone)),
        mailTexts.unexpected,
        mailTexts.report(`${publicUrl}/report/invitation/${id}`),
      ],
    },
  };
}

/** Tells the inviter that a new invitation is requested. Without an inviter no mail is sent. */
export async function writeInvitationRequest(
  { publicUrl }: WriteDeps,
  tx: Tx,
  { invitationId: id }: { readonly invitationId: string },
): Promise<WrittenMail | undefined> {
  const invitation = await tx.invitation.findFirst({
    where: { id },
    include: { inviter: { select: { email: true, isActive: true } } },
  });
  if (invitation === null || invitation.inviter?.isActive !== true) return undefined;
  const { tenantId, email, inviter } = invitation;
  const look = await readMailLook(tx, tenantId, publicUrl);
  if (look?.tenantName === undefined) return undefined;
  return {
    to: inviter.email,
    tenantId,
    look,
    secret: undefined,
    content: {
      subject: mailTexts.requestSubject(email),
      paragraphs: [mailTexts.requestBody(email, look.tenantName)],
      button: { label: mailTexts.requestButton, path: '/admin/users' },
    },
  };
}

interface Named {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string;
}

function nameOf(person: Named | null): string {
  if (person === null) return mailTexts.somebody;
  const name = [person.firstName, person.lastName].filter((part) => part !== null && part !== '').join(' ');
  return name === '' ? person.email : `${name} (${person.email})`;
}

/** With the time zone, to be unambiguous: 22 January 2026 at 09:00 UTC. */
export function timeText(time: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    dateStyle: undefined,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(time);
}
