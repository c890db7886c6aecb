import {
  ChangeTenantAdmin,
  CreateTenant,
  type DeletedTenant,
  DeleteTenantAndReassign,
  DeleteTenantWithUsers,
  type TenantHead,
  UpdateTenant,
} from '#contract/tenants.ts';
import { answerList, ListParameters } from '#server/http/list-page.ts';
import { restEntry } from '#server/http/rest-entry.ts';
import { runChange } from '#server/sync/run-change.ts';
import { changeTenantAdmin } from './change-admin.ts';
import { createTenant } from './create-tenant.ts';
import { deleteTenantAndReassign, deleteTenantWithUsers } from './delete-tenant.ts';
import { listTenants } from './list-tenants.ts';
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
    handler: async ({ deps, principal }, input) => answerList(await listTenants(deps, principal, input), '/api/admin/tenants', input),
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
];
