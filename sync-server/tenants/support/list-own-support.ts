import { SupportOf, SupportRequest } from '#contract/tenants/support/support.ts';
import { done, type Outcome } from '#contract/values/outcome.ts';
import type { AccessRefusal } from '#server/core/access/authorize.ts';
import { scopeOf } from '#server/core/access/caller.ts';
import { admittedTenant } from '#server/core/access/own-tenant.ts';
import type { ShortList } from '#server/core/http/requests/cut-rows.ts';
import { defineList } from '#server/core/operations/define-list.ts';
import { ofNamedTenant } from '#server/core/operations/of-named-tenant.ts';
import { exampleRequest, supportColumns, supportEntry } from './support-columns.ts';

const mostListed = 200;

const list: ShortList<SupportRequest> = {
  keys: { createdAt: ({ createdAt }) => createdAt.toISOString(), dueAt: ({ dueAt }) => dueAt.toISOString() },
  usual: { field: 'createdAt', direction: 'desc' },
  idOf: ({ id }) => id,
  textOf: ({ subject, message }) => `${subject} ${message}`,
};

export const listOwnSupport = defineList({
  name: 'support.listOwn',
  id: 'listOwnSupport',
  summary: 'The requests of a tenant to support, the newest first',
  input: SupportOf,
  row: SupportRequest,
  object: ofNamedTenant,
  rest: { method: 'GET', path: '/api/tenant/support-requests', example: exampleRequest },
  graphql: { query: 'ownSupportRequests' },
  list,
  rows: async ({ deps, caller }, { tenant }): Promise<Outcome<readonly SupportRequest[], AccessRefusal['code']>> => {
    const admitted = await deps.db.reading(scopeOf(caller), (tx) => admittedTenant(tx, caller, 'support.listOwn', tenant));
    if (!admitted.ok) return admitted;
    const where = { tenantId: admitted.value };
    const rows = await deps.db.reading({ as: 'platform' }, (tx) =>
      tx.supportRequest.findMany({ where, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: mostListed, select: supportColumns }),
    );
    return done(rows.map(supportEntry));
  },
});
