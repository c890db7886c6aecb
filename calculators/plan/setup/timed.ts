import type { Cents } from '#calculators/figures/units.ts';
import type { PersonOfPlan, Timed } from '#calculators/plan/model/plan.ts';
import { yearOfMoment } from '#calculators/plan/reading/moments.ts';

/** An amount over time with its milestones resolved to years. */
export interface ResolvedAmount {
  readonly first: number;
  readonly last: number;
  readonly cents: Cents;
  /** Yearly factor from the first year on. */
  readonly factor: number;
  readonly isIndexed: boolean;
}

/** Years in which an amount is paid; without moments, all of the plan. */
export function yearsOf(
  { from, until }: Pick<Timed, 'from' | 'until'>,
  people: readonly PersonOfPlan[],
  startYear: number,
): Pick<ResolvedAmount, 'first' | 'last'> {
  const first = from === undefined ? startYear : (yearOfMoment(from, people) ?? startYear);
  const last = until === undefined ? Number.MAX_SAFE_INTEGER : (yearOfMoment(until, people) ?? startYear);
  return { first, last };
}

/** Wages end before the year of a retirement, but an entry may say so itself: its last year is then the last one with an amount. */
export function resolveAmount(timed: Timed, people: readonly PersonOfPlan[], startYear: number): ResolvedAmount {
  return {
    ...yearsOf(timed, people, startYear),
    cents: timed.amount * 100,
    factor: 1 + timed.growth / 100,
    isIndexed: timed.prices === 'today',
  };
}

/** Amount of a year in its prices; growth counts from the first year that the plan has of it. */
export function amountIn(amount: ResolvedAmount, year: number, startYear: number, level: number): Cents {
  if (year < amount.first || year > amount.last || amount.cents === 0) return 0;
  const grown = amount.factor === 1 ? amount.cents : amount.cents * amount.factor ** (year - Math.max(amount.first, startYear));
  return amount.isIndexed ? grown * level : grown;
}
