import type { Plan } from '#contract/billing/plans.ts';
import type { Prisma } from '#server/data/client.ts';

/** Columns of a plan that may leave the server. */
export const planColumns = {
  id: true,
  name: true,
  description: true,
  basePrice: true,
  annualPrice: true,
  annualDiscount: true,
  calculatorLimit: true,
  aiCallsIncluded: true,
  customDomain: true,
  whiteLabel: true,
  prioritySupport: true,
  isActive: true,
  sortOrder: true,
  settings: true,
} as const satisfies Prisma.PlanSelect;

type PlanColumns = Prisma.PlanGetPayload<{ select: typeof planColumns }>;

/** A plan in the public list. The contents of its settings become fields of their own. */
export function planView({ settings, ...plan }: PlanColumns): Plan {
  const { aiPricePerCall, ...fields } = planSettings(settings);
  return { ...plan, ...fields, ...(aiPricePerCall === null ? {} : { aiPricePerCall }) };
}

export interface PlanSettings {
  readonly aiUnlimited: boolean;
  readonly maxUsers: number | null;
  /** Decimal text; null: the price in the platform's settings. */
  readonly aiPricePerCall: string | null;
}

/** The stored form: values that are not set are left out. */
export function writtenSettings({ aiUnlimited, maxUsers, aiPricePerCall }: PlanSettings) {
  return {
    ...(aiUnlimited ? { aiUnlimited } : {}),
    ...(maxUsers === null ? {} : { maxUsers }),
    ...(aiPricePerCall === null ? {} : { aiPricePerCall }),
  };
}

export function planSettings(settings: unknown): PlanSettings {
  const holder = typeof settings === 'object' && settings !== null ? settings : {};
  const maxUsers: unknown = Reflect.get(holder, 'maxUsers');
  const aiPricePerCall: unknown = Reflect.get(holder, 'aiPricePerCall');
  return {
    aiUnlimited: Reflect.get(holder, 'aiUnlimited') === true,
    maxUsers: typeof maxUsers === 'number' ? maxUsers : null,
    aiPricePerCall: typeof aiPricePerCall === 'string' ? aiPricePerCall : null,
  };
}

/** The plan in the API documentation's example. */
export const examplePlan: Plan = {
  id: '019600aa-0000-7000-8000-0000000000f1',
  name: 'Starter',
  description: 'For trying the suite with first clients',
  basePrice: '0.00',
  annualPrice: null,
  annualDiscount: null,
  calculatorLimit: 5,
  aiCallsIncluded: 100,
  aiUnlimited: false,
  maxUsers: null,
  customDomain: false,
  whiteLabel: false,
  prioritySupport: false,
  isActive: true,
  sortOrder: 0,
};
