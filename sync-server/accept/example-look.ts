import type { InvitationLook } from '#contract/account.ts';

/** The look at an invitation that the API's documentation shows. */
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
