import * as z from 'zod/mini';
import { t } from '../language/t.ts';
import { Id } from '../values/id.ts';
import { ifMissing } from '../values/if-missing.ts';
import { described, named } from '../values/named.ts';
import { oneLine } from '../values/one-line.ts';
import { centsOf, centsToText, percentOfCents } from './cents.ts';

export const planTexts = {
  created: t('Pricing plan created successfully'),
  createFailed: t('Failed to create pricing plan'),
  updated: t('Pricing plan updated successfully'),
  updateFailed: t('Failed to update pricing plan'),
  statusUpdated: t('Plan status updated successfully'),
  statusFailed: t('Failed to update plan status'),
  nameRequired: t('Name is required'),
  price: t('Price must be a number of at least 0'),
  sortOrder: t('Sort order must be a whole number of at least 0'),
  calculatorLimit: t('Calculator limit must be a whole number of at least 1, or empty for no limit'),
  aiCalls: t('AI calls must be a whole number of at least 0'),
  discount: t('The discount must be a whole number between 0 and 100'),
  aiPrice: t('The price of an AI call must be an amount such as 0.01, or empty'),
  maxUsers: t('The user limit must be a whole number of at least 1, or empty'),
  unknown: t('There is no such plan.'),
  idTaken: t('There is such a plan already.'),
} as const;

/** Initial values of the form. */
export const planDefaults = { basePrice: '29.99', aiCallsIncluded: 1000, sortOrder: 0, priceStep: '0.01' } as const;

/** A price as text with two decimals, however it was typed. '0.00' means free. */
export const Price = z.pipe(
  z.pipe(
    z.union([z.number(), z.string()], { error: planTexts.price }),
    z.transform((value) => (typeof value === 'number' ? value : decimalOf(value))),
  ),
  z.pipe(
    z.number({ error: planTexts.price }).check(z.minimum(0, { error: planTexts.price }), z.maximum(1_000_000, { error: planTexts.price })),
    z.transform((value) => centsToText(centsOf(String(value)))),
  ),
);

/** Digits and a point: other number notations of the language, such as exponents, are not accepted as prices. */
function decimalOf(typed: string): number {
  return /^(?:\d+\.?\d*|\.\d+)$/.test(typed.trim()) ? Number(typed) : Number.NaN;
}

const whole = (least: number, sentence: string) =>
  z.int({ error: sentence }).check(z.minimum(least, { error: sentence }), z.maximum(1_000_000_000, { error: sentence }));

const planFields = {
  description: z.optional(z.nullable(z.string().check(z.maxLength(2000)))),
  annualPrice: z.optional(z.nullable(Price)),
  annualDiscount: z.optional(
    z.nullable(
      z
        .int({ error: planTexts.discount })
        .check(z.minimum(0, { error: planTexts.discount }), z.maximum(100, { error: planTexts.discount })),
    ),
  ),
  calculatorLimit: z.optional(z.nullable(whole(1, planTexts.calculatorLimit))),
  aiCallsIncluded: z.optional(whole(0, planTexts.aiCalls)),
  customDomain: z.optional(z.boolean()),
  whiteLabel: z.optional(z.boolean()),
  prioritySupport: z.optional(z.boolean()),
  isActive: z.optional(z.boolean()),
  sortOrder: z.optional(whole(0, planTexts.sortOrder)),
  /** True for unlimited AI calls: the number cannot express it, because 0 means none. */
  aiUnlimited: z.optional(z.boolean()),
  /** Dollars for an AI call above those included, as decimal text; empty: the price in the platform's settings. */
  aiPricePerCall: z.optional(
    z.nullable(z.string({ error: planTexts.aiPrice }).check(z.regex(/^\d{1,6}(\.\d{1,6})?$/, { error: planTexts.aiPrice }))),
  ),
  /** Cap of a team on this plan; empty: the standard one. */
  maxUsers: z.optional(z.nullable(whole(1, planTexts.maxUsers))),
};
const PlanName = z
  .string(ifMissing(planTexts.nameRequired))
  .check(z.trim(), z.minLength(1, { error: planTexts.nameRequired }), z.maxLength(100), oneLine());

