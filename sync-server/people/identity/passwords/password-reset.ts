import { accountTexts, Password } from '#contract/people/account.ts';
import { passwordResetTexts } from '#contract/people/sign-in.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { platformActor } from '#server/core/access/platform-actor.ts';
import type { Tx } from '#server/core/data/database.ts';
import type { IdentityQuery } from '#server/core/data/identity-query.ts';
import { mailMessage } from '#server/core/mail-queue/mail-payload.ts';
import { mailTexts } from '#server/core/mail-queue/mail-texts.ts';
import type { RateLimiter } from '#server/core/rate-limits/rate-limiter.ts';
import type { Change, Changes } from '#server/core/sync/changes/change.ts';
import { userStream } from '#server/core/sync/streams/stream-names.ts';
import { passwordCount } from '#server/people/identity/attempts/sign-in-counts.ts';
import { consumeResetLink, type FoundReset, findReset } from '#server/people/identity/tickets/reset-links.ts';
import { provenTicketTypes } from '#server/people/identity/tickets/sign-in-tickets.ts';
import { isCommonPassword } from './common-passwords.ts';
import type { PasswordHasher } from './password-hash.ts';

export interface PasswordResetDeps {
  readonly query: IdentityQuery;
  readonly changes: Changes;
  readonly hasher: PasswordHasher;
  readonly limiter: Pick<RateLimiter, 'forget'>;
  readonly clock: () => Date;
  readonly newId: () => string;
}

/**
 * Queues the mail, whether or not the address has an account: that is checked when the mail is written, so neither the answer nor its
 * timing reveals it.
 */
export async function askForReset(
  { changes, clock, newId }: PasswordResetDeps,
  { email, tenantId }: { readonly email: string; readonly tenantId: string | null },
  requestId: string,
): Promise<void> {
  await changes.runAsPlatform(platformActor(requestId, clock(), undefined), async (change) => {
    change.effect('mail.send', `password-reset:${newId()}`, { mail: 'passwordReset', email, tenantId });
    return done(undefined);
  });
}

export interface NewPassword {
  readonly token: string;
  readonly password: string;
}

export type ResetRefusal = 'Expired' | 'InputInvalid';

/** Sets the password and ends all access gained with the old one: sessions here, the provider's own, and every pending link. */
export async function setForgottenPassword(
  deps: PasswordResetDeps,
  { token, password }: NewPassword,
  requestId: string,
): Promise<Outcome<FoundReset, ResetRefusal>> {
  const now = deps.clock();
  const found = await findReset(deps.query, token, now);
  if (found === undefined) return refused('Expired', passwordResetTexts.expired);
  const problem = problemOf(password, found.tenantName ?? '');
  if (problem !== undefined) return refused('InputInvalid', problem, { password: problem });
  const hash = await deps.hasher.hash(password);
  const { commits: _, ...outcome } = await deps.changes.runAsPlatform(platformActor(requestId, now, undefined), (change) =>
    replacePassword(change, { token, hash, found }),
  );
  if (outcome.ok) await deps.limiter.forget(passwordCount(found.email));
  return outcome;
}

/** The rules of the form in which the first password was chosen. */
function problemOf(password: string, tenantName: string): string | undefined {
  const read = Password.safeParse(password);
  if (!read.success) return read.error.issues[0]?.message ?? accountTexts.passwordHint;
  return isCommonPassword(password, tenantName) ? accountTexts.passwordCommon : undefined;
}

interface Replacement {
  readonly token: string;
  readonly hash: string;
  readonly found: FoundReset;
}

async function replacePassword(change: Change, { token, hash, found }: Replacement): Promise<Outcome<FoundReset, 'Expired'>> {
  const { tx, now } = change;
  const { accountId, email, tenantId } = found;
  if (!(await consumeResetLink(tx, token, now))) return refused('Expired', passwordResetTexts.expired);
  await tx.account.update({ where: { id: accountId }, data: { passwordHash: hash, updatedAt: now } });
  const people = await endEverything(tx, accountId, email);
  for (const userId of people) {
    change.touch(userStream(userId), 'me', userId);
    change.audit('account.resetPassword', { kind: 'user', id: userId });
  }
  mailMessage(change, `password-changed:${change.newId()}`, tenantId ?? undefined, {
    to: email,
    subject: mailTexts.passwordChangedSubject,
    paragraphs: [mailTexts.passwordChangedBody, mailTexts.passwordChangedUnexpected],
  });
  return done(found);
}

/**
 * Returns the people whose sessions ended. An unfinished sign-in with the old password ends, too. Known browsers stay known, because they
 * grant no access.
 */
async function endEverything(tx: Tx, accountId: string, email: string): Promise<readonly string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select id::text from users where email = ${email} or id in (select user_id from identities where subject = ${accountId})`;
  const people = rows.map(({ id }) => id);
  await tx.session.deleteMany({ where: { userId: { in: people } } });
  await tx.$executeRaw`
    delete from oidc_payloads where (payload ->> 'accountId' = ${accountId} and type <> 'KnownBrowser') or payload #>> '{result,login,accountId}' = ${accountId}
      or (type = any(${[...provenTicketTypes]}) and payload ->> 'userId' = any(${people}))`;
  return people;
}
