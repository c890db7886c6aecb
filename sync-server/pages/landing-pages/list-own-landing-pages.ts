import { LandingPageHeading } from '#contract/pages/landing-page-fields.ts';
import { done } from '#contract/values/outcome.ts';
import { administeredTenants, scopeOf } from '#server/core/access/caller.ts';
import { platformTenantId } from '#server/core/data/tenant-key.ts';
import type { ShortList } from '#server/core/http/requests/cut-rows.ts';
import { NoInput } from '#server/core/operations/declaration.ts';
import { defineList } from '#server/core/operations/define-list.ts';
import { exampleHeading, headingColumns } from './landing-page-columns.ts';

/** Search, sorting, and paging of a tenant's pages. */
const list: ShortList<LandingPageHeading> = {
  keys: {
    name: ({ name }) => name.toLowerCase(),
    createdAt: ({ createdAt }) => createdAt.toISOString(),
    updatedAt: ({ updatedAt }) => updatedAt.toISOString(),
  },
  usual: { field: 'updatedAt', direction: 'desc' },
  idOf: ({ id }) => id,
  textOf: ({ name }) => name,
};

export const listOwnLandingPages = defineList({
  name: 'landingPages.listOwn',
  id: 'listOwnLandingPages',
  summary: 'The landing pages of the tenants that the caller administers; of a platform owner those of the platform itself',
  input: NoInput,
  row: LandingPageHeading,
  rest: { method: 'GET', path: '/api/tenant/landing-pages', example: exampleHeading },
  graphql: { query: 'ownLandingPages', page: 'OwnLandingPagePage' },
  list,
  rows: async ({ deps, caller }) => {
    const tenantIds = administeredTenants(caller);
    const own = caller.role === 'platform_owner' ? { tenantId: platformTenantId } : { tenantId: { in: tenantIds } };
    return done(await deps.db.reading(scopeOf(caller), (tx) => tx.landingPage.findMany({ where: own, select: headingColumns })));
  },
});
