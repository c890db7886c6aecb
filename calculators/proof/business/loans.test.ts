import type { Decimal } from 'decimal.js';
import { describe, it } from 'vitest';
import consolidation from '#calculators/business/financing/business-debt-consolidation.ts';
import commercialLoan from '#calculators/business/financing/commercial-loan.ts';
import coverage from '#calculators/business/financing/debt-service-coverage.ts';
import buyVsLease from '#calculators/business/financing/equipment-buy-vs-lease.ts';
import repossessionAuto from '#calculators/business/repossession/repossession-auto.ts';
import repossessionEquipment from '#calculators/business/repossession/repossession-equipment.ts';
import repossessionGeneral from '#calculators/business/repossession/repossession-general.ts';
import cashFlow from '#calculators/business/working-capital/cash-flow-analysis.ts';
import { agrees, type Range } from '#calculators/proof/agree.ts';
import { cent, Exact, type ExactRow, payment, schedule, sum } from '#calculators/proof/decimal.ts';

describe('the second engine agrees to the cent on loans of a business', () => {
  it('debt-service-coverage', () => {
    agrees(
      coverage,
      {
        netOperatingIncome: [-50000, 900000, 2],
        annualDebtService: [1, 300000, 2],
        loanAmount: [0, 2000000, 2],
        interestRate: [0, 15, 3],
        loanTerm: [1, 30, 0],
      },
      (inputs) => {
        const months = inputs.loanTerm * 12;
        const monthly = cent(payment(inputs.loanAmount, inputs.interestRate, months));
        const owed = monthly.times(12).plus(inputs.annualDebtService);
        const times = new Exact(inputs.netOperatingIncome).div(owed);
        const payable = Exact.max(0, new Exact(inputs.netOperatingIncome).times(4).div(5).minus(inputs.annualDebtService));
        const affordable = payable.div(12).toDecimalPlaces(2, Exact.ROUND_FLOOR);
        // Forty digits may end slightly below an exact cent.
        const largest = affordable
          .div(payment(1, inputs.interestRate, months))
          .plus('1e-20')
          .toDecimalPlaces(2, Exact.ROUND_FLOOR);
        return {
          monthlyPayment: monthly,
          totalDebtService: owed,
          dscr: times,
          riskLevel: times.gte('1.25') ? 'Low Risk' : times.gte(1) ? 'Medium Risk' : 'High Risk',
          cashAfterDebt: new Exact(inputs.netOperatingIncome).minus(owed),
          maxLoanAmount: largest,
        };
      },
    );
  });

  it('commercial-loan', () => {
    agrees(
      commercialLoan,
      {
        loanAmount: [10000, 3000000, 2],
        interestRate: [0, 15, 3],
        loanTerm: [1, 30, 0],
        amortizationYears: [1, 30, 0],
        originationFeeRate: [0, 5, 2],
        extraPayment: [0, 2000, 2],
      },
      (inputs) => {
        const all = schedule(inputs.loanAmount, inputs.interestRate, inputs.amortizationYears * 12, inputs.extraPayment);
        const term = all.slice(0, inputs.loanTerm * 12);
        const end = term.findIndex((row) => row.balance.lte('0.01'));
        const rows = end < 0 ? term : term.slice(0, end + 1);
        const interest = sum(rows.map((row) => row.interest));
        const fee = cent(new Exact(inputs.loanAmount).times(inputs.originationFeeRate).div(100));
        return {
          balloonPayment: end < 0 ? (rows[rows.length - 1]?.balance ?? 0) : 0,
          payoffMonths: rows.length,
          totalInterest: interest,
          totalCost: interest.plus(fee),
          apr: monthlyRate(rows, end < 0, cent(inputs.loanAmount).minus(fee)).times(1200),
        };
      },
    );
  });

  it('business-debt-consolidation', () => {
    agrees(
      consolidation,
      {
        firstBalance: [0, 90000, 2],
        firstRate: [0, 30, 2],
        firstPayment: [300, 4000, 2],
        secondBalance: [1, 90000, 2],
        secondRate: [0, 30, 2],
        secondPayment: [300, 4000, 2],
        interestRate: [0, 20, 3],
        loanTerm: [1, 10, 0],
        originationFeeRate: [0, 6, 2],
      },
      (inputs) => {
        const first = paidOff(inputs.firstBalance, inputs.firstRate, inputs.firstPayment);
        const second = paidOff(inputs.secondBalance, inputs.secondRate, inputs.secondPayment);
        if (first === 'never' || second === 'never') return 'refused';
        const owed = cent(inputs.firstBalance).plus(cent(inputs.secondBalance));
        const fee = cent(owed.times(inputs.originationFeeRate).div(100));
        const fresh = schedule(owed.plus(fee), inputs.interestRate, inputs.loanTerm * 12);
        const interest = sum(fresh.map((row) => row.interest));
        const saved = first.interest.plus(second.interest).minus(interest).minus(fee);
        return {
          currentPayments: dueFirst(inputs.firstBalance, inputs.firstRate, inputs.firstPayment).plus(
            dueFirst(inputs.secondBalance, inputs.secondRate, inputs.secondPayment),
          ),
          currentInterest: first.interest.plus(second.interest),
          newInterest: interest,
          totalSavings: saved,
          recommendation: saved.gt(0) ? 'Consolidate' : 'Keep the current debts',
          currentPayoffMonths: Math.max(first.months, second.months),
          newPayoffMonths: fresh.length,
        };
      },
    );
  });
});

