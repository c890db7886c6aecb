import { TenantHeadRow, TenantRow } from '../rows.ts';
import { SetUpTenant, tenantSettingsTexts } from '../tenant-settings.ts';
import { CreateTenant, UpdateTenant } from '../tenants.ts';
import { commandsOver, usualLifetimeMs, withGiven } from './define-command.ts';

const overHead = commandsOver('tenantHead', TenantHeadRow);
const overTenant = commandsOver('tenant', TenantRow);

const common = { v: 1, lifetimeMs: usualLifetimeMs } as const;

export const tenantCommands = {
  'tenants.create': overHead('tenants.create', {
    ...common,
    done: 'Tenant created successfully',
    failed: 'Failed to create tenant',
    args: CreateTenant,
    rows: ({ id }, commandId) => [id ?? commandId],
    overlay: (row, args, { rowId, at }) => row ?? { ...args, id: rowId, status: args.status ?? 'active', createdAt: at },
  }),
  'tenants.update': overHead('tenants.update', {
    ...common,
    done: 'Tenant updated successfully',
    failed: 'Failed to update tenant',
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
    overlay: (row, { assumptions, brand, offlineDays }) => row && withGiven(row, { assumptions, brand, offlineDays }),
  }),
} as const;
