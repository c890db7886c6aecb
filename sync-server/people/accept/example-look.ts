import type { InvitationLook } from '#contract/people/account.ts';

/** The view of an invitation in the API documentation's example. */
export const exampleLook: InvitationLook = {
  email: 'ben@northwind.example',
  firstName: '',
  lastName: '',
  tenantName: 'Northwind Advisors',
  role: 'user',
  expiresAt: '2026-01-22T09:00:00.000Z',
  hasAccount: false,
  signedInAs: null,
};
