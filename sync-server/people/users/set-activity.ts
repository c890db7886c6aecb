import { accessTexts } from '#contract/people/access.ts';
import { DeactivateUser, type Successor, UserActivity, UserId, userTexts } from '#contract/people/users.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { type AccessRefusal, authorize } from '#server/core/access/authorize.ts';
import { type Caller, isAdminOf } from '#server/core/access/caller.ts';
import { withPlatformRights } from '#server/core/data/roles/platform-rights.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { endSessions } from './end-sessions.ts';
import { examplePerson } from './example-person.ts';
import { lockPerson, type Person } from './find-person.ts';
import { lockAdministeredTeams, resolveSuccession, type SuccessionRefusal } from './last-admin.ts';
import { refuseLastOwner } from './last-owner.ts';
import { notifyOfVoidInvitations } from './notify-of-void-invitations.ts';
import { touchPerson } from './touch-person.ts';

type ActivityRefusal = AccessRefusal['code'] | SuccessionRefusal | 'SelfDeletion' | 'LastOwner';

/** The sessions from before the deactivation end in the same transaction: the person signs in again. */
export const activateUser = defineOperation({
  name: 'users.activate',
  id: 'activateUser',
  summary: 'Let a person in again',
  input: UserId,
  output: UserActivity,
  object: 'loaded',
  rest: { method: 'PUT', path: '/api/admin/users/{id}/activate', example: { id: examplePerson.id, isActive: true } },
  queued: { type: 'users.activate' },
  change: (change, { id }) => setActivity(change, id, { isActive: true }),
});

/**
 * The sessions stay, and every use of them is refused from the next request on, with the reason: a device told only that nobody is signed
 * in would keep the person's rows and wait for a sign-in.
 */
export const deactivateUser = defineOperation({
  name: 'users.deactivate',
  id: 'deactivateUser',
  summary: 'Keep a person out and end all sessions',
  input: DeactivateUser,
  output: UserActivity,
  object: 'loaded',
  rest: { method: 'PUT', path: '/api/admin/users/{id}/deactivate', example: { id: examplePerson.id, isActive: false } },
  queued: { type: 'users.deactivate' },
  change: (change, { id, successor }) => setActivity(change, id, { isActive: false, successor }),
});

interface WantedActivity {
  readonly isActive: boolean;
  readonly successor?: Successor | undefined;
}

async function setActivity(
  change: Change,
  id: string,
  { isActive, successor }: WantedActivity,
): Promise<Outcome<UserActivity, ActivityRefusal>> {
  const { tx, caller } = change;
  const operation = isActive ? 'users.activate' : 'users.deactivate';
  if (!isActive && id === caller.userId) return refused('SelfDeletion', userTexts.selfDeactivation);
  await lockAdministeredTeams(tx, id);
  const person = await lockPerson(tx, id);
  const shared = person === undefined ? [] : teamsOf(caller, person);
  if (person === undefined || (caller.role !== 'platform_owner' && shared.length === 0)) return refused('NotFound', accessTexts.notFound);
  for (const tenantId of caller.role === 'platform_owner' ? [] : shared) {
    const held = authorize(operation, caller, { tenantId });
    if (held !== undefined) return held;
  }
  const reach = refuseReach(caller, person, shared);
  if (reach !== undefined) return reach;
  if (person.isActive === isActive) return done({ id, isActive });
  if (!isActive && person.role === 'platform_owner') {
    const last = await refuseLastOwner(tx, id);
    if (last !== undefined) return last;
  }
  const resolved = isActive ? done(undefined) : await resolveSuccession(change, person, { successor });
  if (!resolved.ok) return resolved;
  await withPlatformRights(tx, () => tx.user.update({ where: { id }, data: { isActive } }));
  if (isActive) await endSessions(tx, id);
  else await notifyOfVoidInvitations(change, person);
  const tenantIds = person.memberships.map(({ tenantId }) => tenantId);
  touchPerson(change, id, tenantIds);
  const [tenantId] = shared;
  change.audit(operation, { kind: 'user', id, ...(tenantId === undefined ? {} : { tenantId }) }, { isActive: !isActive }, { isActive });
  return done({ id, isActive });
}

/** The teams of a person that the caller administers. */
export function teamsOf(caller: Caller, person: Person): readonly string[] {
  return person.memberships.map(({ tenantId }) => tenantId).filter((tenantId) => isAdminOf(caller, tenantId));
}

/** An administrator's action on a person as a whole must not affect other administrators' teams, nor the platform. */
function refuseReach(caller: Caller, person: Person, shared: readonly string[]) {
  if (caller.role === 'platform_owner') return undefined;
  if (person.role === 'platform_owner') return refused('Forbidden', userTexts.ownerOnly);
  return shared.length < person.memberships.length ? refused('Forbidden', userTexts.elsewhereToo) : undefined;
}
