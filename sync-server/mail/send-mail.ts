import type { Database, Tx } from '#server/core/data/database.ts';
import type { IdentityQuery } from '#server/core/data/identity-query.ts';
import { keyOf, storedTenant } from '#server/core/data/tenant-key.ts';
import { MailPayload } from '#server/core/mail-queue/mail-payload.ts';
import { readerLanguage } from '#server/core/mail-queue/reader-language.ts';
import { loadContactOf } from '#server/core/settings/load-contact.ts';
import type { DueEffect, EffectHandler } from '#server/core/sync/effects/effects.ts';
import { platformLook, readMailLook } from './mail-look.ts';
import type { readSender } from './mail-sender.ts';
import { type RenderedMail, renderMail } from './render-mail.ts';
import type { Mailer } from './smtp-mailer.ts';
import { type WriteDeps, writeInvitation, writeInvitationRequest } from './write-invitation.ts';
import { writePasswordReset } from './write-password-reset.ts';
import { writeSignUp } from './write-sign-up.ts';
import { completeContent, type WrittenMail } from './written-mail.ts';

export interface MailDeps extends WriteDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly sender: ReturnType<typeof readSender>;
  /** undefined: mails stay in the outbox, where a developer reads them. */
  readonly mailer: Mailer | undefined;
}

const platform = { as: 'platform' } as const;

/**
 * Writes the mail, records it in the outbox, and sends it. If the mail server refuses it, the record is marked as failed and the effect is
 * retried.
 */
export function createMailSender(deps: MailDeps): EffectHandler {
  return async (effect) => {
    const written = await deps.db.inTransaction(platform, (tx) => writeAndNote(deps, tx, effect));
    if (written === undefined || deps.mailer === undefined) return;
    const { mail, rendered } = written;
    const { tenantName, isWhiteLabel } = mail.look;
    const name = tenantName !== undefined && isWhiteLabel ? tenantName : deps.sender.name;
    try {
      await deps.mailer.send({
        ...rendered,
        to: mail.to,
        from: { name, address: deps.sender.address },
        id: `${effect.id}.${effect.attempts}`,
      });
    } catch (fault) {
      await note(deps, effect, 'failed', fault instanceof Error ? fault.message.slice(0, 500) : String(fault));
      throw fault;
    }
    await note(deps, effect, 'sent', null);
  };
}

async function writeAndNote(
  deps: MailDeps,
  tx: Tx,
  effect: DueEffect,
): Promise<{ readonly mail: WrittenMail; readonly rendered: RenderedMail } | undefined> {
  const mail = await write(deps, tx, MailPayload.parse(effect.payload));
  if (mail === undefined) return undefined;
  const query: IdentityQuery = (sql, values) => tx.$queryRawUnsafe(sql, ...values);
  const contact = await loadContactOf(query, mail.tenantId);
  const language = await readerLanguage(tx, mail.to, mail.look.brand.language);
  const foot = { platformName: deps.sender.name, contact, language };
  const rendered = renderMail(completeContent(mail, deps.publicUrl), mail.look, foot);
  const kept = deps.mailer === undefined ? rendered : withoutSecret(rendered, mail.secret);
  const { to, tenantId } = mail;
  const row = { to, ...kept, state: 'queued', error: null } as const;
  await tx.mailMessage.upsert({
    where: keyOf(tenantId, effect.id),
    create: { id: effect.id, tenantId: storedTenant(tenantId), createdAt: deps.clock(), ...row },
    update: row,
  });
  return { mail, rendered };
}

async function write(deps: MailDeps, tx: Tx, payload: MailPayload): Promise<WrittenMail | undefined> {
  switch (payload.mail) {
    case 'invitation':
      return writeInvitation(deps, tx, payload, deps.clock());
    case 'invitationRequest':
      return writeInvitationRequest(deps, tx, payload);
    case 'passwordReset':
      return writePasswordReset(deps, tx, payload, deps.clock());
    case 'signUp':
      return writeSignUp(deps, tx, payload, deps.clock());
    case 'message': {
      const { to, tenantId, subject, paragraphs, button } = payload;
      const look = tenantId === null ? platformLook(deps.publicUrl, deps.sender.name) : await readMailLook(tx, tenantId, deps.publicUrl);
      if (look === undefined) return undefined;
      return { to, tenantId, look, secret: undefined, content: { subject, paragraphs, ...(button === undefined ? {} : { button }) } };
    }
  }
}

/** The stored copy of a sent mail: without the token that opens an account. */
function withoutSecret({ subject, html, text }: RenderedMail, secret: string | undefined): RenderedMail {
  if (secret === undefined) return { subject, html, text };
  return { subject, html: html.replaceAll(secret, '…'), text: text.replaceAll(secret, '…') };
}

async function note({ db, clock }: MailDeps, effect: DueEffect, state: 'sent' | 'failed', error: string | null): Promise<void> {
  await db.query(platform, 'update mail_outbox set state = $2::mail_state, error = $3, sent_at = $4::timestamptz where id = $1::uuid', [
    effect.id,
    state,
    error,
    state === 'sent' ? clock() : null,
  ]);
}
