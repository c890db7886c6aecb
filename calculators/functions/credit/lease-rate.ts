import { rate } from '#calculators/functions/time-value/rate.ts';
import { firstRefusal, mustBeAtLeast, mustBeMoreThan, mustBeWhole, type Outcome, stated } from '#calculators/kit/finance/outcome.ts';

/** 12 months times 2, for the average of the first and the last balance. Source: Federal Reserve Board, Keys to Vehicle Leasing. */
const rateOfFactor = 24;

/** Yearly rate that a money factor stands for, by the convention of the trade: factor · 24 as a fraction, factor · 2400 in per cent. */
export function moneyFactorToApr({ moneyFactor }: { readonly moneyFactor: number }): Outcome {
  return mustBeAtLeast('money_factor', moneyFactor, 0) ?? stated(moneyFactor * rateOfFactor);
}

export function aprToMoneyFactor({ apr }: { readonly apr: number }): Outcome {
  return mustBeAtLeast('apr', apr, 0) ?? stated(apr / rateOfFactor);
}

interface Lease {
  readonly capitalizedCost: number;
  readonly residualValue: number;
  readonly months: number;
}

/** Monthly payment before tax: (C − R) ÷ n + (C + R) · factor. */
export function leasePayment({
  capitalizedCost: cost,
  residualValue: residual,
  months,
  moneyFactor,
}: Lease & { readonly moneyFactor: number }) {
  const refusal = firstRefusal(
    checkLease({ capitalizedCost: cost, residualValue: residual, months }),
    mustBeAtLeast('money_factor', moneyFactor, 0),
  );
  return refusal ?? stated((cost - residual) / months + (cost + residual) * moneyFactor);
}

/** The exact yearly rate behind a lease, 12 times the monthly one: payments at the start of each month, the residual at the end. */
export function leaseApr({ payment, ...lease }: Lease & { readonly payment: number }): Outcome {
  const refusal = firstRefusal(checkLease(lease), mustBeMoreThan('payment', payment, 0));
  if (refusal !== undefined) return refusal;
  const monthly = rate({ nper: lease.months, pmt: -payment, pv: lease.capitalizedCost, fv: -lease.residualValue, type: 1 });
  return typeof monthly !== 'number' ? monthly : stated(monthly * 12);
}

function checkLease({ capitalizedCost, residualValue, months }: Lease) {
  return firstRefusal(
    mustBeMoreThan('capitalized_cost', capitalizedCost, 0),
    mustBeAtLeast('residual_value', residualValue, 0),
    mustBeWhole('months', months, 1),
  );
}
