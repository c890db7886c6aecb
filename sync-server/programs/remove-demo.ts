/**
 * For the operator: removes the people of the demonstration whose accounts still have the known password, so that production starts. Reads
 * the settings of the server, which must not run at the same time.
 */
import { randomUUID } from 'node:crypto';
import { createPasswordHasher } from '#server/people/identity/passwords/password-hash.ts';
import { runOnDatabase } from './run-on-database.ts';
import { findDemoAccounts } from './seed/demo-accounts.ts';
import { removeDemoAccounts } from './seed/remove-demo-accounts.ts';

process.exitCode = await runOnDatabase('Removing the demonstration', async ({ db }) => {
  const emails = await findDemoAccounts(db, createPasswordHasher());
  if (emails.length === 0) return { ok: true, value: 'No account of the demonstration has the known password: nothing to remove.' };
  const removed = await removeDemoAccounts({ db, clock: () => new Date(), newId: randomUUID, isOwnHost: () => false }, emails);
  if (!removed.ok) return removed;
  return {
    ok: true,
    value: `Removed ${emails.join(', ')}. Tenants of the demonstration stay: a platform owner can delete them.`,
  };
});
