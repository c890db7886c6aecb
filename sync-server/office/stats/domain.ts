import { defineDomain } from '#server/core/faces/define-domain.ts';
import { readRevenue } from './read-revenue.ts';
import { readStats } from './read-stats.ts';
import { readTenantUsage } from './read-tenant-usage.ts';

export const statsFace = defineDomain({
  name: 'stats',
  operations: [readStats, readRevenue, readTenantUsage],
});
