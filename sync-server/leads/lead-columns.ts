export const leadColumns = { id: true, name: true, email: true, message: true, handledAt: true, createdAt: true } as const;

export const exampleLead = {
  id: '019600aa-0000-7000-8000-0000000000a7',
  name: 'Ann Archer',
  email: 'ann@northwind.example',
  message: 'How much is it for 40 seats?',
  handledAt: null,
  createdAt: new Date('2026-01-15T09:00:00.000Z'),
} as const;
