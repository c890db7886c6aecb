import { accessTexts } from '#contract/access.ts';
import { done, type Outcome, refused } from '#contract/outcome.ts';
import type { CurrentUser } from '#contract/session.ts';
import { isCaller, type Principal } from '#server/access/caller.ts';
import type { Leases } from './lease.ts';
import type { LoadPerson, Person } from './load-person.ts';

type Answered = Outcome<CurrentUser, 'Unauthorized' | 'UserDeactivated'>;

export interface ReadCurrentUser {
  readonly byCookie: (cookie: string | undefined) => Promise<Answered>;
  readonly ofPrincipal: (principal: Principal) => Promise<Answered>;
}

/** Who is signed in, with the lease that lets the device go on without a network. */
export function createCurrentUser({
  loadPerson,
  leases,
}: {
  readonly loadPerson: LoadPerson;
  readonly leases: Pick<Leases, 'sign'>;
}): ReadCurrentUser {
  async function answer(loading: ReturnType<LoadPerson['bySession']>): Promise<Answered> {
    const loaded = await loading;
    if (!loaded.ok) return loaded;
    return loaded.value === undefined ? refused('Unauthorized', accessTexts.unauthorized) : done(await currentUserOf(loaded.value, leases));
  }
  return {
    byCookie: (cookie) => answer(loadPerson.byCookie(cookie)),
    ofPrincipal: (principal) =>
      isCaller(principal)
        ? answer(loadPerson.bySession(principal.sessionId))
        : Promise.resolve(refused('Unauthorized', accessTexts.unauthorized)),
  };
}

async function currentUserOf(person: Person, leases: Pick<Leases, 'sign'>): Promise<CurrentUser> {
  const { id, email, firstName, lastName, profileImageUrl, role, isActive } = person;
  const memberships = person.memberships.map(({ offlineDays: _, ...membership }) => membership);
  return { id, email, firstName, lastName, profileImageUrl, role, isActive, memberships, lease: await leases.sign(person) };
}
