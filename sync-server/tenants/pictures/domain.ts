import { defineDomain } from '#server/core/faces/define-domain.ts';
import { setTenantIcons } from './set-tenant-icons.ts';

export const picturesFace = defineDomain({
  name: 'pictures',
  operations: [setTenantIcons],
  tables: {
    pictures: {},
  },
});
