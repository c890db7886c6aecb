import { accessTexts } from '#contract/people/access.ts';
import { ApiTokenEntry, ApiTokensOf } from '#contract/people/api-tokens.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { scopeOf } from '#server/core/access/caller.ts';
import { knownTenant } from '#server/core/access/own-tenant.ts';
import type { ShortList } from '#server/core/http/requests/cut-rows.ts';
import { defineList } from '#server/core/operations/define-list.ts';
import { ofNamedTenant } from '#server/core/operations/of-named-tenant.ts';
import { apiTokenColumns, exampleApiToken } from './api-token-columns.ts';

/** Search, sorting, and paging of tokens. */
const list: ShortList<ApiTokenEntry> = {
  keys: { createdAt: ({ createdAt }) => createdAt.toISOString(), name: ({ name }) => name.toLowerCase() },
  usual: { field: 'createdAt', direction: 'desc' },
  idOf: ({ id }) => id,
  textOf: ({ name }) => name,
};

export const listApiTokens = defineList({
  name: 'apiTokens.list',
  id: 'listApiTokens',
  summary: 'The API tokens of a tenant, the newest first, those that were revoked among them',
  input: ApiTokensOf,
  row: ApiTokenEntry,
  object: ofNamedTenant,
  rest: { method: 'GET', path: '/api/tenant/api-tokens', example: exampleApiToken },
  graphql: { query: 'apiTokens' },
  list,
  rows: ({ deps, caller }, { tenant }) =>
    deps.db.reading(scopeOf(caller), async (tx): Promise<Outcome<readonly ApiTokenEntry[], 'NotFound'>> => {
      const tenantId = await knownTenant(tx, caller, tenant);
      if (tenantId === undefined) return refused('NotFound', accessTexts.notFound);
      return done(await tx.apiToken.findMany({ where: { tenantId }, orderBy: { createdAt: 'desc' }, select: apiTokenColumns }));
    }),
});
