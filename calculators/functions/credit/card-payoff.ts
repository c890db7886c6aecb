import { nper, pmt } from '#calculators/functions/time-value/time-value.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { firstRefusal, mustBeAtLeast, mustBeMoreThan, mustBeWhole, type Outcome, stated } from '#calculators/kit/finance/outcome.ts';

interface Payoff {
  readonly balance: number;
  readonly apr: number;
  readonly payment: number;
}

/** A part of a month this small is an error of the arithmetic. */
const noMonth = 1e-9;

/** Months until a card without new charges is paid off, the last one included; interest of apr ÷ 12 a month. Source: annuity formula. */
export function cardPayoffMonths({ balance, apr, payment }: Payoff): Outcome {
  const refusal = firstRefusal(mustBeAtLeast('balance', balance, 0), mustBeAtLeast('apr', apr, 0), mustBeMoreThan('payment', payment, 0));
  if (refusal !== undefined) return refusal;
  if (payment <= (balance * apr) / 12) return refuse('The payment does not cover the interest.', 'payment');
  const months = nper({ rate: apr / 12, pmt: payment, pv: -balance });
  return typeof months !== 'number' ? months : stated(Math.ceil(months - noMonth));
}

/** Interest until then: all payments less the balance; the last payment is what is left. */
export function cardPayoffInterest(card: Payoff): Outcome {
  const months = cardPayoffMonths(card);
  if (typeof months !== 'number' || months === 0) return months;
  const { balance, apr, payment } = card;
  const rate = apr / 12;
  const before = months - 1;
  const power = before * Math.log1p(rate);
  const left = rate === 0 ? balance - before * payment : balance * Math.exp(power) - (payment * Math.expm1(power)) / rate;
  return stated(before * payment + left * (1 + rate) - balance);
}

/** Level payment that pays a card off in a number of months. */
export function cardPayment({
  balance,
  apr,
  months,
}: {
  readonly balance: number;
  readonly apr: number;
  readonly months: number;
}): Outcome {
  const refusal = firstRefusal(mustBeAtLeast('balance', balance, 0), mustBeAtLeast('apr', apr, 0), mustBeWhole('months', months, 1));
  return refusal ?? pmt({ rate: apr / 12, nper: months, pv: -balance });
}

/** Effective yearly rate of a card: (1 + apr ÷ m)^m − 1, with interest compounded m times a year, by default daily. */
export function cardEffectiveRate({ apr, periodsPerYear }: { readonly apr: number; readonly periodsPerYear: number }): Outcome {
  const refusal = firstRefusal(mustBeAtLeast('apr', apr, 0), mustBeWhole('periods_per_year', periodsPerYear, 1));
  return refusal ?? stated(Math.expm1(periodsPerYear * Math.log1p(apr / periodsPerYear)));
}
