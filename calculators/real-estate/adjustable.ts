import { levelPaymentCents } from '../kit/annuity.ts';
import { dollarsToCents } from '../kit/money.ts';
import { exactRate, interestCents } from '../kit/rate.ts';
import type { ScheduleRow } from '../kit/schedule.ts';
import type { Dollars, Percent } from '../kit/units.ts';

/**
 * A loan whose rate changes: at each change the payment is levelled again over what is left. Whole cents; the last row clears the
 * balance. `rateOf` gives the yearly rate of a month, 1 being the first.
 */
export function amortizeAdjustable(principal: Dollars, months: number, rateOf: (month: number) => Percent): readonly ScheduleRow[] {
  const rows: ScheduleRow[] = [];
  let balance: number = dollarsToCents(principal);
  let before: Percent | undefined;
  let payment = 0;
  let exact = exactRate(0, 12);
  for (let period = 1; period <= months && balance > 0; period++) {
    const rate = rateOf(period);
    if (rate !== before) {
      payment = levelPaymentCents(balance / 100, rate / 1200, months - period + 1);
      exact = exactRate(rate, 12);
      before = rate;
    }
    const interest = interestCents(balance, exact);
    const repaid = period === months || payment - interest > balance ? balance : payment - interest;
    balance -= repaid;
    rows.push({ period, payment: interest + repaid, interest, principal: repaid, balance });
  }
  return rows;
}
