import { accessTexts } from '#contract/access.ts';
import { done, type Outcome, refused } from '#contract/outcome.ts';
import type { CurrentUser } from '#contract/session.ts';
import type { Caller } from '#server/access/caller.ts';
import type { Leases } from './lease.ts';
import type { LoadPerson, Person } from './load-person.ts';

type Answered = Outcome<CurrentUser, 'Unauthorized' | 'UserDeactivated'>;

export type ReadCurrentUser = (caller: Caller) => Promise<Answered>;

/** The signed-in person, with the lease that lets the device go on without a network. */
export function createCurrentUser({
  loadPerson,
  leases,
}: {
  readonly loadPerson: LoadPerson;
  readonly leases: Pick<Leases, 'sign'>;
}): ReadCurrentUser {
  return async ({ sessionId }) => {
    const loaded = await loadPerson.bySession(sessionId);
    if (!loaded.ok) return loaded;
    return loaded.value === undefined ? refused('Unauthorized', accessTexts.unauthorized) : done(await currentUserOf(loaded.value, leases));
  };
}

async function currentUserOf(person: Person, leases: Pick<Leases, 'sign'>): Promise<CurrentUser> {
  const { id, email, firstName, lastName, profileImageUrl, role, isActive } = person;
  const memberships = person.memberships.map(({ offlineDays: _, ...membership }) => membership);
  return { id, email, firstName, lastName, profileImageUrl, role, isActive, memberships, lease: await leases.sign(person) };
}
