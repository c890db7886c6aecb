import { apiTokenTexts, CreateApiToken, mostApiTokens, NewApiToken } from '#contract/people/api-tokens.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { admittedTenant } from '#server/access/own-tenant.ts';
import { withPlatformRights } from '#server/data/roles/platform-rights.ts';
import { takeTurns } from '#server/data/take-turns.ts';
import { hashToken, newToken } from '#server/identity/sessions/opaque-token.ts';
import type { BaseDeps, Reading } from '#server/operations/declaration.ts';
import { defineOperation } from '#server/operations/define-operation.ts';
import { ofNamedTenant } from '#server/operations/of-named-tenant.ts';
import { allowsApi, tokenPrefix } from './allows-api.ts';
import { apiTokenColumns, exampleApiToken } from './api-token-columns.ts';

interface TokenDeps extends BaseDeps {
  readonly randomBytes: (length: number) => Uint8Array;
}

const dayMs = 24 * 60 * 60 * 1000;

/** The secret is only in this answer: the database keeps its hash. */
export const createApiToken = defineOperation({
  name: 'apiTokens.create',
  id: 'createApiToken',
  summary: 'Create an API token of a tenant; its secret is answered this once',
  input: CreateApiToken,
  output: NewApiToken,
  object: ofNamedTenant,
  rest: { method: 'POST', path: '/api/tenant/api-tokens', example: { ...exampleApiToken, secret: `${tokenPrefix}${'A'.repeat(43)}` } },
  run: ({ deps, caller }: Reading<TokenDeps>, { tenant, name, scopes, days }) =>
    deps.changes.run(caller, async (change) => {
      const { tx, now } = change;
      const admitted = await admittedTenant(tx, caller, 'apiTokens.create', tenant);
      if (!admitted.ok) return admitted;
      const tenantId = admitted.value;
      return withPlatformRights(tx, async () => {
        await takeTurns(tx, `api-tokens:${tenantId}`);
        if (!(await allowsApi(tx, tenantId))) return refused('LimitReached', apiTokenTexts.noPlan);
        const inUse = { tenantId, revokedAt: null, OR: [{ expiresAt: null }, { expiresAt: { gt: now } }] };
        if ((await tx.apiToken.count({ where: inUse })) >= mostApiTokens) return refused('LimitReached', apiTokenTexts.tooMany);
        const secret = newToken(deps.randomBytes);
        const token = await tx.apiToken.create({
          data: {
            id: change.newId(),
            tenantId,
            name,
            tokenHash: hashToken(secret),
            scopes: [...new Set(scopes)],
            createdBy: caller.userId,
            createdAt: now,
            expiresAt: typeof days === 'number' ? new Date(now.getTime() + days * dayMs) : null,
          },
          select: apiTokenColumns,
        });
        change.audit('apiTokens.create', { kind: 'apiToken', id: token.id, tenantId }, undefined, { name, scopes: token.scopes });
        return done({ ...token, secret: `${tokenPrefix}${secret}` });
      });
    }),
});
