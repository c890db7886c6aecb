import { defineDomain } from '#server/core/faces/define-domain.ts';
import { listDeletedTenants } from './list-deleted-tenants.ts';
import { restoreTenant } from './restore-tenant.ts';

export const restoreFace = defineDomain({
  name: 'restore',
  operations: [listDeletedTenants, restoreTenant],
});
