import type { BeginSignUp } from '#contract/people/sign-up.ts';
import type { Tx } from '#server/data/database.ts';
import { mailTexts } from '#server/mail-queue/mail-texts.ts';
import { hasAccount, issueSignUp, signUpLinkPath } from '#server/sign-up/sign-up-links.ts';
import { platformLook } from './mail-look.ts';
import { timeText } from './write-invitation.ts';
import type { WriteResetDeps } from './write-password-reset.ts';
import type { WrittenMail } from './written-mail.ts';

/** The mail that verifies the address. An address that already has an account is told to sign in; only this mail reveals it. */
export async function writeSignUp(
  { randomBytes, publicUrl, sender }: WriteResetDeps,
  tx: Tx,
  signUp: BeginSignUp,
  now: Date,
): Promise<WrittenMail> {
  const { email: to, firmName } = signUp;
  const look = platformLook(publicUrl, sender.name);
  const mail = { to, tenantId: null, look };
  if (await hasAccount((sql, values) => tx.$queryRawUnsafe(sql, ...values), to)) {
    const button = { label: mailTexts.signUpKnownButton, path: '/api/login' };
    const content = { subject: mailTexts.signUpKnownSubject, paragraphs: [mailTexts.signUpKnownBody(firmName)], button };
    return { ...mail, secret: undefined, content };
  }
  const { token, expiresAt } = await issueSignUp(tx, signUp, { now, randomBytes });
  return {
    ...mail,
    secret: token,
    content: {
      subject: mailTexts.signUpSubject(firmName),
      paragraphs: [mailTexts.signUpBody(firmName)],
      button: { label: mailTexts.signUpButton, path: `${signUpLinkPath}?token=` },
      notes: [mailTexts.resetExpires(timeText(expiresAt, look.timeZone)), mailTexts.signUpUnexpected],
    },
  };
}
