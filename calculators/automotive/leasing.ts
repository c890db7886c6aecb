import { growth, principalFor } from '../kit/annuity.ts';
import { toCent } from '../kit/money.ts';
import type { Dollars, Months, Percent } from '../kit/units.ts';
import { money, months } from './fields.ts';

/** Fields of an offered lease. */
export const leasePayment = money('Lease payment a month', 425, {
  max: 1e5,
  step: 5,
  tooltip: 'With tax. The first one is paid at signing.',
});
export const leaseTerm = months('Lease term', 36, { max: 84, slider: [24, 60] });
export const dueAtSigning = money('Due at signing', 2500, { tooltip: 'Without the first payment.' });
export const dispositionFee = money('Disposition fee', 395, { step: 5, advanced: true, tooltip: 'Charged when the vehicle is returned.' });

/** Value today of an amount paid after so many months, when cash earns a nominal yearly rate compounded monthly. */
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

/** Value of a vehicle that loses the same share of what is left each year: price · (1 − d)^years. */
export function valueAfter(vehiclePrice: Dollars, depreciation: Percent, years: number): Dollars {
  return toCent(vehiclePrice * (1 - depreciation / 100) ** years);
}