describe('the second engine agrees to the cent on years of a business', () => {
  it('cash-flow-analysis', () => {
    agrees(
      cashFlow,
      {
        startingCash: [-9000, 90000, 2],
        monthlyRevenue: [0, 200000, 2],
        variableCostRate: [0, 120, 0],
        monthlyFixedCosts: [0, 90000, 2],
        seasonalSwing: [0, 100, 0],
        peakMonth: [1, 12, 0],
        startMonth: [1, 12, 0],
        annualGrowth: [-30, 60, 1],
        months: [1, 36, 0],
      },
      (inputs) => {
        let cash = cent(inputs.startingCash);
        let lowest = cash;
        let received = new Exact(0);
        for (let month = 0; month < inputs.months; month++) {
          const season = sines[(inputs.startMonth - inputs.peakMonth + month + 12) % 12] ?? new Exact(0);
          const grown = new Exact(inputs.annualGrowth).div(100).plus(1).pow(new Exact(month).div(12)).times(inputs.monthlyRevenue);
          const inflow = cent(grown.plus(grown.times(season).times(inputs.seasonalSwing).div(100)));
          const costs = inflow.times(inputs.variableCostRate).div(100).plus(inputs.monthlyFixedCosts).plus(inputs.monthlyDebtPayment);
          cash = cash.plus(inflow).minus(cent(costs));
          received = received.plus(inflow);
          lowest = Exact.min(lowest, cash);
        }
        return { totalInflow: received, endingCash: cash, lowestCash: lowest };
      },
    );
  });

  it('equipment-buy-vs-lease', () => {
    agrees(
      buyVsLease,
      {
        equipmentCost: [20000, 300000, 2],
        downPayment: [0, 20000, 2],
        interestRate: [0, 15, 3],
        loanTerm: [1, 10, 0],
        residualValue: [0, 50000, 2],
        leasePayment: [100, 5000, 2],
        leaseYears: [1, 10, 1],
        incomeTaxRate: [0, 45, 1],
        discountRate: [0, 12, 2],
        depreciation: ['expensed', 'macrs3', 'macrs5'],
        ownerUpkeep: [0, 5000, 2],
      },
      (inputs) => {
        const tax = new Exact(inputs.incomeTaxRate).div(100);
        const step = new Exact(inputs.discountRate).div(1200).plus(1);
        const last = Math.round(inputs.leaseYears * 12);
        const rows = schedule(new Exact(inputs.equipmentCost).minus(inputs.downPayment), inputs.interestRate, inputs.loanTerm * 12);
        const table =
          publishedMacrs[inputs.depreciation === 'macrs3' || inputs.depreciation === 'macrs5' ? inputs.depreciation : 'expensed'];
        let bought = new Exact(inputs.downPayment);
        let leased = new Exact(0);
        let written = new Exact(0);
        for (let month = 1; month <= last; month++) {
          bought = bought.plus((rows[month - 1]?.payment ?? new Exact(0)).div(step.pow(month)));
          leased = leased.plus(new Exact(inputs.leasePayment).div(step.pow(month - 1)));
          if (month % 12 !== 0 && month !== last) continue;
          const passed = month % 12 === 0 ? 12 : month % 12;
          const upkeep = new Exact(inputs.ownerUpkeep).times(passed).div(12);
          const interest = sum(rows.slice(month - passed, month).map((row) => row.interest));
          const part = month === last ? new Exact(0) : new Exact(inputs.equipmentCost).times(table[month / 12 - 1] ?? 0).div(100);
          written = written.plus(part);
          const gain = month === last ? new Exact(inputs.residualValue).minus(inputs.equipmentCost).plus(written) : 0;
          const saved = interest.plus(upkeep).plus(part).minus(gain).times(tax);
          bought = bought.plus(upkeep.minus(saved).div(step.pow(month)));
          leased = leased.minus(tax.times(passed).times(inputs.leasePayment).div(step.pow(month)));
        }
        const end = step.pow(last);
        bought = bought.minus(new Exact(inputs.residualValue).minus(rows[last - 1]?.balance ?? 0).div(end));
        const [buyCost, leaseCost] = [cent(bought), cent(leased)];
        return {
          buyCost,
          leaseCost,
          savings: buyCost.minus(leaseCost).abs(),
          recommendation: leaseCost.lt(buyCost) ? 'Lease is more cost-effective' : 'Buying is more cost-effective',
        };
      },
    );
  });
});

