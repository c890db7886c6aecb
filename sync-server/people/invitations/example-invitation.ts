import type { Invitation } from '#contract/people/invitations.ts';

/** The invitation in the API documentation's example. */
export const exampleInvitation: Invitation = {
  id: '019600aa-0000-7000-8000-0000000000b1',
  email: 'ben@northwind.example',
  tenantId: '019600aa-0000-7000-8000-000000000001',
  tenantName: 'Northwind Advisors',
  invitedBy: '019600aa-0000-7000-8000-00000000000a',
  role: 'user',
  status: 'pending',
  sentAt: new Date('2026-01-15T09:00:00.000Z'),
  acceptedAt: null,
  expiresAt: new Date('2026-01-22T09:00:00.000Z'),
  resendCount: 0,
  lastSentAt: new Date('2026-01-15T09:00:00.000Z'),
  createdAt: new Date('2026-01-15T09:00:00.000Z'),
};
