import type { Decimal } from 'decimal.js';
import { describe, it } from 'vitest';
import { firstPriceYear, lastPriceYear, priceIndex } from '#calculators/figures/prices/consumer-prices.ts';
import cdLadder from '#calculators/investment/compound-growth/cd-ladder.ts';
import compoundInterest from '#calculators/investment/compound-growth/compound-interest.ts';
import futureValue from '#calculators/investment/compound-growth/future-value.ts';
import investmentFees from '#calculators/investment/compound-growth/investment-fees.ts';
import investmentGoal from '#calculators/investment/compound-growth/investment-goal.ts';
import investmentLoan from '#calculators/investment/compound-growth/investment-loan.ts';
import grossDistribution from '#calculators/investment/distributions/gross-distribution.ts';
import investmentDistributions from '#calculators/investment/distributions/investment-distributions.ts';
import inflationHistoricImpact from '#calculators/investment/inflation/inflation-historic-impact.ts';
import inflationImpact from '#calculators/investment/inflation/inflation-impact.ts';
import annualRateReturn from '#calculators/investment/returns/annual-rate-return.ts';
import internalRateReturn from '#calculators/investment/returns/internal-rate-return.ts';
import irr from '#calculators/investment/returns/irr.ts';
import { agrees } from '#calculators/proof/agree.ts';
import { monthlyFactor, saved, yearlyFactor } from '#calculators/proof/compounding.ts';
import { cent, Exact, payment, schedule, sum } from '#calculators/proof/decimal.ts';

const frequencies = ['yearly', 'semiannually', 'quarterly', 'monthly', 'daily'];

