import { Decimal } from 'decimal.js';

/** The second implementation: forty digits, slow, written from the textbook. It shares no code with the kit. */
export const Exact = Decimal.clone({ precision: 40, rounding: Decimal.ROUND_HALF_UP });

/** Rounds to the cent, half away from zero. */
export function cent(value: Decimal.Value): Decimal {
  return new Exact(value).toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
}

/** Level payment, unrounded. The periodic rate is yearly per cent ÷ 100 ÷ periods a year. */
export function payment(principal: Decimal.Value, annualPercent: Decimal.Value, periods: number, periodsPerYear = 12): Decimal {
  const rate = new Exact(annualPercent).div(100).div(periodsPerYear);
  if (rate.isZero()) return new Exact(principal).div(periods);
  const power = rate.plus(1).pow(periods);
  return new Exact(principal).times(rate).times(power).div(power.minus(1));
}

export interface ExactRow {
  readonly payment: Decimal;
  readonly interest: Decimal;
  readonly principal: Decimal;
  readonly balance: Decimal;
}

/** The schedule of a loan at its level payment rounded to the cent; the last row clears the balance. */
export function schedule(
  principal: Decimal.Value,
  annualPercent: Decimal.Value,
  periods: number,
  extra: Decimal.Value = 0,
): readonly ExactRow[] {
  const level = cent(payment(cent(principal), annualPercent, periods));
  const rows: ExactRow[] = [];
  let balance = cent(principal);
  for (let n = 1; n <= periods && balance.gt(0); n++) {
    // Multiplied first: a rate cut to forty digits would round a half cent down.
    const interest = cent(balance.times(annualPercent).div(1200));
    const wanted = level.minus(interest).plus(cent(extra));
    const repaid = n === periods || wanted.gt(balance) ? balance : wanted;
    balance = balance.minus(repaid);
    rows.push({ payment: interest.plus(repaid), interest, principal: repaid, balance });
  }
  return rows;
}

export function sum(values: readonly Decimal[]): Decimal {
  return values.reduce((total, value) => total.plus(value), new Exact(0));
}
