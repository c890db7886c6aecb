// Written by `npm run generate` from the operations that the server declares. Not edited by hand.
import { ApiTokenEntry, NewApiToken } from '#contract/people/api-tokens.ts';

export const createApiToken = { method: 'POST', path: '/api/tenant/api-tokens', output: NewApiToken } as const;
export const listApiTokens = { method: 'GET', path: '/api/tenant/api-tokens', row: ApiTokenEntry } as const;
export const revokeApiToken = { method: 'DELETE', path: '/api/tenant/api-tokens/{id}', output: ApiTokenEntry } as const;
