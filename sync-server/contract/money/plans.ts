import * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';
import { centsOf, centsToText, percentOfCents } from '#contract/values/amounts/cents.ts';
import { currencies } from '#contract/values/amounts/currency.ts';
import { ifMissing } from '#contract/values/if-missing.ts';
import { named } from '#contract/values/named.ts';
import { oneLine } from '#contract/values/one-line.ts';
import type { PlanContents } from './plan-rights.ts';

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
  answerHours: t('The time of an answer must be a whole number of at least 1, or empty'),
  unknown: t('There is no such plan.'),
  idTaken: t('There is such a plan already.'),
} as const;

/** Initial values of the form. */
export const planDefaults = { basePrice: '29.99', aiCallsIncluded: 1000, sortOrder: 0, priceStep: '0.01' } as const;

/** A price as text with the decimals of the currency, however it was typed. '0.00' means free. */
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

/** A whole number from `least` on; `sentence` is what refuses another one. */
export const wholeFrom = (least: number, sentence: string) =>
  z.int({ error: sentence }).check(z.minimum(least, { error: sentence }), z.maximum(1_000_000_000, { error: sentence }));

/** Whole per cent. */
export const Discount = z
  .int({ error: planTexts.discount })
  .check(z.minimum(0, { error: planTexts.discount }), z.maximum(100, { error: planTexts.discount }));

/** The price of an AI call above those included, as decimal text. */
export const AiCallPrice = z.string({ error: planTexts.aiPrice }).check(z.regex(/^\d{1,6}(\.\d{1,6})?$/, { error: planTexts.aiPrice }));

export const PlanName = z
  .string(ifMissing(planTexts.nameRequired))
  .check(z.trim(), z.minLength(1, { error: planTexts.nameRequired }), z.maxLength(100), oneLine());

/** The currency of all prices, invoices, and credit, by ISO 4217. */
export const PlatformCurrency = named('PlatformCurrency', z.object({ code: z.enum(currencies) }));

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
  return Number(basePrice) === 0;
}

/** A card is marked as popular when its plan's name contains "pro". */
export function isPopular(name: string): boolean {
  return name.toLowerCase().includes('pro');
}

/** One list spells the price base_price; both spellings are accepted. */
export function basePriceOf(plan: { readonly basePrice?: string; readonly base_price?: string }): string {
  return plan.basePrice ?? plan.base_price ?? '0.00';
}

export interface PlanCard extends PlanContents {
  readonly name: string;
  readonly basePrice: string;
}

const nothing = { aiUnlimited: false, customDomain: false, whiteLabel: false, prioritySupport: false } as const;

/** The three plans of the product: the page's fallback when the list cannot be loaded, and the initial rows of a new database. */
export const standardPlans: readonly PlanCard[] = [
  { ...nothing, name: 'Starter', basePrice: '0.00', calculatorLimit: 5, aiCallsIncluded: 100 },
  {
    ...nothing,
    name: 'Professional',
    basePrice: '49.00',
    calculatorLimit: null,
    aiCallsIncluded: 1000,
    customDomain: true,
    answerHours: 8,
  },
  {
    name: 'Enterprise',
    basePrice: '199.00',
    calculatorLimit: null,
    aiCallsIncluded: 0,
    aiUnlimited: true,
    customDomain: true,
    whiteLabel: true,
    prioritySupport: true,
  },
];
