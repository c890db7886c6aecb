import { t } from '#contract/language/t.ts';
import { TenantRow } from '#contract/sync/rows.ts';
import { CreateTenant, TenantSummaryRow, UpdateTenant } from '#contract/tenants/tenant.ts';
import { SetUpTenant, tenantSettingsTexts } from '#contract/tenants/tenant-settings.ts';
import { commandsOver, usualLifetimeMs, withGiven } from './define-command.ts';

const overSummary = commandsOver('tenantHead', TenantSummaryRow);
const overTenant = commandsOver('tenant', TenantRow);

const common = { v: 1, lifetimeMs: usualLifetimeMs } as const;

export const tenantCommands = {
  'tenants.create': overSummary('tenants.create', {
    ...common,
    done: t('Tenant created successfully'),
    failed: t('Failed to create tenant'),
    args: CreateTenant,
    rows: ({ id }, commandId) => [id ?? commandId],
    overlay: (row, args, { rowId, at }) => row ?? TenantSummaryRow.parse({ ...args, id: rowId, createdAt: at }),
  }),
  'tenants.update': overSummary('tenants.update', {
    ...common,
    done: t('Tenant updated successfully'),
    failed: t('Failed to update tenant'),
    args: UpdateTenant,
    rows: ({ id }) => [id],
    overlay: (row, args) => row && withGiven(row, args),
  }),
  'tenants.settings': overTenant('tenants.settings', {
    ...common,
    done: tenantSettingsTexts.saved,
    failed: tenantSettingsTexts.saveFailed,
    args: SetUpTenant,
    rows: ({ tenantId }) => [tenantId],
    overlay: (row, { tenantId: _, ...parts }) => row && withGiven(row, parts),
  }),
} as const;
