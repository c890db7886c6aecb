import { defineDomain } from '#server/core/faces/define-domain.ts';
import { sharedReasons } from '#server/core/faces/shared-reasons.ts';
import { approveFirmName, refuseFirmName } from './approve-name.ts';
import { changeTenantAdmin } from './change-admin.ts';
import { createTenant } from './create-tenant.ts';
import { listMyTenants } from './list-my-tenants.ts';
import { listTenants } from './list-tenants.ts';
import { readDeletionLoss } from './read-deletion-loss.ts';
import { readTenantInfo } from './read-tenant-info.ts';
import { setUpOwnTenant, setUpTenant } from './set-up-tenant.ts';
import { tenantRelations } from './tenant-relations.ts';
import { ownTenantRows, tenantSummaryRows } from './tenant-rows.ts';
import { updateTenant } from './update-tenant.ts';

export const tenantsFace = defineDomain({
  name: 'tenants',
  operations: [
    approveFirmName,
    refuseFirmName,
    readTenantInfo,
    listMyTenants,
    listTenants,
    createTenant,
    updateTenant,
    changeTenantAdmin,
    readDeletionLoss,
    setUpTenant,
    setUpOwnTenant,
  ],
  relations: tenantRelations,
  rows: { tenant: ownTenantRows, tenantHead: tenantSummaryRows },
  tables: {
    released_subdomains: {
      others: {
        deletion: sharedReasons.endOfTenant,
        migration: sharedReasons.wholeScript,
        restore: 'a tenant that comes back takes the name that its end kept free',
        'sign-up': sharedReasons.newTenant,
      },
    },
    tenants: {
      others: {
        billing: 'what is paid for decides the plan; tenants ask billing about plans, so billing cannot ask them to write',
        deletion: sharedReasons.endOfTenant,
        domains: 'the form shows the domain that is proven, and none that ran out unproven',
        migration: sharedReasons.wholeScript,
        'sign-up': sharedReasons.newTenant,
        users: 'a person who leaves is the contact of the tenant no longer',
      },
    },
  },
});
