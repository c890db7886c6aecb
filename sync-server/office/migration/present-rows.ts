import type { Tx } from '#server/core/data/database.ts';
import type { CheckedRows } from './check-script-rows.ts';

/** The rows of a script that already exist here, and the holders of unique values. */
export type PresentRows = Awaited<ReturnType<typeof readPresentRows>>;

export async function readPresentRows(tx: Tx, rows: CheckedRows) {
  const named = (field: 'ownerId' | 'planId' | 'templateId'): readonly string[] =>
    rows.tenants.flatMap((tenant) => (tenant[field] === null ? [] : [tenant[field]]));
  const ids = (list: readonly { readonly id: string }[], more: readonly string[] = []) => [...list.map(({ id }) => id), ...more];
  const plans = await tx.plan.findMany({ where: { id: { in: ids(rows.plans, named('planId')) } } });
  const templates = await tx.template.findMany({ where: { id: { in: ids(rows.templates, named('templateId')) } } });
  const users = await tx.user.findMany({
    where: { OR: [{ id: { in: ids(rows.users, named('ownerId')) } }, { email: { in: rows.users.map(({ email }) => email) } }] },
    include: { memberships: { select: { tenantId: true } } },
  });
  const domains = rows.tenants.flatMap(({ customDomain }) => (customDomain === null ? [] : [customDomain]));
  const tenants = await tx.tenant.findMany({
    where: {
      OR: [
        { id: { in: ids(rows.tenants) } },
        { subdomain: { in: rows.tenants.map(({ subdomain }) => subdomain) } },
        { customDomain: { in: domains } },
      ],
    },
  });
  return {
    plans: byId(plans),
    templates: byId(templates),
    users: byId(users),
    tenants: byId(tenants),
    userIdByEmail: new Map(users.map(({ email, id }) => [email, id])),
    tenantIdByName: new Map(
      tenants.flatMap(({ id, subdomain, customDomain }) => [
        [`subdomain ${subdomain}`, id] as const,
        ...(customDomain === null ? [] : [[`customDomain ${customDomain}`, id] as const]),
      ]),
    ),
  };
}

function byId<Row extends { readonly id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}