export const CreatePlan = z.strictObject({ id: z.optional(Id), name: PlanName, basePrice: Price, ...planFields });
export type CreatePlan = z.infer<typeof CreatePlan>;
/** The whole form, or only isActive for the toggle. */
export const UpdatePlan = z.strictObject({ id: Id, name: z.optional(PlanName), basePrice: z.optional(Price), ...planFields });
export type UpdatePlan = z.infer<typeof UpdatePlan>;

/** A plan in the public price list, without private fields. */
export const Plan = /* @__PURE__ */ named(
  'Plan',
  /* @__PURE__ */ z.object({
    id: Id,
    name: z.string(),
    description: z.nullable(z.string()),
    basePrice: z.string(),
    annualPrice: z.nullable(z.string()),
    annualDiscount: z.nullable(z.int()),
    calculatorLimit: /* @__PURE__ */ described('Absent: no limit.', z.nullable(z.int())),
    aiCallsIncluded: z.int(),
    aiUnlimited: z.boolean(),
    aiPricePerCall: /* @__PURE__ */ described("Absent: the price in the platform's settings.", z.optional(z.nullable(z.string()))),
    maxUsers: /* @__PURE__ */ described('Absent: the standard cap.', z.nullable(z.int())),
    customDomain: z.boolean(),
    whiteLabel: z.boolean(),
    prioritySupport: z.boolean(),
    isActive: z.boolean(),
    sortOrder: z.int(),
  }),
);
export type Plan = z.output<typeof Plan>;

/** Answer to an edited plan: a lower limit is not refused, but the number of affected tenants is reported. */
export const UpdatedPlan = /* @__PURE__ */ named(
  'UpdatedPlan',
  /* @__PURE__ */ z.extend(Plan, {
    tenantsAboveLimit: /* @__PURE__ */ described(
      'Tenants that use more calculators than the plan allows them now. They keep the ones that were added first.',
      z.int(),
    ),
  }),
);

interface YearlyPriced {
  readonly basePrice: string;
  readonly annualPrice: string | null;
  readonly annualDiscount?: number | null | undefined;
}

/** The price set for a year, or twelve months less the annual discount; undefined if neither is set. Decimal text. */
export function yearlyPrice({ basePrice, annualPrice, annualDiscount }: YearlyPriced): string | undefined {
  if (annualPrice !== null) return annualPrice;
  if (annualDiscount === null || annualDiscount === undefined) return undefined;
  const year = 12 * centsOf(basePrice);
  return centsToText(year - percentOfCents(year, String(annualDiscount)));
}

export function isFree(basePrice: string): boolean {
  return basePrice === '0.00';
}

/** A card is marked as popular when its plan's name contains "pro". */
export function isPopular(name: string): boolean {
  return name.toLowerCase().includes('pro');
}

/** One list spells the price base_price; both spellings are accepted. */
export function basePriceOf(plan: { readonly basePrice?: string; readonly base_price?: string }): string {
  return plan.basePrice ?? plan.base_price ?? '0.00';
}

export interface PlanCard {
  readonly name: string;
  readonly basePrice: string;
  readonly features: readonly string[];
}

/** The three plans of the product: the page's fallback when the list cannot be loaded, and the initial rows of a new database. */
export const standardPlans: readonly PlanCard[] = [
  { name: 'Starter', basePrice: '0.00', features: ['5 calculators', t('Basic branding'), t('100 AI calls per month')] },
  {
    name: 'Professional',
    basePrice: '49.00',
    features: [t('All 20+ calculators'), t('Custom branding'), t('1,000 AI calls per month'), t('Custom domain')],
  },
  {
    name: 'Enterprise',
    basePrice: '199.00',
    features: [t('Everything in Professional'), t('Unlimited AI calls'), t('White-label API'), t('Priority support')],
  },
];
