import { describe, it } from 'vitest';
import autoLease from '#calculators/automotive/leases/auto-lease.ts';
import buyVsLease from '#calculators/automotive/leases/buy-vs-lease.ts';
import leaseVsCash from '#calculators/automotive/leases/lease-vs-cash.ts';
import { agrees } from '#calculators/proof/agree.ts';
import { cent, Exact, schedule, sum } from '#calculators/proof/decimal.ts';
import { bill, depreciatedValue, discount, rateOf } from './vehicles.ts';

const purchase = { vehiclePrice: [20000, 90000, 2], downPayment: [0, 9000, 2], loanTerm: [1, 96, 0], salesTax: [0, 12, 3] } as const;
const lease = {
  leasePayment: [0, 1500, 2],
  leaseTerm: [1, 60, 0],
  dueAtSigning: [0, 6000, 2],
  dispositionFee: [0, 800, 2],
  savingsRate: [0, 12, 2],
  depreciationRate: [0, 40, 1],
} as const;

describe('the second engine agrees to the cent on leases', () => {
  it('auto-lease', () => {
    agrees(
      autoLease,
      {
        vehiclePrice: [20000, 90000, 2],
        msrp: [20000, 90000, 2],
        residualPercent: [20, 90, 1],
        interestRate: [0, 20, 3],
        leaseTerm: [1, 60, 0],
        downPayment: [0, 9000, 2],
        tradeInValue: [0, 15000, 2],
        salesTax: [0, 12, 3],
        fees: [0, 2000, 2],
      },
      (inputs) => {
        const capital = new Exact(inputs.vehiclePrice).plus(inputs.fees).minus(inputs.downPayment).minus(inputs.tradeInValue);
        const residual = cent(new Exact(inputs.msrp).times(inputs.residualPercent).div(100));
        if (capital.lt(0) || residual.gt(capital)) return 'refused';
        const rent = capital.plus(residual).times(inputs.interestRate).div(2400);
        // Divided once at the end, so that a half cent stays exact.
        const base = cent(
          capital
            .minus(residual)
            .times(2400)
            .plus(capital.plus(residual).times(inputs.interestRate).times(inputs.leaseTerm))
            .div(2400 * inputs.leaseTerm),
        );
        const tax = cent(base.times(inputs.salesTax).div(100));
        return {
          residualValue: residual,
          basePayment: base,
          monthlyPayment: base.plus(tax),
          totalRentCharge: cent(rent.times(inputs.leaseTerm)),
          totalCost: base.plus(tax).times(inputs.leaseTerm).plus(inputs.downPayment).plus(inputs.tradeInValue),
        };
      },
    );
  });

  it('buy-vs-lease', () => {
    agrees(buyVsLease, { ...purchase, interestRate: [0, 20, 3], ...lease }, (inputs) => {
      const { financed } = bill(inputs);
      if (financed.lt(0)) return 'refused';
      const rows = schedule(financed, inputs.interestRate, inputs.loanTerm);
      const months = new Exact(inputs.leaseTerm);
      const balance = rows[inputs.leaseTerm - 1]?.balance ?? new Exact(0);
      const equity = depreciatedValue(inputs.vehiclePrice, inputs.depreciationRate, months.div(12)).minus(balance);
      const paid = sum(rows.slice(0, inputs.leaseTerm).map((row, at) => row.payment.times(discount(inputs.savingsRate, at + 1))));
      const buyCost = cent(paid.plus(inputs.downPayment).minus(equity.times(discount(inputs.savingsRate, inputs.leaseTerm))));
      const leaseCost = leaseToday(inputs);
      return { equity, buyCost, leaseCost, recommendation: buyCost.lte(leaseCost) ? 'Buy' : 'Lease' };
    });
  });

  it('lease-vs-cash', () => {
    agrees(leaseVsCash, { vehiclePrice: [20000, 90000, 2], salesTax: [0, 12, 3], ...lease }, (inputs) => {
      const cash = cent(new Exact(inputs.vehiclePrice).times(inputs.salesTax).div(100)).plus(inputs.vehiclePrice);
      const resale = depreciatedValue(inputs.vehiclePrice, inputs.depreciationRate, new Exact(inputs.leaseTerm).div(12));
      const end = discount(inputs.savingsRate, inputs.leaseTerm);
      const cashCost = cent(cash.minus(resale.times(end)));
      const leaseCost = leaseToday(inputs);
      const flows = [
        cash.negated().plus(inputs.dueAtSigning).plus(inputs.leasePayment),
        ...Array.from({ length: inputs.leaseTerm - 1 }, () => new Exact(inputs.leasePayment)),
        resale.plus(inputs.dispositionFee),
      ];
      return {
        cashCost,
        leaseCost,
        betterChoice: cashCost.lte(leaseCost) ? 'Pay cash' : 'Lease',
        investedAtEnd: cent(cash.minus(leaseCost).div(end)),
        breakEvenReturn: rateOf(flows).times(12),
      };
    });
  });
});

/** Present value of a lease: the annuity-due of its payments between signing and return. */
function leaseToday(inputs: {
  readonly leasePayment: number;
  readonly leaseTerm: number;
  readonly dueAtSigning: number;
  readonly dispositionFee: number;
  readonly savingsRate: number;
}) {
  const end = discount(inputs.savingsRate, inputs.leaseTerm);
  const one = discount(inputs.savingsRate, 1);
  const due = one.eq(1) ? new Exact(inputs.leaseTerm) : new Exact(1).minus(end).div(new Exact(1).minus(one));
  return cent(due.times(inputs.leasePayment).plus(inputs.dueAtSigning).plus(end.times(inputs.dispositionFee)));
}
