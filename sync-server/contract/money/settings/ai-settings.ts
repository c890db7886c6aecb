import { t } from '#contract/language/t.ts';
import { centsOfMany } from '#contract/values/amounts/cents.ts';
import { defineEntity } from '#contract/values/entity/define-entity.ts';
import { readStored } from '#contract/values/entity/read-stored.ts';
import { amount, count } from './setting-values.ts';

const money = { kind: 'decimal', isMoney: true } as const;

/** The prices of AI calls beyond those that a plan includes. */
export const aiPricing = defineEntity('AiPricing', {
  pricePerCall: {
    answer: amount,
    input: amount,
    initial: 0.01,
    in: 'settings',
    example: 0.01,
    changed: 0.02,
    form: { label: t('Price per call'), isAsked: true, control: money },
  },
  minimumMonthlyCharge: {
    answer: amount,
    input: amount,
    initial: 5,
    in: 'settings',
    example: 5,
    changed: 6,
    form: { label: t('Minimum monthly charge'), isAsked: true, control: money },
  },
  overageCap: {
    answer: amount,
    input: amount,
    initial: 100,
    in: 'settings',
    example: 100,
    changed: 250,
    form: { label: t('Overage cap'), hint: t('A month never costs more than this.'), isAsked: true, control: money },
  },
});

/** The numbers of AI calls that are answered in a time. */
export const aiRateLimits = defineEntity('AiRateLimits', {
  globalPerMinute: {
    answer: count,
    input: count,
    initial: 1000,
    in: 'settings',
    example: 1000,
    changed: 2000,
    form: { label: t('All firms together'), isAsked: true, control: { kind: 'count', unit: t('per minute') } },
  },
  tenantPerHour: {
    answer: count,
    input: count,
    initial: 500,
    in: 'settings',
    example: 500,
    changed: 600,
    form: { label: t('Each firm'), isAsked: true, control: { kind: 'count', unit: t('per hour') } },
  },
  freeTierPerDay: {
    answer: count,
    input: count,
    initial: 100,
    in: 'settings',
    example: 100,
    changed: 50,
    form: { label: t('Each firm on a free plan'), isAsked: true, control: { kind: 'count', unit: t('per day') } },
  },
});

/** Cents of AI revenue on the dashboard: the number of calls times the price of one. */
export function aiRevenueCents(calls: number): number {
  return centsOfMany(calls, String(readStored(aiPricing, {}).pricePerCall));
}
