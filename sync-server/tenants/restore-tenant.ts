import { accessTexts } from '#contract/access.ts';
import { done, type Outcome, refused } from '#contract/outcome.ts';
import { type RestoredTenant, type RestoreTenant, tenantTexts } from '#contract/tenants.ts';
import { type AccessRefusal, authorise } from '#server/access/authorise.ts';
import { fallBackToFreePlan } from '#server/billing/end-subscription.ts';
import { isRunning } from '#server/calculators/calculator-limit.ts';
import type { Tx } from '#server/data/database.ts';
import type { Change } from '#server/sync/change.ts';
import { insertKept, presentIds, textOf } from './kept-rows.ts';
import { type KeptTenant, keptTables, openTombstone } from './tombstone.ts';
import { touchRestored } from './touch-restored.ts';

export type RestoreRefusal = AccessRefusal['code'] | 'Conflict' | 'SubdomainTaken';

/**
 * Brings a deleted tenant back whole: its people, their memberships and ways to sign in, its pages, invitations, calculators and papers.
 * Who has come back by another way in the meantime keeps the present row and joins again. Its subscription ended at the provider when it
 * was deleted, and stays ended: a plan that it paid for gives way to the free one.
 */
export async function restoreTenant(change: Change, { id }: RestoreTenant): Promise<Outcome<RestoredTenant, RestoreRefusal>> {
  const { tx, caller, now } = change;
  const refusal = authorise('tenants.restore', caller, { now });
  if (refusal !== undefined) return refusal;
  const [stone] = await tx.$queryRaw<{ id: string; payload: Uint8Array }[]>`
    select id, payload from tenant_tombstones where tenant_id = ${id}::uuid and purge_after > ${now} order by created_at desc limit 1 for update`;
  if (stone === undefined) {
    const isThere = (await tx.tenant.count({ where: { id } })) > 0;
    return isThere ? refused('Conflict', tenantTexts.notDeleted) : refused('NotFound', accessTexts.notFound);
  }
  const kept = await openTombstone(tx, stone.payload);
  const [tenant] = kept.tenants ?? [];
  if (tenant === undefined) throw new Error('A tombstone holds no tenant.');
  const subdomain = textOf(tenant, 'subdomain');
  if ((await tx.tenant.count({ where: { subdomain } })) > 0) return refused('SubdomainTaken', tenantTexts.subdomainGone);
  const people = await restorePeople(tx, kept);
  await insertKept(tx, 'tenants', [await fittingTenant(tx, tenant, people.idOf)]);
  const counts = await restoreRows(tx, kept, people.idOf);
  if ((kept.subscriptions ?? []).some(({ status }) => isRunning(String(status)))) await fallBackToFreePlan(change, id);
  await raiseAdministrators(tx, id);
  await tx.releasedSubdomain.deleteMany({ where: { subdomain } });
  await tx.tenantTombstone.deleteMany({ where: { tenantId: id } });
  await touchRestored(change, id);
  const answer = {
    id,
    name: textOf(tenant, 'name'),
    subdomain,
    restoredUsers: people.restored,
    memberships: counts.memberships,
    subscriptionEnded: counts.hadSubscription,
  };
  change.audit('tenants.restore', { kind: 'tenant', id, tenantId: id }, undefined, answer);
  return done(answer);
}

interface RestoredPeople {
  readonly restored: number;
  /** The present id of somebody the tombstone knows; undefined for who is gone for good. */
  readonly idOf: (id: unknown) => string | undefined;
}

