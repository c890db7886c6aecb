import { randomUUID } from 'node:crypto';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { platformActor } from '#server/core/access/platform-actor.ts';
import { type ChangeDeps, createChanges } from '#server/core/sync/changes/change.ts';
import { lockPerson } from '#server/people/users/find-person.ts';
import { refuseLastOwner } from '#server/people/users/last-owner.ts';
import { removePerson } from '#server/people/users/removal/remove-person.ts';

const lastOwner =
  'Nothing was removed: the demonstration has the only platform owner. Make one of your own: ' +
  'npm run invite-owner -- owner@firm.example --another. Then run this again.';

/** Removes the people with these addresses and their accounts, all or none. Tenants, plans, and templates stay. */
export async function removeDemoAccounts(
  deps: Omit<ChangeDeps, 'hint'>,
  emails: readonly string[],
): Promise<Outcome<undefined, 'LastOwner'>> {
  const changes = createChanges({ ...deps, hint: () => undefined });
  return changes.runAsPlatform(platformActor(randomUUID(), deps.clock(), undefined), async (change) => {
    const { tx } = change;
    for (const email of emails) {
      const user = await tx.user.findUnique({ where: { email }, select: { id: true } });
      const person = user === null ? undefined : await lockPerson(tx, user.id);
      if (person === undefined) {
        await tx.account.deleteMany({ where: { email } });
        continue;
      }
      const last = person.role === 'platform_owner' ? await refuseLastOwner(tx, person.id) : undefined;
      if (last !== undefined) return refused('LastOwner', lastOwner);
      await removePerson(change, person);
      change.audit('users.delete', { kind: 'user', id: person.id }, { email, role: person.role });
    }
    return done(undefined);
  });
}
