import { migrationTexts } from '#contract/migration.ts';
import { done, type Outcome, refused } from '#contract/outcome.ts';
import { canonicalJson } from '#server/sync/canonical-json.ts';
import type { Change } from '#server/sync/change.ts';
import { ownerStream, platformStream, tenantAdminStream, tenantStream, userStream } from '#server/sync/stream-names.ts';
import type { JudgedRows } from './judge-rows.ts';
import { type PresentRows, readPresentRows } from './present-rows.ts';

type ImportRefusal = 'Conflict' | 'InputInvalid';

/**
 * Writes what differs and nothing else, so that the same script again changes nothing. Nobody becomes or stops being a platform owner
 * by it: that is decided here, on this server.
 */
export async function importRows(change: Change, rows: JudgedRows): Promise<Outcome<void, ImportRefusal>> {
  const present = await readPresentRows(change.tx, rows);
  const complaint = firstClash(rows, present);
  if (complaint !== undefined) return complaint;
  await importPlans(change, rows, present);
  await importTemplates(change, rows, present);
  await importUsers(change, rows, present);
  await importTenants(change, rows, present);
  return done(undefined);
}

async function importPlans({ tx, touch }: Change, { plans }: JudgedRows, present: PresentRows): Promise<void> {
  for (const { line: _, ...plan } of plans) {
    if (!differs(plan, present.plans.get(plan.id))) continue;
    const data = { ...plan, settings: plan.settings ?? {} };
    await tx.plan.upsert({ where: { id: plan.id }, create: data, update: data });
    touch(platformStream, 'plan', plan.id, !plan.isActive);
    touch(ownerStream, 'plan', plan.id);
  }
}

async function importTemplates({ tx, touch }: Change, { templates }: JudgedRows, present: PresentRows): Promise<void> {
  for (const { line: _, configSchema, ...template } of templates) {
    if (!differs({ ...template, configSchema }, present.templates.get(template.id))) continue;
    const data = { ...template, ...(configSchema === null ? {} : { configSchema }) };
    await tx.template.upsert({ where: { id: template.id }, create: data, update: data });
    touch(ownerStream, 'template', template.id);
  }
}

async function importUsers({ tx, touch }: Change, { users }: JudgedRows, present: PresentRows): Promise<void> {
  for (const { line: _, ...sent } of users) {
    const known = present.users.get(sent.id);
    const user = { ...sent, ...standingOf(sent, known) };
    if (!differs(user, known)) continue;
    await tx.user.upsert({ where: { id: user.id }, create: user, update: user });
    touch(userStream(user.id), 'me', user.id);
    touch(ownerStream, 'user', user.id);
    for (const { tenantId } of known?.memberships ?? []) touch(tenantAdminStream(tenantId), 'user', user.id);
  }
}

async function importTenants({ tx, touch }: Change, { tenants }: JudgedRows, present: PresentRows): Promise<void> {
  for (const { line: _, ...tenant } of tenants) {
    if (!differs(tenant, present.tenants.get(tenant.id))) continue;
    await tx.tenant.upsert({ where: { id: tenant.id }, create: tenant, update: tenant });
    touch(tenantStream(tenant.id), 'tenant', tenant.id);
    touch(ownerStream, 'tenantHead', tenant.id);
  }
}

type Sent = JudgedRows['users'][number];
type Known = ReturnType<PresentRows['users']['get']>;

/** A platform owner of this server stays one and active; nobody else becomes one. */
function standingOf(sent: Omit<Sent, 'line'>, known: Known): Pick<Sent, 'role' | 'isActive'> {
  if (known?.role === 'platform_owner') return { role: known.role, isActive: known.isActive };
  return { role: sent.role === 'platform_owner' ? (known?.role ?? 'user') : sent.role, isActive: sent.isActive };
}

/** Compares only what the script carries. */
function differs(sent: object, known: object | undefined): boolean {
  if (known === undefined) return true;
  return Object.entries(sent).some(([field, value]) => canonicalJson(value) !== canonicalJson(Reflect.get(known, field)));
}

/** Values that belong to another row here, and rows that are named and do not exist. */
function firstClash(rows: JudgedRows, present: PresentRows) {
  const sentIds = { plans: idsOf(rows.plans), templates: idsOf(rows.templates), users: idsOf(rows.users) };
  const emails = new Map<string, string>();
  for (const { id, email, line } of rows.users) {
    const holder = emails.get(email) ?? present.userIdByEmail.get(email);
    if (holder !== undefined && holder !== id) return refused('Conflict', migrationTexts.taken(line, 'email'));
    emails.set(email, id);
  }
  const names = new Map<string, string>();
  for (const { id, subdomain, customDomain, ownerId, planId, templateId, line } of rows.tenants) {
    for (const [column, name] of [
      ['subdomain', subdomain],
      ['customDomain', customDomain],
    ] as const) {
      if (name === null) continue;
      const holder = names.get(`${column} ${name}`) ?? present.tenantIdByName.get(`${column} ${name}`);
      if (holder !== undefined && holder !== id) return refused('Conflict', migrationTexts.taken(line, column));
      names.set(`${column} ${name}`, id);
    }
    if (ownerId !== null && !sentIds.users.has(ownerId) && !present.users.has(ownerId)) return missing(line, 'ownerId');
    if (planId !== null && !sentIds.plans.has(planId) && !present.plans.has(planId)) return missing(line, 'planId');
    if (templateId !== null && !sentIds.templates.has(templateId) && !present.templates.has(templateId)) return missing(line, 'templateId');
  }
  return undefined;
}

function idsOf(rows: readonly { readonly id: string }[]): ReadonlySet<string> {
  return new Set(rows.map(({ id }) => id));
}

function missing(line: number, column: string) {
  return refused('InputInvalid', migrationTexts.unknownReference(line, column));
}
