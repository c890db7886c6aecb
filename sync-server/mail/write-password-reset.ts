import type { Tx } from '#server/core/data/database.ts';
import { mailTexts } from '#server/core/mail-queue/mail-texts.ts';
import { issueReset, resetLinkPath } from '#server/people/identity/tickets/reset-links.ts';
import { type MailLook, platformLook, readMailLook } from './mail-look.ts';
import { timeText, type WriteDeps } from './write-invitation.ts';
import type { WrittenMail } from './written-mail.ts';

export interface WriteResetDeps extends WriteDeps {
  readonly sender: { readonly name: string };
}

/**
 * The mail with the link for a new password, in the name of a tenant to which the person belongs: the one on whose page it was requested,
 * if it is among them. An address without an account gets none.
 */
export async function writePasswordReset(
  { randomBytes, publicUrl, sender }: WriteResetDeps,
  tx: Tx,
  { email, tenantId: asked }: { readonly email: string; readonly tenantId: string | null },
  now: Date,
): Promise<WrittenMail | undefined> {
  const [membership] = await tx.$queryRaw<{ tenantId: string }[]>`
    select m.tenant_id::text as "tenantId" from users_to_tenants m join users u on u.id = m.user_id join tenants t on t.id = m.tenant_id
    where u.email = ${email} order by m.tenant_id = ${asked}::uuid desc nulls last, t.created_at desc, t.id limit 1`;
  const tenantId = membership?.tenantId ?? null;
  const link = await issueReset(tx, { email, tenantId, now, randomBytes });
  if (link === undefined) return undefined;
  const look = await lookOf(tx, tenantId, publicUrl, sender.name);
  return {
    to: email,
    tenantId,
    look,
    secret: link.token,
    content: {
      subject: mailTexts.resetSubject,
      paragraphs: [mailTexts.resetBody(look.tenantName ?? '')],
      button: { label: mailTexts.resetButton, path: `${resetLinkPath}?token=` },
      notes: [mailTexts.resetExpires(timeText(link.expiresAt, look.timeZone)), mailTexts.resetUnexpected],
    },
  };
}

async function lookOf(tx: Tx, tenantId: string | null, publicUrl: string, platformName: string): Promise<MailLook> {
  const look = tenantId === null ? undefined : await readMailLook(tx, tenantId, publicUrl);
  return look ?? platformLook(publicUrl, platformName);
}
