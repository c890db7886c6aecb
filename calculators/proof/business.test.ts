import type { Decimal } from 'decimal.js';
import { describe, it } from 'vitest';
import breakeven from '../business/breakeven-analysis.ts';
import consolidation from '../business/business-debt-consolidation.ts';
import commercialLoan from '../business/commercial-loan.ts';
import contributionMargin from '../business/contribution-margin.ts';
import coverage from '../business/debt-service-coverage.ts';
import profitMargin from '../business/profit-margin.ts';
import { agrees } from './agree.ts';
import { cent, Exact, payment, schedule, sum } from './decimal.ts';

/** Units needed for an amount: whole ones. */
const unitsFor = (amount: Decimal, each: Decimal) => Exact.max(0, amount.div(each).ceil());

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
        const room = Exact.max(0, new Exact(inputs.netOperatingIncome).times(4).div(5).minus(inputs.annualDebtService));
        return {
          monthlyPayment: monthly,
          totalDebtService: owed,
          dscr: times,
          riskLevel: times.gte('1.25') ? 'Low Risk' : times.gte(1) ? 'Medium Risk' : 'High Risk',
          cashAfterDebt: new Exact(inputs.netOperatingIncome).minus(owed),
          maxLoanAmount: cent(room.div(12).div(payment(1, inputs.interestRate, months))),
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

describe('the second engine agrees on closed forms of a business', () => {
  it('breakeven-analysis', () => {
    agrees(
      breakeven,
      {
        fixedCosts: [0, 900000, 2],
        pricePerUnit: [0.01, 500, 2],
        variableCostPerUnit: [0, 300, 2],
        unitsSold: [0, 90000, 0],
        targetProfit: [0, 200000, 2],
      },
      (inputs) => {
        const each = new Exact(inputs.pricePerUnit).minus(inputs.variableCostPerUnit);
        if (each.lte(0)) return 'refused';
        const wanted = new Exact(inputs.fixedCosts).plus(inputs.targetProfit);
        return {
          breakEvenUnits: unitsFor(new Exact(inputs.fixedCosts), each),
          breakEvenRevenue: cent(new Exact(inputs.fixedCosts).times(inputs.pricePerUnit).div(each)),
          unitsForTarget: unitsFor(wanted, each),
          revenueForTarget: cent(wanted.times(inputs.pricePerUnit).div(each)),
          profit: cent(each.times(inputs.unitsSold).minus(inputs.fixedCosts)),
        };
      },
    );
  });

  it('contribution-margin', () => {
    agrees(
      contributionMargin,
      {
        pricePerUnit: [0.01, 500, 2],
        materialPerUnit: [0, 200, 2],
        laborPerUnit: [0, 100, 2],
        otherVariableCost: [0, 50, 2],
        unitsSold: [0, 90000, 0],
        fixedCosts: [0, 900000, 2],
      },
      (inputs) => {
        const cost = new Exact(inputs.materialPerUnit).plus(inputs.laborPerUnit).plus(inputs.otherVariableCost);
        const each = new Exact(inputs.pricePerUnit).minus(cost);
        return {
          contributionPerUnit: each,
          contributionMarginRatio: each.div(inputs.pricePerUnit).times(100),
          totalContribution: cent(each.times(inputs.unitsSold)),
          profit: cent(each.times(inputs.unitsSold).minus(inputs.fixedCosts)),
          breakEvenUnits: each.gt(0) ? unitsFor(new Exact(inputs.fixedCosts), each) : null,
        };
      },
    );
  });

  it('profit-margin', () => {
    agrees(
      profitMargin,
      {
        revenue: [1, 900000, 2],
        costOfGoodsSold: [0, 600000, 2],
        operatingExpenses: [0, 300000, 2],
        interestExpense: [0, 50000, 2],
        incomeTaxRate: [0, 50, 2],
        otherIncome: [-5000, 5000, 2],
      },
      (inputs) => {
        const operating = new Exact(inputs.revenue).minus(inputs.costOfGoodsSold).minus(inputs.operatingExpenses);
        const pretax = operating.plus(inputs.otherIncome).minus(inputs.interestExpense);
        const net = pretax.minus(cent(Exact.max(0, pretax).times(inputs.incomeTaxRate).div(100)));
        return {
          operatingMargin: operating.times(100).div(inputs.revenue),
          pretaxIncome: pretax,
          netIncome: net,
          netMargin: net.times(100).div(inputs.revenue),
        };
      },
    );
  });
});

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
