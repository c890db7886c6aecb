import type { Tx } from '#server/data/database.ts';

/** Prefix of the secret, so that source-code scanners recognize it. */
export const tokenPrefix = 'tok_';

/**
 * True for a tenant `t` whose plan includes the API: the terms of a running subscription take precedence over the current plan. A tenant
 * without a plan is allowed.
 */
export const apiAllowance = `coalesce(
  (select (s.terms ->> 'whiteLabel')::boolean from subscriptions s
   where s.tenant_id = t.id and s.status in ('trialing', 'active', 'past_due', 'paused')),
  (select p.white_label from plans p where p.id = t.plan_id), true)`;

export async function allowsApi(tx: Tx, tenantId: string): Promise<boolean> {
  const rows = await tx.$queryRawUnsafe<{ allowed: boolean }[]>(
    `select ${apiAllowance} as allowed from tenants t where t.id = $1::uuid`,
    tenantId,
  );
  return rows[0]?.allowed ?? false;
}
