import {
  type BuriedTenant,
  ChangeTenantAdmin,
  CreateTenant,
  type DeletedTenant,
  DeleteTenantAndReassign,
  DeleteTenantWithUsers,
  type RestoredTenant,
  RestoreTenant,
  type TenantHead,
  UpdateTenant,
} from '#contract/tenants.ts';
import { answerRows } from '#server/http/cut-rows.ts';
import { answerList, ListParameters } from '#server/http/list-page.ts';
import { restEntry } from '#server/http/rest-entry.ts';
import { runChange } from '#server/sync/run-change.ts';
import { changeTenantAdmin } from './change-admin.ts';
import { createTenant } from './create-tenant.ts';
import { deleteTenantAndReassign, deleteTenantWithUsers } from './delete-tenant.ts';
import { buriedList, listBuried } from './list-buried.ts';
import { listTenants } from './list-tenants.ts';
import { restoreTenant } from './restore-tenant.ts';
import { updateTenant } from './update-tenant.ts';

const id = '019600aa-0000-7000-8000-000000000001';
const example: TenantHead = {
  id,
  name: 'Northwind Advisors',
  subdomain: 'northwind',
  customDomain: null,
  ownerId: '019600aa-0000-7000-8000-00000000000a',
  ownerName: 'Ann Archer',
  planId: '019600aa-0000-7000-8000-0000000000f1',
  planName: 'Starter',
  templateId: null,
  status: 'active',
  trialEndsAt: null,
  billingEmail: 'billing@northwind.example',
  userCount: 3,
  calculatorCount: 5,
  createdAt: new Date('2026-01-15T09:00:00.000Z'),
};
const buriedExample: BuriedTenant = {
  id,
  name: 'Northwind Advisors',
  subdomain: 'northwind',
  deletedAt: new Date('2026-01-15T09:00:00.000Z'),
  purgeAfter: new Date('2026-02-14T09:00:00.000Z'),
};
const restoredExample: RestoredTenant = {
  id,
  name: 'Northwind Advisors',
  subdomain: 'northwind',
  restoredUsers: 2,
  memberships: 3,
  subscriptionEnded: true,
};
const deletedExample: DeletedTenant = { id, deletedUsers: 2, keptUsers: 1, movedUsers: 0 };

/** Tenants as a platform owner makes, edits and ends them. */
export const tenantAdminCalls = [
  restEntry({
    method: 'GET',
    path: '/api/admin/tenants',
    operation: 'tenants.list',
    summary: 'Every tenant, the newest first',
    example: [example],
    input: ListParameters,
    handler: ({ deps, principal }, input) => answerList((cut) => listTenants(deps, principal, cut), '/api/admin/tenants', input),
  }),
  restEntry({
    method: 'POST',
    path: '/api/admin/tenants',
    operation: 'tenants.create',
    summary: 'Create a tenant',
    example,
    input: CreateTenant,
    handler: ({ deps, principal }, input) => runChange(deps.changes, principal, (change) => createTenant(change, input)),
  }),
  restEntry({
    method: 'PUT',
    path: '/api/admin/tenants/{id}',
    operation: 'tenants.update',
    summary: 'Edit a tenant; what is left out stays as it is',
    example,
    input: UpdateTenant,
    handler: ({ deps, principal }, input) => runChange(deps.changes, principal, (change) => updateTenant(change, input)),
  }),
  restEntry({
    method: 'PUT',
    path: '/api/admin/tenants/{id}/admin',
    operation: 'tenants.changeAdmin',
    summary: 'Change who administers a tenant, after a fresh sign-in',
    example,
    input: ChangeTenantAdmin,
    handler: ({ deps, principal }, input) => runChange(deps.changes, principal, (change) => changeTenantAdmin(change, input)),
  }),
  restEntry({
    method: 'DELETE',
    path: '/api/admin/tenants/{id}/delete-with-users',
    operation: 'tenants.delete',
    summary: 'Delete a tenant and everybody who has no other one, after a fresh sign-in',
    example: deletedExample,
    input: DeleteTenantWithUsers,
    handler: ({ deps, principal }, input) => runChange(deps.changes, principal, (change) => deleteTenantWithUsers(change, input)),
  }),
  restEntry({
    method: 'DELETE',
    path: '/api/admin/tenants/{id}/delete-and-reassign/{targetTenantId}',
    operation: 'tenants.delete',
    summary: 'Delete a tenant and move its people to another one, after a fresh sign-in',
    example: { ...deletedExample, deletedUsers: 0, keptUsers: 0, movedUsers: 3 },
    input: DeleteTenantAndReassign,
    handler: ({ deps, principal }, input) => runChange(deps.changes, principal, (change) => deleteTenantAndReassign(change, input)),
  }),
  restEntry({
    method: 'GET',
    path: '/api/admin/deleted-tenants',
    operation: 'tenants.list',
    summary: 'The deleted tenants that can still be brought back, the latest first',
    example: [buriedExample],
    input: ListParameters,
    handler: async ({ deps, principal }, input) =>
      answerRows(await listBuried(deps, principal), '/api/admin/deleted-tenants', input, buriedList),
  }),
  restEntry({
    method: 'POST',
    path: '/api/admin/tenants/{id}/restore',
    operation: 'tenants.restore',
    summary: 'Bring a deleted tenant back within thirty days, after a fresh sign-in',
    example: restoredExample,
    input: RestoreTenant,
    handler: ({ deps, principal }, input) => runChange(deps.changes, principal, (change) => restoreTenant(change, input)),
  }),
];
