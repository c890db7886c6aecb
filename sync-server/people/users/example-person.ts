export const exampleTenant = { tenantId: '019600aa-0000-7000-8000-000000000001', tenantName: 'Northwind Advisors' } as const;

/** The person in the API documentation's example. */
export const examplePerson = {
  id: '019600aa-0000-7000-8000-00000000000a',
  email: 'ann@northwind.example',
  firstName: 'Ann',
  lastName: 'Archer',
  isActive: true,
} as const;

/** Additional fields in lists of people. */
export const exampleAccount = {
  profileImageUrl: null,
  role: 'tenant_admin',
  lastLoginAt: null,
  invitedAt: null,
  createdAt: new Date('2026-01-15T09:00:00.000Z'),
} as const;
