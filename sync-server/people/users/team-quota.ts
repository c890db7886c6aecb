import { teamLimit } from '#contract/people/users.ts';
import type { Tx } from '#server/core/data/database.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { forgetInvited } from './forget-invited.ts';
import { touchInvitation } from './touch-person.ts';

/** A team and the number of free places in its plan. Pending invitations take places. */
export interface TeamQuota {
  readonly tenantName: string;
  readonly limit: number;
  readonly members: number;
  readonly pending: number;
}

interface Quota {
  readonly tenantName: string;
  readonly settings: unknown;
  readonly terms: unknown;
  readonly members: number;
  readonly pending: number;
}

/**
 * Locks the tenant and counts its team. Changes that add to a team take turns here, so two of them never take the same last place. The lock
 * is a separate statement, because the count must be taken after the lock was granted. Invitations past their expiry lose their places
 * first.
 */
export async function lockTeam(change: Change, tenantId: string): Promise<TeamQuota | undefined> {
  const { tx, now } = change;
  const locked = await tx.$queryRaw<unknown[]>`select 1 from tenants where id = ${tenantId}::uuid for no key update`;
  if (locked.length === 0) return undefined;
  const late = await tx.$queryRaw<{ id: string; email: string }[]>`
    update invitations set status = 'expired' where tenant_id = ${tenantId}::uuid and status = 'pending' and expires_at <= ${now}
    returning id, email`;
  for (const { id } of late) touchInvitation(change, { id, tenantId });
  const emails = late.map(({ email }) => email);
  if (emails.length > 0) await forgetInvited(change, emails);
  return readQuota(tx, tenantId);
}

async function readQuota(tx: Tx, tenantId: string): Promise<TeamQuota | undefined> {
  const [row] = await tx.$queryRaw<Quota[]>`
    select t.name as "tenantName", p.settings, (
        select s.terms from subscriptions s where s.tenant_id = t.id and s.status in ('trialing', 'active', 'past_due', 'paused')
      ) as terms,
      (select count(*)::int from users_to_tenants m where m.tenant_id = t.id) as members,
      (select count(*)::int from invitations i where i.tenant_id = t.id and i.status = 'pending') as pending
    from tenants t left join plans p on p.id = t.plan_id
    where t.id = ${tenantId}::uuid`;
  if (row === undefined) return undefined;
  // The terms of a running subscription take precedence over the current plan.
  const bought = typeof row.terms === 'object' && row.terms !== null && 'maxUsers' in row.terms ? row.terms : row.settings;
  return { tenantName: row.tenantName, limit: teamLimit(bought), members: row.members, pending: row.pending };
}
