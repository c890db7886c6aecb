import { accessTexts } from '#contract/people/access.ts';
import type { CurrentUser } from '#contract/people/session.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import type { Caller } from '#server/core/access/caller.ts';
import type { Leases } from './lease.ts';
import type { LoadPerson, Person } from './load-person.ts';

type Answered = Outcome<CurrentUser, 'Unauthorized' | 'UserDeactivated'>;

export type ReadCurrentUser = (caller: Caller) => Promise<Answered>;

/** The person already identified for a request, so that one request does not read the same session twice. */
export interface PersonsOfRequests {
  readonly set: (caller: Caller, person: Person) => unknown;
  readonly get: (caller: Caller) => Person | undefined;
}

/** The signed-in person, with the lease that lets the device work offline. */
export function createCurrentUser({
  loadPerson,
  persons,
  leases,
}: {
  readonly loadPerson: Pick<LoadPerson, 'bySession'>;
  readonly persons: Pick<PersonsOfRequests, 'get'>;
  readonly leases: Pick<Leases, 'sign'>;
}): ReadCurrentUser {
  return async (caller) => {
    const known = persons.get(caller);
    if (known !== undefined) return done(await currentUserOf(known, leases));
    const loaded = await loadPerson.bySession(caller.sessionId);
    if (!loaded.ok) return loaded;
    return loaded.value === undefined ? refused('Unauthorized', accessTexts.unauthorized) : done(await currentUserOf(loaded.value, leases));
  };
}

async function currentUserOf(person: Person, leases: Pick<Leases, 'sign'>): Promise<CurrentUser> {
  const { id, email, firstName, lastName, profileImageUrl, role, isActive } = person;
  const memberships = person.memberships.map(({ offlineDays: _, ...membership }) => membership);
  const user = { id, email, firstName, lastName, profileImageUrl, role, isActive, memberships };
  if (person.impersonator === null) return { ...user, lease: await leases.sign(person) };
  const { email: ownerEmail, endsAt, readOnly } = person.impersonator;
  const until = new Date(endsAt);
  return { ...user, impersonation: { ownerEmail, endsAt: until.toISOString(), readOnly }, lease: await leases.sign({ ...person, until }) };
}
