import { ListedLandingPage } from '#contract/pages/landing-pages.ts';
import { TenantSummary } from '#contract/tenants/tenant.ts';
import { scopeOf } from '#server/core/access/caller.ts';
import { newestOfEach } from '#server/core/http/requests/pages-of-each.ts';
import { defineRelation } from '#server/core/operations/define-relation.ts';
import { tenantsById } from '#server/tenants/record/list-tenants.ts';
import { listedPages } from './list-landing-pages.ts';

export const landingPageRelations = [
  defineRelation({
    of: TenantSummary,
    field: 'landingPages',
    name: 'landingPages.list',
    summary: 'Its landing pages without their content, the newest first',
    key: 'id',
    row: ListedLandingPage,
    pages: ({ deps, caller }, tenantIds, cut) =>
      deps.db.reading(scopeOf(caller), (tx) =>
        newestOfEach(tx, 'landing_pages', tenantIds, cut, (ids) => listedPages(tx, { where: { id: { in: [...ids] } } })),
      ),
  }),
  defineRelation({
    of: ListedLandingPage,
    field: 'tenant',
    name: 'tenants.list',
    summary: 'Its tenant; null for a page of the platform',
    key: 'tenantId',
    row: TenantSummary,
    rows: tenantsById,
  }),
];
