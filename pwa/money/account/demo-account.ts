import type { TenantUsage } from '#contract/money/revenue/stats.ts';
import type { TenantInfo } from '#contract/tenants/tenant-info.ts';
import { platformCurrency } from '#contract/values/amounts/currency.ts';

/** An example account for visitors. */
export const demoInfo: TenantInfo = {
  id: '019600aa-0000-7000-8000-00000000de30',
  name: 'Demo Financial',
  subdomain: 'demo',
  customDomain: null,
  status: 'active',
  trialEndsAt: null,
  createdAt: '2023-01-15T12:00:00.000Z',
  billingEmail: 'billing@demo.example',
  brand: {},
  assumptions: {},
  plan: {
    id: '019600aa-0000-7000-8000-00000000de31',
    name: 'Professional',
    basePrice: '49.00',
    annualPrice: null,
    calculatorLimit: null,
    aiCallsIncluded: 1000,
  },
  subscription: {
    status: 'active',
    currentPeriodEnd: '2024-01-15T12:00:00.000Z',
    cancelAtPeriodEnd: false,
    resumesAt: null,
    price: '49.00',
    pendingPlanName: null,
  },
  usage: { activeUsers: 8, calculators: 156, aiCallsThisMonth: 238 },
  rights: [],
  calculatorIds: [],
};

/** Its usage, with invoices in the currency of the platform. */
export function demoUsage(): TenantUsage {
  const invoice = { currency: platformCurrency().toLowerCase(), amount: '49.00', dueDate: null };
  return {
    aiUsage: [],
    invoices: [
      {
        ...invoice,
        id: '019600aa-0000-7000-8000-00000000de32',
        number: 'DEMO-2',
        status: 'pending',
        paidAt: null,
        createdAt: new Date('2023-12-15T12:00:00Z'),
      },
      {
        ...invoice,
        id: '019600aa-0000-7000-8000-00000000de33',
        number: 'DEMO-1',
        status: 'paid',
        paidAt: new Date('2023-11-16T12:00:00Z'),
        createdAt: new Date('2023-11-15T12:00:00Z'),
      },
    ],
  };
}

export const demoPayment = { method: 'Visa ending in 4242', address: '1 Example Street, Springfield, IL 62701' } as const;
