import { migrationTexts } from '#contract/tenants/migration.ts';
import { done, type Outcome, type Refused, refused } from '#contract/values/outcome.ts';
import { canonicalJson } from '#server/core/sync/changes/canonical-json.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { ownerStream, platformStream, tenantAdminStream, tenantStream, userStream } from '#server/core/sync/streams/stream-names.ts';
import { refuseShownDomain } from '#server/tenants/domains/claimed-domain.ts';
import { syncCustomDomain } from '#server/tenants/domains/custom-domain.ts';
import { refuseTakenSubdomain } from '#server/tenants/record/tenant-form.ts';
import { moveSubdomain } from '#server/tenants/record/update-tenant.ts';
import type { CheckedRows } from './check-script-rows.ts';
import { withImportRights } from './import-rights.ts';
import { type PresentRows, readPresentRows } from './present-rows.ts';

type ImportRefusal = 'Conflict' | 'InputInvalid';

/**
 * Writes only differences, so that importing the same script again changes nothing. The import creates no platform owner and leaves
 * platform owners of this server unchanged; the database enforces this, too.
 */
export async function importRows(change: Change, rows: CheckedRows): Promise<Outcome<void, ImportRefusal>> {
  const present = await readPresentRows(change.tx, rows);
  const complaint = firstClash(rows, present) ?? (await refuseNames(change, rows, present));
  if (complaint !== undefined) return complaint;
  await withImportRights(change.tx, async () => {
    await importPlans(change, rows, present);
    await importTemplates(change, rows, present);
    await importUsers(change, rows, present);
    await importTenants(change, rows, present);
  });
  await updateNames(change, rows, present);
  return done(undefined);
}

async function importPlans({ tx, touch }: Change, { plans }: CheckedRows, present: PresentRows): Promise<void> {
  for (const { line: _, id, ...plan } of plans) {
    if (!differs(plan, present.plans.get(id))) continue;
    const data = { ...plan, settings: plan.settings ?? {} };
    await tx.plan.upsert({ where: { id }, create: { id, ...data }, update: data });
    touch(platformStream, 'plan', id, !plan.isActive);
    touch(ownerStream, 'plan', id);
  }
}

async function importTemplates({ tx, touch }: Change, { templates }: CheckedRows, present: PresentRows): Promise<void> {
  for (const { line: _, id, configSchema, ...template } of templates) {
    if (!differs({ ...template, configSchema }, present.templates.get(id))) continue;
    const data = { ...template, ...(configSchema === null ? {} : { configSchema }) };
    await tx.template.upsert({ where: { id }, create: { id, ...data }, update: data });
    touch(ownerStream, 'template', id);
  }
}

async function importUsers({ tx, touch }: Change, { users }: CheckedRows, present: PresentRows): Promise<void> {
  for (const { line: _, id, ...sent } of users) {
    const known = present.users.get(id);
    const user = { ...sent, role: sent.role === 'platform_owner' ? (known?.role ?? 'user') : sent.role };
    if (known?.role === 'platform_owner' || !differs(user, known)) continue;
    await tx.user.upsert({ where: { id }, create: { id, ...user }, update: user });
    touch(userStream(id), 'me', id);
    touch(ownerStream, 'user', id);
    for (const { tenantId } of known?.memberships ?? []) touch(tenantAdminStream(tenantId), 'user', id);
  }
}

async function importTenants({ tx, touch }: Change, { tenants }: CheckedRows, present: PresentRows): Promise<void> {
  for (const { line: _, id, ...tenant } of tenants) {
    if (!differs(tenant, present.tenants.get(id))) continue;
    await tx.tenant.upsert({ where: { id }, create: { id, ...tenant }, update: tenant });
    touch(tenantStream(id), 'tenant', id);
    touch(ownerStream, 'tenantHead', id);
  }
}

/** Refuses a new name as the tenant's form would: one given up recently is reserved, and a domain under proof belongs to its claimant. */
async function refuseNames(change: Change, { tenants }: CheckedRows, present: PresentRows): Promise<Refused<'Conflict'> | undefined> {
  const { tx, now } = change;
  for (const { id, subdomain, customDomain, line } of tenants) {
    const before = present.tenants.get(id);
    if (subdomain !== before?.subdomain && (await refuseTakenSubdomain(tx, now, id, subdomain)) !== undefined)
      return refused('Conflict', migrationTexts.keptFree(line));
    if (customDomain === null || customDomain === before?.customDomain) continue;
    if ((await refuseShownDomain(change, id, customDomain)) !== undefined)
      return refused('Conflict', migrationTexts.taken(line, 'customDomain'));
  }
  return undefined;
}

/** A name that is given up is reserved from now on, and a domain is a claim like any other: it has to be proven here. */
async function updateNames(change: Change, { tenants }: CheckedRows, present: PresentRows): Promise<void> {
  for (const { id, subdomain, customDomain } of tenants) {
    const before = present.tenants.get(id);
    if (before === undefined) await change.tx.releasedSubdomain.deleteMany({ where: { subdomain } });
    else if (before.subdomain !== subdomain) await moveSubdomain(change, before.subdomain, subdomain);
    await syncCustomDomain(change, id, before?.customDomain ?? null, customDomain);
  }
}

/** Compares only the columns in the script. */
function differs(sent: object, known: object | undefined): boolean {
  if (known === undefined) return true;
  return Object.entries(sent).some(([field, value]) => canonicalJson(value) !== canonicalJson(Reflect.get(known, field)));
}

/** Values that belong to another row here, and references to rows that do not exist. */
function firstClash(rows: CheckedRows, present: PresentRows) {
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
