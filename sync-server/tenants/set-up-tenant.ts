import { accessTexts } from '#contract/access.ts';
import { done, type Outcome, refused } from '#contract/outcome.ts';
import {
  type SetUpOwnTenant,
  type SetUpTenant,
  TenantAssumptions,
  TenantBrand,
  type TenantSettings,
  tenantSettingsTexts,
} from '#contract/tenant-settings.ts';
import { type AccessRefusal, authorise } from '#server/access/authorise.ts';
import type { Change } from '#server/sync/change.ts';
import { newestTeamOf } from './own-tenant.ts';
import { touchTenant } from './tenant-heads.ts';

export type SetUpRefusal = AccessRefusal['code'] | 'InputInvalid';

/** The firm's assumptions, look and offline term. A part that is given replaces the one before; other settings stay. */
export async function setUpTenant(change: Change, input: SetUpTenant): Promise<Outcome<TenantSettings, SetUpRefusal>> {
  const { tx, caller } = change;
  const { tenantId, ...parts } = input;
  const refusal = authorise('tenants.settings', caller, { tenantId });
  if (refusal !== undefined) return refusal;
  if (Object.values(parts).every((part) => part === undefined)) return refused('InputInvalid', tenantSettingsTexts.nothing);
  await tx.$queryRaw`select 1 from tenants where id = ${tenantId}::uuid for no key update`;
  const tenant = await tx.tenant.findUnique({ where: { id: tenantId }, select: { settings: true } });
  if (tenant === null) return refused('NotFound', accessTexts.notFound);
  const before = readSettings(tenantId, tenant.settings);
  const settings = { ...recordOf(tenant.settings), ...JSON.parse(JSON.stringify(parts)) };
  const after = readSettings(tenantId, settings);
  if (JSON.stringify(before) === JSON.stringify(after)) return done(after);
  await tx.tenant.update({ where: { id: tenantId }, data: { settings }, select: { id: true } });
  touchTenant(change, tenantId);
  change.audit('tenants.settings', { kind: 'tenant', id: tenantId, tenantId }, before, after);
  return done(after);
}

export async function setUpOwnTenant(change: Change, { tenant, ...parts }: SetUpOwnTenant): Promise<Outcome<TenantSettings, SetUpRefusal>> {
  const refusal = authorise('tenants.settings', change.caller, tenant === undefined ? {} : { tenantId: tenant });
  if (refusal !== undefined) return refusal;
  const tenantId = tenant ?? (await newestTeamOf(change.tx, change.caller));
  return tenantId === undefined ? refused('NotFound', accessTexts.notFound) : setUpTenant(change, { tenantId, ...parts });
}

function readSettings(tenantId: string, settings: unknown): TenantSettings {
  const kept = recordOf(settings);
  return {
    tenantId,
    assumptions: TenantAssumptions.safeParse(kept.assumptions).data ?? {},
    brand: brandOf(recordOf(kept.brand)),
    offlineDays: typeof kept.offlineDays === 'number' ? kept.offlineDays : null,
  };
}

/** What was kept before a rule became stricter is left out alone, and the rest of the look stays. */
function brandOf(kept: Readonly<Record<string, unknown>>): TenantSettings['brand'] {
  const read = TenantBrand.safeParse(kept);
  if (read.success) return read.data;
  const unfit = new Set(read.error.issues.map(({ path: [field] }) => field));
  return TenantBrand.safeParse(Object.fromEntries(Object.entries(kept).filter(([field]) => !unfit.has(field)))).data ?? {};
}

function recordOf(settings: unknown): Readonly<Record<string, unknown>> {
  return typeof settings === 'object' && settings !== null ? { ...settings } : {};
}
