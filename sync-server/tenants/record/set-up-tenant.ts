import { customBrandFields } from '#contract/money/plan-rights.ts';
import { accessTexts } from '#contract/people/access.ts';
import { isHeldName } from '#contract/tenants/held-names.ts';
import {
  readTenantSettings,
  SetUpOwnTenant,
  SetUpTenant,
  TenantSettings,
  tenantSettings,
  tenantSettingsTexts,
} from '#contract/tenants/tenant-settings.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { authorize } from '#server/core/access/authorize.ts';
import { newestTeamOf } from '#server/core/access/own-tenant.ts';
import { refuseWithoutRight } from '#server/core/access/tenant-rights.ts';
import { withPlatformRights } from '#server/core/data/roles/platform-rights.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { exampleOf } from '#server/core/operations/example-of.ts';
import { ofNamedTenant } from '#server/core/operations/of-named-tenant.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { tenantStream } from '#server/core/sync/streams/stream-names.ts';
import { exampleProfile } from '#server/core/tenant-summaries/example-tenant.ts';
import { touchTenant } from '#server/core/tenant-summaries/tenant-summaries.ts';
import { notifyOwnersOfName } from './approve-name.ts';

const { id: _, ...exampleSettings } = exampleOf(tenantSettings, exampleProfile.id);
const example: TenantSettings = { tenantId: exampleProfile.id, ...exampleSettings };

/** A device queues it for the tenant on its screen. */
export const setUpTenant = defineOperation({
  name: 'tenants.settings',
  id: 'setUpTenant',
  summary: 'Set assumptions, look, offline term, visit days, embedding and contact of a tenant that a device names',
  input: SetUpTenant,
  output: TenantSettings,
  object: ({ tenantId }) => ({ tenantId }),
  queued: {
    type: 'tenants.settings',
    row: ({ tenantId }) => ({ stream: tenantStream(tenantId), kind: 'tenant', id: tenantId }),
    tenantId: ({ tenantId }) => tenantId,
  },
  change: setUp,
});

export const setUpOwnTenant = defineOperation({
  name: 'tenants.settings',
  id: 'setUpOwnTenant',
  summary:
    'Set assumptions, look, offline term, visit days, embedding and contact of a tenant; each part that is given replaces the one before',
  input: SetUpOwnTenant,
  output: TenantSettings,
  object: ofNamedTenant,
  rest: {
    method: 'PUT',
    path: '/api/tenant/settings',
    example,
  },
  change: async (change, { tenant, ...parts }) => {
    const tenantId = tenant ?? (await newestTeamOf(change.tx, change.caller));
    if (tenantId === undefined) return refused('NotFound', accessTexts.notFound);
    return authorize('tenants.settings', change.caller, { tenantId }) ?? setUp(change, { tenantId, ...parts });
  },
});

/** The tenant's assumptions, branding, offline term, visit days, and embedding. A given part replaces the previous one; other settings stay. */
async function setUp(
  change: Change,
  { tenantId, ...parts }: SetUpTenant,
): Promise<Outcome<TenantSettings, 'InputInvalid' | 'NotFound' | 'LimitReached'>> {
  const { tx, caller } = change;
  if (Object.values(parts).every((part) => part === undefined)) return refused('InputInvalid', tenantSettingsTexts.nothing);
  await tx.$queryRaw`select 1 from tenants where id = ${tenantId}::uuid for no key update`;
  const tenant = await tx.tenant.findUnique({ where: { id: tenantId }, select: { settings: true, name: true, status: true } });
  if (tenant === null) return refused('NotFound', accessTexts.notFound);
  const before = { tenantId, ...readTenantSettings(tenant.settings) };
  // An empty text counts as none, so that what stands in for it is shown.
  const given = JSON.parse(JSON.stringify(parts, (_name, value) => (value === '' ? undefined : value)));
  const settings = { ...recordOf(tenant.settings), ...given };
  const after = { tenantId, ...readTenantSettings(settings) };
  if (JSON.stringify(before) === JSON.stringify(after)) return done(after);
  const locked = setsCustomBrand(before.brand, after.brand) ? await refuseWithoutRight(tx, caller, tenantId, 'branding') : undefined;
  if (locked !== undefined) return locked;
  await tx.tenant.update({ where: { id: tenantId }, data: { settings }, select: { id: true } });
  if (tenant.status === 'trial') await holdShownName(change, tenantId, { name: tenant.name, before: before.brand, after: after.brand });
  touchTenant(change, tenantId);
  change.audit('tenants.settings', { kind: 'tenant', id: tenantId, tenantId }, before, after);
  return done(after);
}

/** Existing values of a tenant stay, and may be removed. */
function setsCustomBrand(before: TenantSettings['brand'], after: TenantSettings['brand']): boolean {
  return customBrandFields.some((field) => after[field] !== undefined && after[field] !== before[field]);
}

interface ShownName {
  readonly name: string;
  readonly before: TenantSettings['brand'];
  readonly after: TenantSettings['brand'];
}

/** The name in the header is shown to clients like the name of the tenant, so it is held like it. */
async function holdShownName(change: Change, tenantId: string, { name, before, after }: ShownName): Promise<void> {
  const shown = after.logoText ?? '';
  if (shown === (before.logoText ?? '') || shown === name || !isHeldName(shown)) return;
  await withPlatformRights(change.tx, async () => {
    await change.tx.tenant.update({ where: { id: tenantId }, data: { nameHeldAt: change.now }, select: { id: true } });
  });
  await notifyOwnersOfName(change, tenantId, shown);
}

function recordOf(settings: unknown): Readonly<Record<string, unknown>> {
  return typeof settings === 'object' && settings !== null ? { ...settings } : {};
}
