import { TenantEmbedding } from '#contract/pages/embedding.ts';
import { accessTexts } from '#contract/people/access.ts';
import {
  fitBrand,
  SetUpOwnTenant,
  SetUpTenant,
  TenantAssumptions,
  TenantSettings,
  tenantSettingsTexts,
} from '#contract/tenants/tenant-settings.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { authorize } from '#server/access/authorize.ts';
import { newestTeamOf } from '#server/access/own-tenant.ts';
import { defineOperation } from '#server/operations/define-operation.ts';
import { ofNamedTenant } from '#server/operations/of-named-tenant.ts';
import type { Change } from '#server/sync/change.ts';
import { tenantStream } from '#server/sync/streams/stream-names.ts';
import { exampleProfile } from '#server/tenant-summaries/example-tenant.ts';
import { touchTenant } from '#server/tenant-summaries/tenant-summaries.ts';

/** A device queues it for the tenant on its screen. */
export const setUpTenant = defineOperation({
  name: 'tenants.settings',
  id: 'setUpTenant',
  summary: 'Set assumptions, look, offline term, visit days and embedding of a tenant that a device names',
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
  summary: 'Set assumptions, look, offline term, visit days and embedding of a tenant; each part that is given replaces the one before',
  input: SetUpOwnTenant,
  output: TenantSettings,
  object: ofNamedTenant,
  rest: {
    method: 'PUT',
    path: '/api/tenant/settings',
    example: {
      tenantId: exampleProfile.id,
      assumptions: { inflation: 2.5 },
      brand: { accent: '#0f766e' },
      offlineDays: 7,
      visitDays: 90,
      embedding: {},
    },
  },
  change: async (change, { tenant, ...parts }) => {
    const tenantId = tenant ?? (await newestTeamOf(change.tx, change.caller));
    if (tenantId === undefined) return refused('NotFound', accessTexts.notFound);
    return authorize('tenants.settings', change.caller, { tenantId }) ?? setUp(change, { tenantId, ...parts });
  },
});

/** The firm's assumptions, branding, offline term, visit days, and embedding. A given part replaces the previous one; other settings stay. */
async function setUp(change: Change, { tenantId, ...parts }: SetUpTenant): Promise<Outcome<TenantSettings, 'InputInvalid' | 'NotFound'>> {
  const { tx } = change;
  if (Object.values(parts).every((part) => part === undefined)) return refused('InputInvalid', tenantSettingsTexts.nothing);
  await tx.$queryRaw`select 1 from tenants where id = ${tenantId}::uuid for no key update`;
  const tenant = await tx.tenant.findUnique({ where: { id: tenantId }, select: { settings: true } });
  if (tenant === null) return refused('NotFound', accessTexts.notFound);
  const before = readSettings(tenantId, tenant.settings);
  // An empty text counts as none, so that what stands in for it is shown.
  const given = JSON.parse(JSON.stringify(parts, (_name, value) => (value === '' ? undefined : value)));
  const settings = { ...recordOf(tenant.settings), ...given };
  const after = readSettings(tenantId, settings);
  if (JSON.stringify(before) === JSON.stringify(after)) return done(after);
  await tx.tenant.update({ where: { id: tenantId }, data: { settings }, select: { id: true } });
  touchTenant(change, tenantId);
  change.audit('tenants.settings', { kind: 'tenant', id: tenantId, tenantId }, before, after);
  return done(after);
}

function readSettings(tenantId: string, settings: unknown): TenantSettings {
  const kept = recordOf(settings);
  return {
    tenantId,
    assumptions: TenantAssumptions.safeParse(kept.assumptions).data ?? {},
    brand: fitBrand(recordOf(kept.brand)),
    offlineDays: typeof kept.offlineDays === 'number' ? kept.offlineDays : null,
    visitDays: typeof kept.visitDays === 'number' ? kept.visitDays : null,
    embedding: TenantEmbedding.safeParse(kept.embedding).data ?? {},
  };
}

function recordOf(settings: unknown): Readonly<Record<string, unknown>> {
  return typeof settings === 'object' && settings !== null ? { ...settings } : {};
}
