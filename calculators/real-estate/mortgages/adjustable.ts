import type { Dollars, Percent } from '#calculators/figures/units.ts';
import { levelPaymentCents } from '#calculators/kit/amortization/annuity.ts';
import type { ScheduleRow } from '#calculators/kit/amortization/schedule.ts';
import { dollarsToCents, halfUp } from '#calculators/kit/money/money.ts';
import { exactRate, interestCents } from '#calculators/kit/money/rate.ts';

/** The yearly rate from this month on; 1 is the first. */
export interface RateStep {
  readonly from: number;
  readonly rate: Percent;
}

/**
 * A loan whose rate changes: at each change the payment is recomputed for the remaining balance and term. Whole cents; the last row clears
 * the balance. The steps are in order and begin with the first month. Rows are numbered after the `before` earlier ones.
 * A cap on the payment, in per cent at each change, may leave interest unpaid, which is added to the balance.
 */
export function amortizeAdjustable(
  principal: Dollars,
  months: number,
  steps: readonly RateStep[],
  before = 0,
  paymentCap: Percent = 0,
): readonly ScheduleRow[] {
  const rows = new Array<ScheduleRow>(months);
  let balance: number = dollarsToCents(principal);
  let rate: Percent | undefined;
  let payment = 0;
  let capped = false;
  let exact = exactRate(0, 12);
  let ahead = 0;
  let period = 1;
  for (; period <= months && balance > 0; period++) {
    for (let step = steps[ahead]; step !== undefined && step.from <= period; step = steps[ahead]) {
      ahead += 1;
      // A step to the same rate does not change the payment, unless a cap still limits it.
      if (step.rate === rate && !capped) continue;
      rate = step.rate;
      const level = levelPaymentCents(balance / 100, rate / 1200, months - period + 1);
      const most = paymentCap > 0 && period > 1 ? halfUp((payment * (100 + paymentCap)) / 100) : level;
      capped = most < level;
      payment = Math.min(level, most);
      exact = exactRate(rate, 12);
    }
    const interest = interestCents(balance, exact);
    const repaid = period === months || payment - interest > balance ? balance : payment - interest;
    balance -= repaid;
    rows[period - 1] = { period: before + period, payment: interest + repaid, interest, principal: repaid, balance };
  }
  rows.length = period - 1;
  return rows;
}
