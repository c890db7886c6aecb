import { t } from '../language/t.ts';
import { TenantRow, TenantSummaryRow } from '../sync/rows.ts';
import { SetUpTenant, tenantSettingsTexts } from '../tenants/tenant-settings.ts';
import { CreateTenant, UpdateTenant } from '../tenants/tenants.ts';
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
    overlay: (row, args, { rowId, at }) => row ?? { ...args, id: rowId, status: args.status ?? 'active', createdAt: at },
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
