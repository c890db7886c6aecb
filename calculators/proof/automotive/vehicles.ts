import type { Decimal } from 'decimal.js';
import { cent, Exact, type ExactRow, payment } from '#calculators/proof/decimal.ts';

/** Amount of a purchase to be financed, from its bill. */
export function bill(deal: {
  readonly vehiclePrice: number;
  readonly downPayment: number;
  readonly salesTax: number;
  readonly accessories?: number;
  readonly tradeInValue?: number;
  readonly tradeInOwed?: number;
  readonly fees?: number;
  readonly rebate?: number;
  readonly taxFullPrice?: boolean;
}): { readonly tax: Decimal; readonly financed: Decimal } {
  const goods = new Exact(deal.vehiclePrice).plus(deal.accessories ?? 0);
  const less = goods.minus(deal.tradeInValue ?? 0);
  const taxed = deal.taxFullPrice === true ? goods : less.lt(0) ? new Exact(0) : less;
  const tax = cent(taxed.times(deal.salesTax).div(100));
  const owed = goods
    .plus(tax)
    .plus(deal.fees ?? 0)
    .plus(deal.tradeInOwed ?? 0);
  return {
    tax,
    financed: owed
      .minus(deal.downPayment)
      .minus(deal.tradeInValue ?? 0)
      .minus(deal.rebate ?? 0),
  };
}

/** Payment and interest of a level loan in closed form, each rounded once. */
export function level(
  amount: Decimal.Value,
  annualPercent: number,
  months: number,
): { readonly payment: Decimal; readonly interest: Decimal } {
  const exact = payment(amount, annualPercent, months);
  return { payment: cent(exact), interest: cent(exact.times(months).minus(amount)) };
}

/** Repays an amount with a payment given in cents, each period; ends when the balance is zero. */
export function payOff(
  amount: Decimal.Value,
  annualPercent: number,
  perYear: number,
  paid: (period: number) => Decimal,
  lastPeriod = Number.POSITIVE_INFINITY,
): readonly ExactRow[] {
  const rows: ExactRow[] = [];
  let balance = cent(amount);
  for (let period = 1; balance.gt(0); period++) {
    const interest = cent(balance.times(annualPercent).div(100 * perYear));
    const wanted = paid(period).minus(interest);
    const principal = period >= lastPeriod || wanted.gt(balance) ? balance : wanted;
    balance = balance.minus(principal);
    rows.push({ payment: interest.plus(principal), interest, principal, balance });
  }
  return rows;
}

/** Present value factor of one month, and of n months. */
export function discount(annualPercent: number, months: number): Decimal {
  return new Exact(1).div(new Exact(annualPercent).div(1200).plus(1).pow(months));
}

/** Value after losing the same share of the remaining price each year, to the cent. */
export function depreciatedValue(price: number, lossPercent: Decimal.Value, years: Decimal.Value): Decimal {
  return cent(new Exact(1).minus(new Exact(lossPercent).div(100)).pow(years).times(price));
}

export function zeroOr(value: Decimal): Decimal {
  return value.lt(0) ? new Exact(0) : value;
}

/**
 * The rate, in per cent a period, at which the present value of flows at 0, 1, 2 … is zero: v = 1 ÷ (1 + rate) by bisection, then the rate
 * from v.
 */
export function rateOf(flows: readonly Decimal[]): Decimal {
  let low = new Exact('0.09');
  let high = new Exact(100);
  const value = (v: Decimal) => flows.reduceRight((later, flow) => later.times(v).plus(flow), new Exact(0));
  const rising = value(low).lt(0);
  for (let step = 0; step < 52; step++) {
    const middle = low.plus(high).div(2);
    if (value(middle).lt(0) === rising) low = middle;
    else high = middle;
  }
  return new Exact(1).div(low).minus(1).times(100);
}
