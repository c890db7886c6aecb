import { type Successor, userTexts } from '#contract/people/users.ts';
import { tenantTexts } from '#contract/tenants/tenants.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import type { Tx } from '#server/core/data/database.ts';
import { withPlatformRights } from '#server/core/data/roles/platform-rights.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { ownerStream, tenantStream } from '#server/core/sync/streams/stream-names.ts';
import { lockPerson, type Person } from './find-person.ts';
import { raiseToAdmin } from './raise-to-admin.ts';

export type SuccessionRefusal = 'LastAdmin' | 'InputInvalid' | 'Conflict';

/**
 * Locks the teams that a person administers. It comes before the lock of the person, in the general lock order, so that two administrators
 * who remove each other take turns instead of both succeeding.
 */
export async function lockAdministeredTeams(tx: Tx, userId: string): Promise<void> {
  await withPlatformRights(
    tx,
    () => tx.$queryRaw`
      select 1 from tenants
      where id in (select tenant_id from users_to_tenants where user_id = ${userId}::uuid and role = 'tenant_admin') order by id
      for no key update`,
  );
}

/**
 * Refuses to remove the last active administrator of a team and asks for a successor. A platform owner may continue by naming a member, who
 * becomes the administrator, or by stating that nobody does. `within` is the one team that the person leaves; without it, all of them.
 */
export async function resolveSuccession(
  change: Change,
  leaving: Person,
  { successor, within }: { readonly successor: Successor | undefined; readonly within?: string },
): Promise<Outcome<undefined, SuccessionRefusal>> {
  const teams = (await teamsWithoutOther(change.tx, leaving)).filter(({ id }) => within === undefined || id === within);
  if (teams.length === 0) return done(undefined);
  const mayName = change.caller.role === 'platform_owner' && successor !== leaving.id;
  if (!mayName || successor === undefined) return refused('LastAdmin', userTexts.lastAdmin(teams.map(({ name }) => name).join(', ')));
  return successor === 'nobody' ? done(undefined) : appoint(change, successor, teams);
}

interface Team {
  readonly id: string;
  readonly name: string;
}

/** The teams without another active administrator. Removing a person who administers none has no effect on administrators. */
async function teamsWithoutOther(tx: Tx, { id, role, isActive }: Person): Promise<readonly Team[]> {
  if (role === 'user' || !isActive) return [];
  return withPlatformRights(
    tx,
    () => tx.$queryRaw<Team[]>`
      select t.id, t.name from tenants t join users_to_tenants m on m.tenant_id = t.id
      where m.user_id = ${id}::uuid and m.role = 'tenant_admin' and not exists (
        select 1 from users_to_tenants o join users u on u.id = o.user_id
        where o.tenant_id = t.id and o.user_id <> m.user_id and o.role = 'tenant_admin' and u.is_active and u.role <> 'user')
      order by t.name, t.id`,
  );
}

async function appoint(change: Change, successorId: string, teams: readonly Team[]): Promise<Outcome<undefined, SuccessionRefusal>> {
  const { tx } = change;
  const successor = await lockPerson(tx, successorId);
  const isMember = (team: Team) => successor?.memberships.some(({ tenantId }) => tenantId === team.id) === true;
  if (successor === undefined || !teams.every(isMember))
    return refused('InputInvalid', tenantTexts.notMember, { successor: tenantTexts.notMember });
  if (!successor.isActive) return refused('Conflict', tenantTexts.notActive);
  for (const { id } of teams) {
    await raiseToAdmin(change, successor, id);
    await tx.tenant.update({ where: { id }, data: { ownerId: successorId }, select: { id: true } });
    change.touch(tenantStream(id), 'tenant', id);
    change.touch(ownerStream, 'tenantHead', id);
    change.audit('tenants.changeAdmin', { kind: 'tenant', id, tenantId: id }, undefined, { adminId: successorId });
  }
  return done(undefined);
}