describe('the second engine agrees to the cent on investments', () => {
  it('future-value', () => {
    agrees(
      futureValue,
      {
        presentValue: [0, 500000, 2],
        monthlyContribution: [0, 5000, 2],
        interestRate: [0, 20, 3],
        years: [0.25, 40, 2],
        compounding: frequencies,
        depositTiming: ['end', 'start'],
        inflationRate: [0, 10, 2],
      },
      (inputs) => {
        const factor = monthlyFactor(inputs.interestRate, inputs.compounding);
        const months = Math.round(inputs.years * 12);
        const end = cent(saved(inputs.presentValue, inputs.monthlyContribution, factor, months, inputs.depositTiming));
        const paid = new Exact(inputs.monthlyContribution).times(months).plus(inputs.presentValue);
        return {
          futureValue: end,
          totalDeposits: paid,
          totalInterest: end.minus(paid),
          effectiveAnnualRate: yearlyFactor(inputs.interestRate, inputs.compounding).minus(1).times(100),
          valueInTodaysDollars: cent(end.div(new Exact(inputs.inflationRate).div(100).plus(1).pow(new Exact(months).div(12)))),
        };
      },
    );
  });

  it('compound-interest', () => {
    agrees(
      compoundInterest,
      {
        principal: [0, 500000, 2],
        monthlyContribution: [0, 5000, 2],
        interestRate: [0, 20, 3],
        years: [0.25, 40, 2],
        compounding: frequencies,
      },
      (inputs) => {
        const months = Math.round(inputs.years * 12);
        const factor = monthlyFactor(inputs.interestRate, inputs.compounding);
        const end = cent(saved(inputs.principal, inputs.monthlyContribution, factor, months));
        let depositMonths = 0;
        for (let left = 0; left < months; left++) depositMonths += left;
        const moneyMonths = new Exact(inputs.principal).times(months).plus(new Exact(inputs.monthlyContribution).times(depositMonths));
        return { endingBalance: end, simpleInterest: cent(moneyMonths.times(inputs.interestRate).div(1200)) };
      },
    );
  });

  it('investment-goal', () => {
    agrees(
      investmentGoal,
      {
        goalAmount: [1000, 2000000, 2],
        currentSavings: [0, 100000, 2],
        years: [0.25, 40, 2],
        expectedReturn: [0, 15, 2],
        todaysDollars: [true, false],
        inflationRate: [0, 8, 2],
        compounding: frequencies,
      },
      (inputs) => {
        const months = Math.round(inputs.years * 12);
        const factor = monthlyFactor(inputs.expectedReturn, inputs.compounding);
        const rise = new Exact(inputs.inflationRate).div(100).plus(1).pow(new Exact(months).div(12));
        const goal = inputs.todaysDollars ? cent(rise.times(inputs.goalAmount)) : new Exact(inputs.goalAmount);
        const missing = goal.minus(saved(inputs.currentSavings, 0, factor, months));
        const deposit = missing.gt(0) ? cent(missing.div(saved(0, 1, factor, months))) : new Exact(0);
        const once = goal.div(saved(1, 0, factor, months)).minus(inputs.currentSavings);
        return { monthlyContribution: deposit, goalAtEnd: goal, lumpSumToday: once.gt(0) ? cent(once) : 0 };
      },
    );
  });

  it('cd-ladder', () => {
    agrees(
      cdLadder,
      { totalAmount: [100, 500000, 2], rungs: [1, 12, 0], spacing: ['3', '6', '12'], shortestYield: [0, 12, 2], longestYield: [0, 12, 2] },
      (inputs) => {
        const part = new Exact(inputs.totalAmount).div(inputs.rungs).toDecimalPlaces(2, 1);
        const interest: Decimal[] = [];
        for (let rung = 1; rung <= inputs.rungs; rung++) {
          const share = inputs.rungs === 1 ? 0 : new Exact(rung - 1).div(inputs.rungs - 1);
          const percent = new Exact(inputs.longestYield).minus(inputs.shortestYield).times(share).plus(inputs.shortestYield);
          const put = rung === inputs.rungs ? new Exact(inputs.totalAmount).minus(part.times(inputs.rungs - 1)) : part;
          const time = new Exact(rung * Number(inputs.spacing)).div(12);
          interest.push(cent(put.times(percent.div(100).plus(1).pow(time))).minus(put));
        }
        return { amountPerRung: part, totalInterest: sum(interest) };
      },
    );
  });

  it('annual-rate-return', () => {
    agrees(
      annualRateReturn,
      {
        initialInvestment: [100, 100000, 2],
        endingValue: [1, 500000, 2],
        incomeReceived: [0, 5000, 2],
        years: [1, 40, 2],
        inflationRate: [0, 10, 2],
      },
      (inputs) => {
        const ratio = new Exact(inputs.endingValue).plus(inputs.incomeReceived).div(inputs.initialInvestment);
        const yearly = ratio.pow(new Exact(1).div(inputs.years));
        return {
          annualRateOfReturn: yearly.minus(1).times(100),
          totalReturnPercent: ratio.minus(1).times(100),
          realAnnualRate: yearly.div(new Exact(inputs.inflationRate).div(100).plus(1)).minus(1).times(100),
        };
      },
    );
  });

  it('inflation-impact', () => {
    agrees(
      inflationImpact,
      { amount: [0, 1000000, 2], inflationRate: [0, 20, 2], years: [1, 60, 1], expectedReturn: [0, 20, 2] },
      (inputs) => {
        const one = new Exact(inputs.inflationRate).div(100).plus(1);
        return {
          futureCost: cent(one.pow(inputs.years).times(inputs.amount)),
          purchasingPower: cent(new Exact(inputs.amount).div(one.pow(inputs.years))),
          realReturnRate: new Exact(inputs.expectedReturn).div(100).plus(1).div(one).minus(1).times(100),
        };
      },
    );
  });

  it('inflation-historic-impact', () => {
    agrees(
      inflationHistoricImpact,
      { amount: [0, 1000000, 2], fromYear: [firstPriceYear, lastPriceYear, 0], toYear: [firstPriceYear, lastPriceYear, 0] },
      (inputs) => {
        const ratio = new Exact(priceIndex(inputs.toYear)).div(priceIndex(inputs.fromYear));
        const apart = inputs.toYear - inputs.fromYear;
        return {
          equivalentAmount: cent(new Exact(inputs.amount).times(priceIndex(inputs.toYear)).div(priceIndex(inputs.fromYear))),
          averageInflationRate: apart === 0 ? 0 : ratio.pow(new Exact(1).div(apart)).minus(1).times(100),
        };
      },
    );
  });

  it('internal-rate-return', () => {
    agrees(
      internalRateReturn,
      {
        initialInvestment: [100, 100000, 2],
        annualCashFlow: [1, 50000, 2],
        years: [1, 25, 0],
        terminalValue: [0, 50000, 2],
        discountRate: [0, 25, 2],
        cashFlowGrowth: [-10, 10, 1],
      },
      (inputs) => {
        const flows: Decimal[] = [new Exact(inputs.initialInvestment).neg()];
        for (let year = 1; year <= inputs.years; year++) {
          const flow = new Exact(inputs.cashFlowGrowth)
            .div(100)
            .plus(1)
            .pow(year - 1)
            .times(inputs.annualCashFlow);
          flows.push(year === inputs.years ? flow.plus(inputs.terminalValue) : flow);
        }
        return {
          netPresentValue: cent(worth(flows, new Exact(inputs.discountRate).div(100).plus(1))),
          totalCashFlow: cent(sum(flows)),
          internalRateOfReturn: bisected(flows).minus(1).times(100),
        };
      },
    );
  });

  it('irr', () => {
    agrees(
      irr,
      { discountRate: [0, 25, 2], cashFlows: ['-100, 60, 60', '-5000, 0, 0, 9000', '1000, -300, -400, -500', '-1, 5'] },
      (inputs) => {
        const flows = inputs.cashFlows.split(',').map((flow) => new Exact(flow.trim()));
        return {
          netPresentValue: cent(worth(flows, new Exact(inputs.discountRate).div(100).plus(1))),
          internalRateOfReturn: bisected(flows).minus(1).times(100),
        };
      },
    );
  });

  it('investment-distributions', () => {
    agrees(
      investmentDistributions,
      {
        investmentAmount: [10000, 500000, 2],
        monthlyWithdrawal: [100, 20000, 2],
        expectedReturn: [0, 12, 2],
        years: [1, 30, 0],
        inflationRate: [0, 8, 2],
      },
      (inputs) => {
        const rate = new Exact(inputs.expectedReturn).div(1200).plus(1);
        const rise = new Exact(inputs.inflationRate).div(100).plus(1);
        let balance = new Exact(inputs.investmentAmount);
        let withdrawn = new Exact(0);
        let perDollar = new Exact(0);
        let wanted = new Exact(1);
        let discounted = new Exact(1);
        for (let month = 1; month <= inputs.years * 12; month++) {
          if (month > 1 && month % 12 === 1) wanted = wanted.times(rise);
          discounted = discounted.div(rate);
          perDollar = perDollar.plus(wanted.times(discounted));
          balance = balance.times(rate);
          const paid = Exact.min(balance, wanted.times(inputs.monthlyWithdrawal));
          balance = balance.minus(paid);
          withdrawn = withdrawn.plus(paid);
        }
        return {
          endingBalance: cent(balance),
          totalWithdrawn: cent(withdrawn),
          sustainableWithdrawal: cent(new Exact(inputs.investmentAmount).div(perDollar)),
        };
      },
    );
  });

  it('investment-fees', () => {
    agrees(
      investmentFees,
      {
        initialInvestment: [0, 500000, 2],
        monthlyContribution: [0, 5000, 2],
        years: [1, 40, 0],
        expectedReturn: [0, 15, 2],
        feeRate: [0, 4, 2],
        lowFeeRate: [0, 2, 2],
        salesLoad: [0, 8, 2],
      },
      (inputs) => {
        const end = (fee: number, load: number) => {
          const year = new Exact(inputs.expectedReturn).div(100).plus(1).times(new Exact(100).minus(fee).div(100));
          const value = saved(inputs.initialInvestment, inputs.monthlyContribution, year.pow(new Exact(1).div(12)), inputs.years * 12);
          return cent(value.times(new Exact(100).minus(load)).div(100));
        };
        const dear = end(inputs.feeRate, inputs.salesLoad);
        return {
          valueAfterFees: dear,
          valueAtLowFee: end(inputs.lowFeeRate, 0),
          costOfFees: end(0, 0).minus(dear),
        };
      },
    );
  });

  it('investment-loan', () => {
    agrees(
      investmentLoan,
      {
        loanAmount: [1000, 500000, 2],
        interestRate: [0, 15, 3],
        loanTerm: [1, 30, 0],
        repayment: ['amortizing', 'interestOnly'],
        expectedReturn: [0, 15, 2],
        interestDeductible: [true, false],
        investmentIncome: [0, 9000, 2],
        marginalTaxRate: [0, 40, 1],
        gainsTaxRate: [0, 30, 1],
      },
      (inputs) => {
        const months = inputs.loanTerm * 12;
        const rows = schedule(inputs.loanAmount, inputs.interestRate, months);
        const only = cent(new Exact(inputs.loanAmount).times(inputs.interestRate).div(1200));
        const flat = inputs.repayment === 'interestOnly';
        const interest = flat ? only.times(months) : sum(rows.map((row) => row.interest));
        const value = cent(saved(inputs.loanAmount, 0, monthlyFactor(inputs.expectedReturn, 'monthly'), months));
        const tax = cent(value.minus(inputs.loanAmount).times(inputs.gainsTaxRate).div(100));
        let [waiting, deducted] = [new Exact(0), new Exact(0)];
        for (let year = 0; year < inputs.loanTerm; year++) {
          const due = flat ? only.times(12) : sum(rows.slice(year * 12, year * 12 + 12).map((row) => row.interest));
          const now = Exact.min(waiting.plus(due), inputs.investmentIncome);
          [waiting, deducted] = [waiting.plus(due).minus(now), deducted.plus(now)];
        }
        const back = inputs.interestDeductible ? cent(deducted.times(inputs.marginalTaxRate).div(100)) : new Exact(0);
        return {
          monthlyPayment: flat ? only : cent(payment(inputs.loanAmount, inputs.interestRate, months)),
          totalInterest: interest,
          netProfit: value.minus(inputs.loanAmount).minus(interest).minus(tax).plus(back),
        };
      },
    );
  });

  it('gross-distribution', () => {
    agrees(
      grossDistribution,
      {
        netAmount: [1, 500000, 2],
        federalRate: [0, 50, 2],
        stateRate: [0, 15, 2],
        earlyWithdrawal: [true, false],
        afterTaxBasis: [0, 5000, 2],
      },
      (inputs) => {
        const rate = new Exact(inputs.federalRate).plus(inputs.stateRate).plus(inputs.earlyWithdrawal ? 10 : 0);
        const basis = Exact.min(inputs.afterTaxBasis, inputs.netAmount);
        const left = new Exact(inputs.netAmount).minus(basis);
        const taxable = left.times(100).div(new Exact(100).minus(rate));
        // Multiplied first: the quotient cut to forty digits would round a half cent down.
        const part = (percent: number) => cent(left.times(percent).div(new Exact(100).minus(rate)));
        const gross = cent(taxable.plus(basis));
        const taken = gross.minus(inputs.netAmount);
        const taxes = [part(inputs.federalRate), part(inputs.stateRate), part(inputs.earlyWithdrawal ? 10 : 0)];
        const largest = taxes.findIndex((tax) => taxes.every((other) => tax.gte(other)));
        const others = sum(taxes.filter((_, at) => at !== largest));
        const exact = taxes.map((tax, at) => (at === largest ? taken.minus(others) : tax));
        return {
          grossDistribution: gross,
          totalTax: taken,
          netDistribution: inputs.netAmount,
          federalTax: exact[0] ?? 0,
          stateTax: exact[1] ?? 0,
          earlyDistributionTax: exact[2] ?? 0,
        };
      },
    );
  });
});

/** Present value at a yearly factor, from the last flow back (Horner). */
function worth(flows: readonly Decimal[], factor: Decimal): Decimal {
  return flows.reduceRight((later, flow) => later.div(factor).plus(flow), new Exact(0));
}

/** The only factor at which the present value of flows with one sign change is zero, found by bisection. */
function bisected(flows: readonly Decimal[]): Decimal {
  let low = new Exact('0.0000001');
  let high = new Exact(1001);
  const rising = worth(flows, low).lt(worth(flows, high));
  for (let round = 0; round < 80; round++) {
    const middle = low.plus(high).div(2);
    if (worth(flows, middle).gt(0) === rising) high = middle;
    else low = middle;
  }
  return low;
}
