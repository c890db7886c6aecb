import { apiTokenTexts, CreateApiToken, mostApiTokens, NewApiToken } from '#contract/people/api-tokens.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { admittedTenant } from '#server/core/access/own-tenant.ts';
import { refuseWithoutRight } from '#server/core/access/tenant-rights.ts';
import { lockUntilCommit } from '#server/core/data/lock-until-commit.ts';
import { withPlatformRights } from '#server/core/data/roles/platform-rights.ts';
import type { BaseDeps, Reading } from '#server/core/operations/declaration.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { ofNamedTenant } from '#server/core/operations/of-named-tenant.ts';
import { hashToken, newToken } from '#server/people/identity/sessions/opaque-token.ts';
import { apiTokenColumns, exampleApiToken } from './api-token-columns.ts';
import { tokenPrefix } from './token-prefix.ts';

export interface TokenDeps extends BaseDeps {
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
  rest: {
    method: 'POST',
    path: '/api/tenant/api-tokens',
    example: { ...exampleApiToken, secret: `${tokenPrefix}${'A'.repeat(43)}` },
    isKept: false,
  },
  run: ({ deps, caller }: Reading<TokenDeps>, { tenant, name, scopes, days }) =>
    deps.changes.run(caller, async (change) => {
      const { tx, now } = change;
      const admitted = await admittedTenant(tx, caller, 'apiTokens.create', tenant);
      if (!admitted.ok) return admitted;
      const tenantId = admitted.value;
      return withPlatformRights(tx, async () => {
        await lockUntilCommit(tx, `api-tokens:${tenantId}`);
        const locked = await refuseWithoutRight(tx, caller, tenantId, 'api');
        if (locked !== undefined) return locked;
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
