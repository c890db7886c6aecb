/**
 * For the operator: removes the second steps of a person who has lost them, and signs the person out everywhere. Reads the settings of the
 * server, which must not run at the same time.
 */
import { randomUUID } from 'node:crypto';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { platformActor } from '#server/core/access/platform-actor.ts';
import { type Change, createChanges } from '#server/core/sync/changes/change.ts';
import { complain } from './hold-port.ts';
import { runOnDatabase } from './run-on-database.ts';

const [email = ''] = process.argv.slice(2);

process.exitCode = /^\S+@\S+$/.test(email)
  ? await runOnDatabase('Resetting the second step', async ({ db }) => {
      const clock = (): Date => new Date();
      const changes = createChanges({ db, clock, newId: randomUUID, isOwnHost: () => false, hint: () => undefined });
      const { commits: _, ...outcome } = await changes.runAsPlatform(platformActor(randomUUID(), clock(), undefined), (change) =>
        resetSecondStep(change, email.toLowerCase()),
      );
      return outcome;
    })
  : complain(['Name the person by the email address: npm run reset-second-step -- person@firm.example']);

async function resetSecondStep(change: Change, address: string): Promise<Outcome<string, 'NotFound'>> {
  const { tx } = change;
  const account = await tx.account.findUnique({ where: { email: address }, select: { id: true } });
  if (account === null) return refused('NotFound', `There is no account with the address ${address}.`);
  const { count } = await tx.accountFactor.deleteMany({ where: { accountId: account.id } });
  const people = await tx.user.findMany({
    where: { OR: [{ email: address }, { identities: { some: { subject: account.id } } }] },
    select: { id: true },
  });
  await tx.session.deleteMany({ where: { userId: { in: people.map(({ id }) => id) } } });
  await tx.$executeRaw`delete from oidc_payloads where payload ->> 'accountId' = ${account.id} and type <> 'KnownBrowser'`;
  for (const { id } of people)
    change.audit('account.secondStep', { kind: 'user', id }, undefined, { what: 'reset by the operator', count });
  return done(`Removed the second steps of ${address}, who is signed out everywhere.`);
}
