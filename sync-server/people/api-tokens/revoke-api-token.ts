import { accessTexts } from '#contract/people/access.ts';
import { ApiTokenEntry, RevokeApiToken } from '#contract/people/api-tokens.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { authorize } from '#server/core/access/authorize.ts';
import { withPlatformRights } from '#server/core/data/roles/platform-rights.ts';
import { keyOf } from '#server/core/data/tenant-key.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { apiTokenColumns, exampleApiToken } from './api-token-columns.ts';

/** The next request with the token is refused. */
export const revokeApiToken = defineOperation({
  name: 'apiTokens.revoke',
  id: 'revokeApiToken',
  summary: 'Revoke an API token',
  input: RevokeApiToken,
  output: ApiTokenEntry,
  object: 'loaded',
  rest: {
    method: 'DELETE',
    path: '/api/tenant/api-tokens/{id}',
    example: { ...exampleApiToken, revokedAt: new Date('2026-02-01T09:00:00.000Z') },
  },
  graphql: { mutation: 'revokeApiToken' },
  change: async (change, { id }) => {
    const { tx, now, caller } = change;
    const token = await tx.apiToken.findFirst({ where: { id }, select: apiTokenColumns });
    if (token === null) return refused('NotFound', accessTexts.notFound);
    const { tenantId } = token;
    const refusal = authorize('apiTokens.revoke', caller, { tenantId });
    if (refusal !== undefined) return refusal;
    if (token.revokedAt !== null) return done(token);
    const revoked = await withPlatformRights(tx, () =>
      tx.apiToken.update({ where: keyOf(tenantId, id), data: { revokedAt: now }, select: apiTokenColumns }),
    );
    change.audit('apiTokens.revoke', { kind: 'apiToken', id, tenantId }, { name: token.name }, undefined);
    return done(revoked);
  },
});