describe('the second engine agrees to the cent on collateral of a business', () => {
  it('repossession-auto', () => {
    agrees(
      repossessionAuto,
      { ...defaulted, towingCosts: [0, 2000, 2], storageDays: [0, 90, 0], contractRefunds: [0, 5000, 2] },
      (inputs) =>
        waterfall(inputs, {
          expenses: new Exact(inputs.storagePerDay)
            .times(inputs.storageDays)
            .plus(inputs.towingCosts)
            .plus(inputs.preparationCosts)
            .plus(inputs.auctionFee)
            .plus(inputs.legalCosts),
          rebates: inputs.contractRefunds,
          juniorLiens: 0,
          reasonableValue: 0,
        }),
    );
  });

  it('repossession-equipment', () => {
    agrees(
      repossessionEquipment,
      { ...defaulted, commissionRate: [0, 30, 2], removalCosts: [0, 9000, 2], depositHeld: [0, 9000, 2], juniorLiens: [0, 30000, 2] },
      (inputs) =>
        waterfall(inputs, {
          expenses: cent(new Exact(inputs.salePrice).times(inputs.commissionRate).div(100))
            .plus(inputs.removalCosts)
            .plus(inputs.refurbishing)
            .plus(inputs.storageCosts)
            .plus(inputs.appraisalCosts)
            .plus(inputs.legalCosts),
          rebates: inputs.depositHeld,
          juniorLiens: inputs.juniorLiens,
          reasonableValue: 0,
        }),
    );
  });

  it('repossession-general', () => {
    agrees(
      repossessionGeneral,
      { ...defaulted, saleCosts: [0, 5000, 2], rebates: [0, 5000, 2], juniorLiens: [0, 9000, 2], reasonableValue: [0, 90000, 2] },
      (inputs) =>
        waterfall(inputs, {
          expenses: new Exact(inputs.repossessionCosts).plus(inputs.saleCosts).plus(inputs.legalCosts),
          rebates: inputs.rebates,
          juniorLiens: inputs.juniorLiens,
          reasonableValue: inputs.reasonableValue,
        }),
    );
  });
});

const defaulted = {
  loanBalance: [0, 90000, 2],
  interestRate: [0, 30, 2],
  daysAccrued: [0, 400, 0],
  lateFees: [0, 900, 2],
  salePrice: [0, 120000, 2],
} as const satisfies Readonly<Record<string, Range>>;

interface Loan {
  readonly loanBalance: number;
  readonly interestRate: number;
  readonly daysAccrued: number;
  readonly lateFees: number;
  readonly salePrice: number;
}

