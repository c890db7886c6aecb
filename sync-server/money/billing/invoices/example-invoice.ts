import { initialCurrency } from '#contract/values/amounts/currency.ts';
/** The invoice in the API documentation's example. */
export const exampleInvoice = {
  id: '019600aa-0000-7000-8000-0000000000e1',
  number: 'INV-000042',
  kind: 'invoice',
  amount: '52.97',
  currency: initialCurrency.toLowerCase(),
  status: 'paid',
  refundProblem: null,
  lines: [
    { kind: 'plan', description: 'Professional, one month', amount: '49.00' },
    { kind: 'tax', description: 'Tax 8.1 %', amount: '3.97' },
  ],
  buyer: { tenantName: 'Northwind Advisors', email: 'billing@northwind.example', company: '', address: '1 Main Street', taxId: '' },
  seller: { name: 'Example Software Inc.', address: '2 Market Street, Springfield', taxId: '98-7654321' },
  periodStart: new Date('2026-01-01T00:00:00.000Z'),
  periodEnd: new Date('2026-02-01T00:00:00.000Z'),
  dueDate: new Date('2026-01-01T00:00:00.000Z'),
  paidAt: new Date('2026-01-01T00:00:00.000Z'),
  createdAt: new Date('2026-01-01T00:00:00.000Z'),
} as const;
