import * as z from 'zod/mini';
import type { CurrentUser } from '#contract/session.ts';
import { restEntry } from '#server/http/rest-entry.ts';
import { readSealKey } from './seal-key.ts';

const example: CurrentUser = {
  id: '019600aa-0000-7000-8000-00000000000a',
  email: 'ann@northwind.example',
  firstName: 'Ann',
  lastName: 'Archer',
  profileImageUrl: null,
  role: 'tenant_admin',
  isActive: true,
  memberships: [
    {
      tenantId: '019600aa-0000-7000-8000-000000000001',
      tenantName: 'Northwind Advisors',
      subdomain: 'northwind',
      role: 'tenant_admin',
      tenantStatus: 'active',
    },
  ],
  lease: 'header.claims.signature',
};

export const identityCalls = [
  restEntry({
    method: 'GET',
    path: '/api/auth/user',
    operation: 'session.read',
    summary: 'The signed-in person',
    example,
    input: z.strictObject({}),
    handler: ({ deps, principal }) => deps.currentUser(principal),
  }),
  restEntry({
    method: 'GET',
    path: '/api/sync/seal-key',
    operation: 'sync.sealKey',
    summary: 'The key under which a device keeps unsent changes of a person who signs out',
    example: { key: 'c2VhbGVkIGNoYW5nZXMgb2Ygb25lIHBlcnNvbiBvbmw=' },
    input: z.strictObject({}),
    handler: ({ deps, principal }) => readSealKey(deps, principal),
  }),
  restEntry({
    method: 'POST',
    path: '/api/backchannel-logout',
    operation: 'session.endByProvider',
    summary: 'A sign-out at the outside identity provider: a form with its signed logout_token',
    example: {},
    input: z.strictObject({}),
    signedBody: true,
    handler: ({ deps, rawBody, headers, requestId }) => deps.takeLogout(rawBody, headers.get('content-type'), requestId),
  }),
];
