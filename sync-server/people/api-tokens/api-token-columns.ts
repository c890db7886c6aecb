import type { ApiTokenEntry } from '#contract/people/api-tokens.ts';
import type { Prisma } from '#server/core/data/client.ts';

/** Columns of a token that may leave the server. */
export const apiTokenColumns = {
  id: true,
  tenantId: true,
  name: true,
  scopes: true,
  createdBy: true,
  createdAt: true,
  lastUsedAt: true,
  expiresAt: true,
  revokedAt: true,
} as const satisfies Prisma.ApiTokenSelect;

/** The token in the API documentation's example. */
export const exampleApiToken: ApiTokenEntry = {
  id: '019600aa-0000-7000-8000-0000000000d1',
  tenantId: '019600aa-0000-7000-8000-000000000001',
  name: 'Website',
  scopes: ['calculators:read'],
  createdBy: '019600aa-0000-7000-8000-0000000000a1',
  createdAt: new Date('2026-01-15T09:00:00.000Z'),
  lastUsedAt: null,
  expiresAt: null,
  revokedAt: null,
};
