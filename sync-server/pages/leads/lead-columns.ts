import { type Lead, leadKinds } from '#contract/pages/leads.ts';

export const leadColumns = { id: true, kind: true, name: true, email: true, message: true, handledAt: true, createdAt: true } as const;

interface LeadRow extends Omit<Lead, 'kind'> {
  readonly kind: string;
}

/** A lead as it is answered. */
export function leadEntry({ kind, ...lead }: LeadRow): Lead {
  return { ...lead, kind: leadKinds.find((known) => known === kind) ?? 'sales' };
}

export const exampleLead = {
  id: '019600aa-0000-7000-8000-0000000000a7',
  kind: 'sales',
  name: 'Ann Archer',
  email: 'ann@northwind.example',
  message: 'How much is it for 40 seats?',
  handledAt: null,
  createdAt: new Date('2026-01-15T09:00:00.000Z'),
} as const;
