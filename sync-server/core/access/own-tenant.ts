import { accessTexts } from '#contract/people/access.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import type { Tx } from '#server/core/data/database.ts';
import { type AccessRefusal, authorize } from './authorize.ts';
import { type Caller, isAdminOf } from './caller.ts';
import type { Operation } from './permissions.ts';

/** The default tenant when none is named: for an administrator the newest administered one, for all others the newest of all. */
export async function newestTeamOf(tx: Tx, caller: Caller): Promise<string | undefined> {
  const own = caller.memberships.map(({ tenantId }) => tenantId);
  const administered = own.filter((tenantId) => isAdminOf(caller, tenantId));
  return newestOf(tx, caller, administered.length > 0 ? administered : own);
}

/** The caller's most recently created tenant, whatever the role in it. */
export function newestTenantOf(tx: Tx, caller: Caller): Promise<string | undefined> {
  return newestOf(
    tx,
    caller,
    caller.memberships.map(({ tenantId }) => tenantId),
  );
}

async function newestOf(tx: Tx, { userId }: Caller, tenantIds: readonly string[]): Promise<string | undefined> {
  const newest = await tx.membership.findFirst({
    where: { userId, tenantId: { in: [...tenantIds] } },
    orderBy: [{ tenant: { createdAt: 'desc' } }, { tenantId: 'desc' }],
    select: { tenantId: true },
  });
  return newest?.tenantId;
}

/** The named tenant, or else the default one, if it exists. */
export async function knownTenant(tx: Tx, caller: Caller, tenant: string | undefined): Promise<string | undefined> {
  const tenantId = tenant ?? (await newestTeamOf(tx, caller));
  if (tenantId === undefined) return undefined;
  return (await tx.tenant.count({ where: { id: tenantId } })) > 0 ? tenantId : undefined;
}

/**
 * The named tenant, or else the default one, if the caller may do this in it. The check before the operation knows only a named tenant, so
 * this one checks again.
 */
export async function admittedTenant(
  tx: Tx,
  caller: Caller,
  operation: Operation,
  tenant: string | undefined,
): Promise<Outcome<string, AccessRefusal['code']>> {
  const tenantId = await knownTenant(tx, caller, tenant);
  if (tenantId === undefined) return refused('NotFound', accessTexts.notFound);
  return authorize(operation, caller, { tenantId }) ?? done(tenantId);
}
