import type { Tx } from '#server/core/data/database.ts';
import { type KeptRow, type KeptTenant, keptTables } from '#server/tenants/deletion/tombstone.ts';
import { insertKept, presentIds, textOf } from './kept-rows.ts';

interface RestoredPeople {
  readonly restored: number;
  /** The current id of a person in the tombstone; undefined for a person deleted for good. */
  readonly idOf: (id: unknown) => string | undefined;
}

/** An address that a new person has taken in the meantime belongs to that person: the two are merged, and the present row stays. */
export async function restorePeople(
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
    { skipsTaken: true },
  );
  const emails = new Set(coming.map((user) => textOf(user, 'email')));
  await insertKept(
    tx,
    'accounts',
    accounts.filter((account) => emails.has(textOf(account, 'email'))),
    { skipsTaken: true },
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

/** The tenant's references, if their targets still exist and do not belong to others. */
export async function fittingTenant(tx: Tx, tenant: Readonly<Record<string, unknown>>, idOf: RestoredPeople['idOf']) {
  const domain = typeof tenant.custom_domain === 'string' ? tenant.custom_domain : null;
  const isTaken =
    domain !== null &&
    (await tx.tenant.count({ where: { customDomain: domain } })) +
      (await tx.tenantDomain.count({ where: { domain, verifiedAt: { not: null } } })) >
      0;
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

export async function restoreRows(tx: Tx, kept: KeptTenant, idOf: RestoredPeople['idOf']): Promise<RestoredCounts> {
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
          where: { domain: { in: rows.map((row) => textOf(row, 'domain')) }, verifiedAt: { not: null } },
          select: { domain: true },
        });
        const given = new Set(taken.map(({ domain }) => domain));
        // Checked at the next run of the job, because its state may have changed in the meantime.
        const free = rows.filter((row) => !given.has(textOf(row, 'domain'))).map((row) => ({ ...row, checked_at: null }));
        await insertKept(tx, table, free);
        break;
      }
      case 'invoices':
      case 'billing_events':
      case 'ai_usage':
        // The books outlived the tenant. A tombstone of an earlier version holds rows that were deleted with it.
        await insertKept(tx, table, rows, { skipsTaken: true });
        break;
      case 'landing_pages':
        await insertKept(tx, table, await unpublishTaken(tx, rows));
        break;
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

/** A page whose address now shows another page is restored unpublished. */
async function unpublishTaken(tx: Tx, pages: readonly KeptRow[]): Promise<readonly KeptRow[]> {
  const published = await tx.landingPage.findMany({ where: { isPublished: true }, select: { domain: true, subdomain: true, path: true } });
  const taken = new Set(published.flatMap(addressesOf));
  return pages.map((page) => (addressesOf(page).some((address) => taken.has(address)) ? { ...page, is_published: false } : page));
}

/** Domain and subdomain are two separate hosts: a page may have both, or neither. */
function addressesOf({ domain, subdomain, path }: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries({ domain, subdomain }).flatMap(([kind, host]) => (typeof host === 'string' ? [`${kind} ${host} ${path}`] : []));
}

/** A person who administers the tenant again gets back the role that was lost with the last administered tenant. */
export async function raiseAdministrators(tx: Tx, tenantId: string): Promise<void> {
  await tx.user.updateMany({
    where: { role: 'user', memberships: { some: { tenantId, role: 'tenant_admin' } } },
    data: { role: 'tenant_admin' },
  });
}
