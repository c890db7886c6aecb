import { defineDomain } from '#server/core/faces/define-domain.ts';
import { createApiToken } from './create-api-token.ts';
import { listApiTokens } from './list-api-tokens.ts';
import { revokeApiToken } from './revoke-api-token.ts';

export const apiTokensFace = defineDomain({
  name: 'api-tokens',
  operations: [listApiTokens, createApiToken, revokeApiToken],
  tables: {
    api_tokens: {},
  },
});
