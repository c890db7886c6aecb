import { CurrentUser } from '#contract/people/session.ts';
import { type BaseDeps, NoInput, type Reading } from '#server/core/operations/declaration.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import type { ReadCurrentUser } from './current-user.ts';

export const readCurrentUser = defineOperation({
  name: 'session.read',
  id: 'readCurrentUser',
  summary: 'The signed-in person',
  input: NoInput,
  output: CurrentUser,
  rest: {
    method: 'GET',
    path: '/api/auth/user',
    example: {
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
    },
  },
  graphql: { query: 'me' },
  read: ({ deps, caller }: Reading<BaseDeps & { readonly currentUser: ReadCurrentUser }>) => deps.currentUser(caller),
});
