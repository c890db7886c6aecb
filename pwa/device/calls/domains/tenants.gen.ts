// Written by `npm run generate` from the operations that the server declares. Not edited by hand.
import { AiUsageDetails } from '#contract/calculators/ai-usage.ts';
import { TenantUsage } from '#contract/money/revenue/stats.ts';
import { TenantIcons } from '#contract/tenants/pictures.ts';
import { MyTenant, TenantInfo } from '#contract/tenants/tenant-info.ts';
import { TenantSettings } from '#contract/tenants/tenant-settings.ts';
import { TenantSummary } from '#contract/tenants/tenant.ts';
import { BuriedTenant, DeletedTenant, DeletionLoss, RestoredTenant } from '#contract/tenants/tenants.ts';

export const approveFirmName = { method: 'POST', path: '/api/admin/tenants/{id}/approve-name', output: TenantSummary } as const;
export const changeTenantAdmin = { method: 'PUT', path: '/api/admin/tenants/{id}/admin', output: TenantSummary } as const;
export const createTenant = { method: 'POST', path: '/api/admin/tenants', output: TenantSummary } as const;
export const deleteTenantAndReassign = { method: 'DELETE', path: '/api/admin/tenants/{id}/delete-and-reassign/{targetTenantId}', output: DeletedTenant } as const;
export const deleteTenantWithUsers = { method: 'DELETE', path: '/api/admin/tenants/{id}/delete-with-users', output: DeletedTenant } as const;
export const listDeletedTenants = { method: 'GET', path: '/api/admin/deleted-tenants', row: BuriedTenant } as const;
export const listMyTenants = { method: 'GET', path: '/api/tenants/my-tenants', row: MyTenant } as const;
export const listTenants = { method: 'GET', path: '/api/admin/tenants', row: TenantSummary } as const;
export const readAiUsageDetails = { method: 'GET', path: '/api/admin/tenants/{tenantId}/ai-usage', output: AiUsageDetails } as const;
export const readDeletionLoss = { method: 'GET', path: '/api/admin/tenants/{id}/deletion-loss', output: DeletionLoss } as const;
export const readTenantInfo = { method: 'GET', path: '/api/tenant/info', output: TenantInfo } as const;
export const readTenantUsage = { method: 'GET', path: '/api/tenant/usage', output: TenantUsage } as const;
export const refuseFirmName = { method: 'POST', path: '/api/admin/tenants/{id}/refuse-name', output: TenantSummary } as const;
export const restoreTenant = { method: 'POST', path: '/api/admin/tenants/{id}/restore', output: RestoredTenant } as const;
export const setTenantIcons = { method: 'PUT', path: '/api/tenant/icons', output: TenantIcons } as const;
export const setUpOwnTenant = { method: 'PUT', path: '/api/tenant/settings', output: TenantSettings } as const;
export const updateTenant = { method: 'PUT', path: '/api/admin/tenants/{id}', output: TenantSummary } as const;
