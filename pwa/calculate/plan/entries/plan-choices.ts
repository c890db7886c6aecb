import { t } from '#contract/language/t.ts';

/** Kinds of accounts that may be added to a plan. */
export const accountKinds = [
  { value: 'traditional', label: t('Traditional IRA or 401(k)') },
  { value: 'roth', label: t('Roth account') },
  { value: 'taxable', label: t('Taxable account') },
  { value: 'cash', label: t('Cash') },
  { value: 'hsa', label: t('Health savings account') },
] as const;

export const incomeKinds = [
  { value: 'pension', label: t('Pension of an employer') },
  { value: 'publicPension', label: t('Public pension') },
  { value: 'militaryPension', label: t('Military pension') },
  { value: 'selfEmployment', label: t('Profit of a business') },
  { value: 'taxable', label: t('Other income') },
  { value: 'taxFree', label: t('Income that is not taxed') },
] as const;

export const debtKinds = [
  { value: 'mortgage', label: t('Mortgage') },
  { value: 'student', label: t('Student loan') },
  { value: 'auto', label: t('Car loan') },
  { value: 'other', label: t('Other debt') },
] as const;

export const withdrawalOrders = [
  { value: 'taxableFirst', label: t('Taxable accounts first') },
  { value: 'traditionalFirst', label: t('Traditional accounts first') },
  { value: 'rothFirst', label: t('Roth accounts first') },
  { value: 'proportional', label: t('In proportion') },
  { value: 'fillBracket', label: t('Traditional up to the 12% bracket, then taxable') },
] as const;

export const conversionPolicies = [
  { value: 'none', label: t('No conversions') },
  { value: 'bracket', label: t('Fill the 12% bracket') },
  { value: 'gainsBracket', label: t('Fill the 0% bracket of gains') },
  { value: 'medicare', label: t('Stay below the first Medicare surcharge') },
  { value: 'all', label: t('Convert everything in the first year') },
] as const;

export type WithdrawalOrder = (typeof withdrawalOrders)[number]['value'];
export type ConversionFill = (typeof conversionPolicies)[number]['value'];

/** The chosen value, or the first one where nothing or something unknown was chosen. */
export function chosen<Value extends string>(
  options: readonly [{ readonly value: Value }, ...{ readonly value: Value }[]],
  text: string,
): Value {
  return options.find(({ value }) => value === text)?.value ?? options[0].value;
}