/** Pays the claims of article 9 in order from the price, until it is used up. */
function waterfall(
  loan: Loan,
  claims: { readonly expenses: Decimal; readonly rebates: number; readonly juniorLiens: number; readonly reasonableValue: number },
) {
  const interest = cent(new Exact(loan.loanBalance).times(loan.interestRate).times(loan.daysAccrued).div(36500));
  const debt = interest.plus(loan.loanBalance).plus(loan.lateFees).minus(claims.rebates);
  const owed = Exact.max(0, debt);
  const credit = owed.minus(debt);
  let purse = new Exact(loan.salePrice);
  const pay = (claim: Decimal) => {
    const paid = Exact.min(purse, claim);
    purse = purse.minus(paid);
    return paid;
  };
  const onExpenses = pay(claims.expenses);
  const onDebt = pay(owed);
  const onLiens = pay(new Exact(claims.juniorLiens));
  // A credit of the debtor pays the rest, and is returned if nothing is left to pay.
  const fromCredit = Exact.min(credit, claims.expenses.minus(onExpenses));
  const unpaid = claims.expenses.minus(onExpenses).minus(fromCredit).plus(owed.minus(onDebt));
  const back = purse.plus(credit).minus(fromCredit);
  const better = Exact.max(0, new Exact(claims.reasonableValue).minus(loan.salePrice));
  const deficiency = Exact.max(0, unpaid.minus(better));
  return {
    amountOwed: owed,
    creditLeft: credit,
    paidOnDebt: onDebt,
    paidToJuniorLiens: onLiens,
    deficiency,
    surplus: back,
    outcome: deficiency.gt(0) ? 'Deficiency' : back.gt(0) ? 'Surplus' : 'Settled',
  };
}

/** The sine of a 12-month period from its peak on, by its exact values. */
const half = new Exact('0.5');
const high = new Exact(3).sqrt().div(2);
const quarter = [new Exact(1), high, half, new Exact(0), half.neg(), high.neg()];
const sines = [...quarter, ...quarter.map((value) => value.neg())];

/** IRS Publication 946, table A-1, typed again from the source. */
const publishedMacrs = {
  expensed: ['100'],
  macrs3: ['33.33', '44.45', '14.81', '7.41'],
  macrs5: ['20', '32', '19.2', '11.52', '11.52', '5.76'],
} as const;

/**
 * The monthly rate at which the present value of a loan's payments, with its balloon, equals the amount received: by bisection, to sixty
 * bits.
 */
function monthlyRate(rows: readonly ExactRow[], balloon: boolean, received: Decimal): Decimal {
  const last = rows[rows.length - 1];
  const first = rows[0];
  if (first === undefined || last === undefined) return new Exact(0);
  const ending = balloon ? last.payment.plus(last.balance) : last.payment;
  let low = new Exact(0);
  let high = new Exact(1);
  for (let bit = 0; bit < 60; bit++) {
    const rate = low.plus(high).div(2);
    const power = rate.plus(1).pow(1 - rows.length);
    const worth = new Exact(1)
      .minus(power)
      .div(rate)
      .times(first.payment)
      .plus(ending.times(power).div(rate.plus(1)));
    if (worth.gt(received)) low = rate;
    else high = rate;
  }
  return low;
}

/** Amount due in the first month: the payment, or the whole debt if that is less. */
function dueFirst(owed: number, annualPercent: number, monthly: number): Decimal {
  const debt = cent(owed);
  return Exact.min(monthly, debt.plus(cent(debt.times(annualPercent).div(1200))));
}

/** Months and interest of a debt repaid at a fixed payment, or 'never' within a century. */
function paidOff(owed: number, annualPercent: number, monthly: number): { readonly months: number; readonly interest: Decimal } | 'never' {
  let balance = cent(owed);
  let interest = new Exact(0);
  for (let months = 0; months <= 1200; months++) {
    if (balance.isZero()) return { months, interest };
    const charged = cent(balance.times(annualPercent).div(1200));
    if (months === 0 && charged.gte(monthly)) return 'never';
    interest = interest.plus(charged);
    balance = balance.minus(Exact.min(balance, new Exact(monthly).minus(charged)));
  }
  return 'never';
}