/** An address that somebody has taken in the meantime is that person's: the two are one, and the present row stays. */
async function restorePeople(
  tx: Tx,
  { users = [], identities = [], accounts = [], users_to_tenants: memberships = [] }: KeptTenant,
): Promise<RestoredPeople> {
  const present = await tx.user.findMany({
    where: { email: { in: users.map((user) => textOf(user, 'email')) } },
    select: { id: true, email: true },
  });
  const idByEmail = new Map(present.map(({ id, email }) => [email, id]));
  const coming = users.filter((user) => !idByEmail.has(textOf(user, 'email')));
  const invitedBy = await presentIds(
    tx,
    'users',
    coming.map((user) => user.invited_by),
  );
  const ids = new Set(coming.map((user) => textOf(user, 'id')));
  await insertKept(
    tx,
    'users',
    coming.map((user) => ({
      ...user,
      invited_by: ids.has(String(user.invited_by)) || invitedBy.has(String(user.invited_by)) ? user.invited_by : null,
    })),
  );
  await insertKept(
    tx,
    'identities',
    identities.filter((identity) => ids.has(textOf(identity, 'user_id'))),
  );
  const emails = new Set(coming.map((user) => textOf(user, 'email')));
  await insertKept(
    tx,
    'accounts',
    accounts.filter((account) => emails.has(textOf(account, 'email'))),
  );
  const stayed = await presentIds(
    tx,
    'users',
    memberships.map((membership) => membership.user_id),
  );
  const idByOldId = new Map(users.map((user) => [textOf(user, 'id'), idByEmail.get(textOf(user, 'email')) ?? textOf(user, 'id')]));
  return {
    restored: coming.length,
    idOf: (id) => (typeof id !== 'string' ? undefined : (idByOldId.get(id) ?? (stayed.has(id) ? id : undefined))),
  };
}

/** What the tenant pointed at may be gone or given away. */
async function fittingTenant(tx: Tx, tenant: Readonly<Record<string, unknown>>, idOf: RestoredPeople['idOf']) {
  const domain = typeof tenant.custom_domain === 'string' ? tenant.custom_domain : null;
  const isTaken =
    domain !== null &&
    (await tx.tenant.count({ where: { customDomain: domain } })) + (await tx.tenantDomain.count({ where: { domain } })) > 0;
  const [plans, templates] = [await presentIds(tx, 'plans', [tenant.plan_id]), await presentIds(tx, 'templates', [tenant.template_id])];
  return {
    ...tenant,
    owner_id: idOf(tenant.owner_id) ?? null,
    plan_id: plans.has(String(tenant.plan_id)) ? tenant.plan_id : null,
    template_id: templates.has(String(tenant.template_id)) ? tenant.template_id : null,
    custom_domain: isTaken ? null : domain,
  };
}

interface RestoredCounts {
  readonly memberships: number;
  readonly hadSubscription: boolean;
}

async function restoreRows(tx: Tx, kept: KeptTenant, idOf: RestoredPeople['idOf']): Promise<RestoredCounts> {
  let memberships = 0;
  for (const table of keptTables) {
    const rows = kept[table] ?? [];
    switch (table) {
      case 'users_to_tenants': {
        const joining = rows.flatMap((row) => {
          const userId = idOf(row.user_id);
          return userId === undefined ? [] : [{ ...row, user_id: userId }];
        });
        memberships = joining.length;
        await insertKept(tx, table, joining);
        break;
      }
      case 'invitations':
        await insertKept(
          tx,
          table,
          rows.map((row) => ({ ...row, invited_by: idOf(row.invited_by) ?? null })),
        );
        break;
      case 'tenant_domains': {
        const taken = await tx.tenantDomain.findMany({
          where: { domain: { in: rows.map((row) => textOf(row, 'domain')) } },
          select: { domain: true },
        });
        const given = new Set(taken.map(({ domain }) => domain));
        // Looked up with the next turn of the job: nobody knows what happened to it meanwhile.
        const free = rows.filter((row) => !given.has(textOf(row, 'domain'))).map((row) => ({ ...row, checked_at: null }));
        await insertKept(tx, table, free);
        break;
      }
      case 'subscriptions':
        await insertKept(
          tx,
          table,
          rows.map((row) => ({ ...row, status: 'cancelled', pending_plan_id: null, cancel_at_period_end: false })),
        );
        break;
      default:
        await insertKept(tx, table, rows);
    }
  }
  return { memberships, hadSubscription: (kept.subscriptions ?? []).length > 0 };
}

/** Whoever administers it again has the role for it, which went when it was the last one. */
async function raiseAdministrators(tx: Tx, tenantId: string): Promise<void> {
  await tx.user.updateMany({
    where: { role: 'user', memberships: { some: { tenantId, role: 'tenant_admin' } } },
    data: { role: 'tenant_admin' },
  });
}
