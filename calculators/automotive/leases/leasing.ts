import { money, months, quantity } from '#calculators/automotive/fields.ts';
import type { Dollars, Months, Percent } from '#calculators/figures/units.ts';
import { growth, principalFor } from '#calculators/kit/amortization/annuity.ts';
import { type Refusal, refuse } from '#calculators/kit/definition/refusal.ts';
import { toCent } from '#calculators/kit/money/money.ts';

/** Fields of an offered lease. */
export const leasePayment = money('Lease payment a month', 544.08, {
  max: 1e5,
  step: 0.01,
  tooltip: 'With tax. The first one is paid at signing.',
});
export const leaseTerm = months('Lease term', 36, { max: 84, slider: [24, 60] });
export const dueAtSigning = money('Due at signing', 2000, { tooltip: 'Without the first payment.' });
export const dispositionFee = money('Disposition fee', 395, { step: 5, advanced: true, tooltip: 'Charged when the vehicle is returned.' });

/** Yearly per cent ÷ 2400, as dealers quote the rent: ÷ 1200 for a month, ÷ 2 for the average of start and end balance. */
export const moneyFactorDivisor = 2400;
export const moneyFactor = quantity('Money factor', '', 0, 0, 0.02, {
  step: 0.00001,
  advanced: true,
  tooltip: 'As in 0.00271, where the dealer quotes one. 0 goes without.',
});
/** Terms from which a payment is computed, if a money factor is given instead of a payment. */
export const leaseByFactor = {
  moneyFactor,
  residualValue: money('Residual value', 21170, { advanced: true, step: 100, tooltip: 'Used with a money factor.' }),
  acquisitionFee: money('Acquisition fee', 895, { advanced: true, step: 5, tooltip: 'Used with a money factor.' }),
};

interface LeaseTerms {
  readonly capitalCost: Dollars;
  readonly residualValue: Dollars;
  readonly months: Months;
  readonly moneyFactor: number;
  readonly salesTax: Percent;
}

/** Payment of a lease, its parts not rounded: (C − R) ÷ n + (C + R) · factor, and the tax on it; each rounded half up to the cent. */
export function leasePaymentOf(terms: LeaseTerms) {
  const depreciation = (terms.capitalCost - terms.residualValue) / terms.months;
  const rent = (terms.capitalCost + terms.residualValue) * terms.moneyFactor;
  const base = toCent(depreciation + rent);
  const tax = toCent((base * terms.salesTax) / 100);
  return { depreciation, rent, base, tax, payment: toCent(base + tax) };
}

interface OfferedLease {
  readonly vehiclePrice: Dollars;
  readonly dueAtSigning: Dollars;
  readonly leasePayment: Dollars;
  readonly leaseTerm: Months;
  readonly moneyFactor: number;
  readonly residualValue: Dollars;
  readonly acquisitionFee: Dollars;
  readonly salesTax: Percent;
}

/** The offered payment, or the one computed from a money factor. */
export function paymentOffered(offer: OfferedLease): Dollars | Refusal<'residualValue'> {
  if (offer.moneyFactor === 0) return offer.leasePayment;
  const capitalCost = toCent(offer.vehiclePrice + offer.acquisitionFee - offer.dueAtSigning);
  if (offer.residualValue > capitalCost) return refuse(residualTooHigh, 'residualValue');
  return leasePaymentOf({ ...offer, capitalCost, months: Math.round(offer.leaseTerm) }).payment;
}

export const residualTooHigh = 'The residual value is more than the amount leased.';

/** Value today of an amount paid after the given number of months, when cash earns a nominal yearly rate compounded monthly. */
export function worthToday(amount: Dollars, annualRate: Percent, month: Months): Dollars {
  return amount / growth(annualRate / 1200, month);
}

export interface Lease {
  readonly leasePayment: Dollars;
  readonly leaseTerm: Months;
  readonly dueAtSigning: Dollars;
  readonly dispositionFee: Dollars;
  readonly savingsRate: Percent;
}

/** Cost of a lease today: signing, then a payment at the start of each month, the fee at the end. */
export function leaseCostToday(lease: Lease): Dollars {
  const term = Math.round(lease.leaseTerm);
  const monthly = lease.savingsRate / 1200;
  const payments = principalFor(lease.leasePayment, monthly, term) * (1 + monthly);
  return toCent(lease.dueAtSigning + worthToday(lease.dispositionFee, lease.savingsRate, term) + payments);
}

/** Value of a vehicle that loses the same share of its remaining value each year: price · (1 − d)^years. */
export function valueAfter(vehiclePrice: Dollars, depreciation: Percent, years: number): Dollars {
  return toCent(vehiclePrice * (1 - depreciation / 100) ** years);
}
