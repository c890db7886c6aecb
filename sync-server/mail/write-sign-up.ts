import { isHeldName } from '#contract/tenants/held-names.ts';
import type { BeginSignUp } from '#contract/tenants/sign-up.ts';
import type { Tx } from '#server/core/data/database.ts';
import { mailTexts } from '#server/core/mail-queue/mail-texts.ts';
import { hasAccount, issueSignUp, signUpLinkPath } from '#server/tenants/sign-up/sign-up-links.ts';
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
  const { email: to } = signUp;
  const tenantName = nameInMail(signUp.firmName);
  const look = platformLook(publicUrl, sender.name);
  const mail = { to, tenantId: null, look };
  if (await hasAccount((sql, values) => tx.$queryRawUnsafe(sql, ...values), to)) {
    const button = { label: mailTexts.signUpKnownButton, path: '/api/login' };
    const content = { subject: mailTexts.signUpKnownSubject, paragraphs: [mailTexts.signUpKnownBody(tenantName)], button };
    return { ...mail, secret: undefined, content };
  }
  const { token, expiresAt } = await issueSignUp(tx, signUp, { now, randomBytes });
  return {
    ...mail,
    secret: token,
    content: {
      subject: mailTexts.signUpSubject(tenantName),
      paragraphs: [mailTexts.signUpBody(tenantName)],
      button: { label: mailTexts.signUpButton, path: `${signUpLinkPath}?token=` },
      notes: [mailTexts.resetExpires(timeText(expiresAt, look.timeZone)), mailTexts.signUpUnexpected],
    },
  };
}

const longestName = 60;

/** Anybody may type a name and somebody else's address, so a name that could be a message or imitate a brand is not mailed. */
function nameInMail(firmName: string): string {
  const hasAddress = /\S[.:/@]\S/.test(firmName);
  return hasAddress || firmName.length > longestName || isHeldName(firmName) ? mailTexts.signUpUnnamed : firmName;
}
