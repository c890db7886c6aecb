import * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';
import { Id } from '#contract/values/id.ts';
import { described, named } from '#contract/values/named.ts';

/** The id of a calculator is a word, such as loan-payment. */
const CalculatorId = named('ID', z.string().check(z.maxLength(100)));

export const CalculatorsOf = z.strictObject({ tenantId: Id });

export const AddCalculator = z.strictObject({
  tenantId: Id,
  calculatorId: named('ID', z.string().check(z.minLength(1), z.maxLength(100))),
});
export type AddCalculator = z.infer<typeof AddCalculator>;
export const RemoveCalculator = AddCalculator;
export type RemoveCalculator = AddCalculator;

/** One decision on the selection screen: additions and removals, with one check of the limit. */
export const SetCalculators = z.strictObject({
  tenantId: Id,
  add: z.array(CalculatorId).check(z.maxLength(200)),
  remove: z.array(CalculatorId).check(z.maxLength(200)),
});
export type SetCalculators = z.infer<typeof SetCalculators>;

/** Count of a tenant's calculators. `limit` and `remaining` are absent if the plan has no limit. */
export const CalculatorUsage = named(
  'CalculatorUsage',
  z.object({
    current: z.int(),
    limit: described('Absent: the plan has no limit.', z.optional(z.int())),
    remaining: z.optional(z.int()),
  }),
);
export type CalculatorUsage = z.output<typeof CalculatorUsage>;

/** A calculator that a tenant uses. */
export const TenantCalculator = named(
  'TenantCalculator',
  z.object({
    tenantId: Id,
    calculatorId: CalculatorId,
    isEnabled: z.boolean(),
    addedAt: z.iso.datetime(),
  }),
);
export type TenantCalculator = z.output<typeof TenantCalculator>;

export function calculatorUsage(current: number, limit: number | null): CalculatorUsage {
  return limit === null ? { current } : { current, limit, remaining: Math.max(0, limit - current) };
}

export const limitReached = {
  title: t('Limit Reached'),
  message: (limit: number): string => t('Your plan allows {limit} calculators. Please upgrade for more.', { limit }),
} as const;

/** More calculators are in use than the plan allows, after a paid plan has ended or before a change to a smaller one. */
export const planTooSmall = {
  title: (used: number, limit: number): string => t('You use {used} of {limit} calculators: choose which stay', { used, limit }),
  explain: (limit: number): string => t('Until then your team sees the {limit} that were added first.', { limit }),
  own: (used: number, limit: number): string =>
    t('You use {used} of {limit} calculators: choose which stay, then change the plan.', { used, limit }),
  tenant: (used: number, limit: number): string =>
    t('This tenant uses {used} of {limit} calculators: choose which stay, then change the plan.', { used, limit }),
} as const;

export const calculatorTexts = {
  added: t('Calculator added successfully'),
  removed: t('Calculator removed successfully'),
  addFailed: t('Failed to add calculator'),
  removeFailed: t('Failed to remove calculator'),
  savedTitle: t('Success!'),
  saved: t('Your calculator selection has been saved.'),
  saveFailed: t('Failed to save selections'),
  unknown: t('There is no such calculator.'),
  inactive: t('This calculator is not available yet.'),
  usage: (current: number, limit: number): string => `${current} / ${limit} calculators selected`,
  noneFound: t('No Calculators Found'),
  allSuites: t('All Suites'),
  selectOne: t('Select at least one calculator to continue'),
  selected: (count: number): string => t('{count} calculator(s) selected', { count }),
} as const;

/** The error of a selection, or undefined: at least one calculator, and at most as many as the plan allows. */
export function selectionProblem(selected: number, limit: number | null): string | undefined {
  if (selected < leastSelection) return calculatorTexts.selectOne;
  return limit !== null && selected > limit ? limitReached.message(limit) : undefined;
}

const leastSelection = 1;
