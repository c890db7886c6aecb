import { describe, it } from 'vitest';
import autoLoanVsHomeEquity from '#calculators/automotive/loan-comparison/auto-loan-vs-home-equity.ts';
import autoRefinance from '#calculators/automotive/loan-comparison/auto-refinance.ts';
import creditUnionVsDealer from '#calculators/automotive/loan-comparison/credit-union-vs-dealer.ts';
import rebateVsLowRate from '#calculators/automotive/loan-comparison/rebate-vs-low-rate.ts';
import autoAffordability from '#calculators/automotive/loans/auto-affordability.ts';
import autoLoan from '#calculators/automotive/loans/auto-loan.ts';
import autoLoanBasic from '#calculators/automotive/loans/auto-loan-basic.ts';
import autoLoanSchedule from '#calculators/automotive/loans/auto-loan-schedule.ts';
import biweeklyAutoPayment from '#calculators/automotive/loans/biweekly-auto-payment.ts';
import boatLoan from '#calculators/automotive/loans/boat-loan.ts';
import motorcycleLoan from '#calculators/automotive/loans/motorcycle-loan.ts';
import rvLoan from '#calculators/automotive/loans/rv-loan.ts';
import truckLoan from '#calculators/automotive/loans/truck-loan.ts';
import { agrees, agreesInEachSet } from '#calculators/proof/agree.ts';
import { cent, Exact, payment, schedule, sum } from '#calculators/proof/decimal.ts';
import { lawOf } from '#calculators/proof/law-of-years.ts';
import { bill, level, payOff, zeroOr } from './vehicles.ts';

const purchase = { vehiclePrice: [20000, 90000, 2], downPayment: [0, 9000, 2], loanTerm: [1, 96, 0], salesTax: [0, 12, 3] } as const;
const deal = { ...purchase, interestRate: [0, 20, 3], fees: [0, 3000, 2] } as const;

describe('the second engine agrees to the cent on loans', () => {
  it('auto-loan-basic', () => {
    agrees(autoLoanBasic, { ...deal, tradeInValue: [0, 30000, 2], tradeInOwed: [0, 9000, 2], taxFullPrice: [true, false] }, (inputs) => {
      const { tax, financed } = bill(inputs);
      if (financed.lt(0)) return 'refused';
      const loan = level(financed, inputs.interestRate, inputs.loanTerm);
      return {
        salesTaxAmount: tax,
        amountFinanced: financed,
        monthlyPayment: loan.payment,
        totalInterest: loan.interest,
        totalOfPayments: financed.plus(loan.interest),
        totalCost: tax.plus(inputs.vehiclePrice).plus(inputs.fees).plus(loan.interest),
      };
    });
  });

  it('auto-loan', () => {
    agrees(autoLoan, { loanAmount: [100, 200000, 2], interestRate: [0, 30, 3], loanTerm: [1, 120, 0] }, (inputs) => {
      const loan = level(inputs.loanAmount, inputs.interestRate, inputs.loanTerm);
      return { monthlyPayment: loan.payment, totalInterest: loan.interest, totalOfPayments: loan.interest.plus(inputs.loanAmount) };
    });
  });

  it('auto-loan-schedule', () => {
    agrees(
      autoLoanSchedule,
      {
        loanAmount: [1000, 90000, 2],
        interestRate: [0, 20, 3],
        loanTerm: [1, 96, 0],
        extraPayment: [0, 500, 2],
        oneTimePayment: [0, 9000, 2],
        oneTimeMonth: [1, 96, 0],
      },
      (inputs) => {
        const plain = schedule(inputs.loanAmount, inputs.interestRate, inputs.loanTerm);
        const regular = cent(payment(inputs.loanAmount, inputs.interestRate, inputs.loanTerm)).plus(inputs.extraPayment);
        const rows = payOff(
          inputs.loanAmount,
          inputs.interestRate,
          12,
          (month) => (month === inputs.oneTimeMonth ? regular.plus(inputs.oneTimePayment) : regular),
          inputs.loanTerm,
        );
        const interest = sum(rows.map((row) => row.interest));
        return {
          totalInterest: interest,
          totalOfPayments: interest.plus(inputs.loanAmount),
          payoffMonths: rows.length,
          monthsSaved: plain.length - rows.length,
          interestSaved: sum(plain.map((row) => row.interest)).minus(interest),
          halfRepaidMonth: 1 + rows.findIndex((row) => row.balance.times(2).lte(inputs.loanAmount)),
        };
      },
    );
  });

  it('biweekly-auto-payment', () => {
    agrees(
      biweeklyAutoPayment,
      {
        loanAmount: [1000, 90000, 2],
        interestRate: [0, 20, 3],
        loanTerm: [6, 96, 0],
        biweeklyPlan: ['half_payment', 'thirteen_payments', 'level_biweekly'],
      },
      (inputs) => {
        const monthly = cent(payment(inputs.loanAmount, inputs.interestRate, inputs.loanTerm));
        const half = cent(monthly.div(2));
        const biweeks = Math.round((inputs.loanTerm * 26) / 12);
        const even = cent(payment(inputs.loanAmount, inputs.interestRate, biweeks, 26));
        const plain = sum(schedule(inputs.loanAmount, inputs.interestRate, inputs.loanTerm).map((row) => row.interest));
        const rows =
          inputs.biweeklyPlan === 'half_payment'
            ? payOff(inputs.loanAmount, inputs.interestRate, 26, () => half)
            : inputs.biweeklyPlan === 'level_biweekly'
              ? payOff(inputs.loanAmount, inputs.interestRate, 26, () => even, biweeks)
              : payOff(inputs.loanAmount, inputs.interestRate, 12, () => monthly.plus(cent(monthly.div(12))), inputs.loanTerm);
        const interest = sum(rows.map((row) => row.interest));
        return {
          biweeklyPayment: inputs.biweeklyPlan === 'level_biweekly' ? even : half,
          monthlyPayment: monthly,
          monthlyInterest: plain,
          biweeklyInterest: interest,
          interestSaved: plain.minus(interest),
        };
      },
    );
  });

  it('auto-refinance', () => {
    agrees(
      autoRefinance,
      {
        currentBalance: [1000, 90000, 2],
        currentRate: [0, 25, 3],
        monthsRemaining: [1, 84, 0],
        newRate: [0, 25, 3],
        newTerm: [1, 84, 0],
        refinanceFees: [0, 1000, 2],
      },
      (inputs) => {
        const now = level(inputs.currentBalance, inputs.currentRate, inputs.monthsRemaining);
        const next = level(inputs.currentBalance, inputs.newRate, inputs.newTerm);
        const saved = now.interest.minus(next.interest).minus(inputs.refinanceFees);
        const monthly = now.payment.minus(next.payment);
        const last = Math.max(inputs.monthsRemaining, inputs.newTerm);
        let spent = new Exact(inputs.refinanceFees);
        let breakEven = spent.gt(0) ? 1 : 0;
        for (let month = 1; month < last; month++) {
          if (month <= inputs.newTerm) spent = spent.plus(next.payment);
          if (month <= inputs.monthsRemaining) spent = spent.minus(now.payment);
          if (spent.gt(0)) breakEven = month + 1;
        }
        return {
          totalSavings: saved,
          monthlySavings: monthly,
          recommendation: saved.gt(0) ? 'Refinance Recommended' : 'Stay with Current Loan',
          breakEvenMonths: saved.gt(0) ? breakEven : null,
        };
      },
    );
  });

  it('rebate-vs-low-rate', () => {
    agrees(rebateVsLowRate, { ...purchase, rebate: [0, 5000, 2], standardRate: [0, 15, 3], promotionalRate: [0, 6, 2] }, (inputs) => {
      const without = bill({ ...inputs, rebate: 0 }).financed;
      const { financed } = bill(inputs);
      if (financed.lt(0)) return 'refused';
      const rebated = level(financed, inputs.standardRate, inputs.loanTerm);
      const cheap = level(without, inputs.promotionalRate, inputs.loanTerm);
      const rebateCost = financed.plus(rebated.interest).plus(inputs.downPayment);
      const lowRateCost = without.plus(cheap.interest).plus(inputs.downPayment);
      // Equal payments: the two loans have the ratio of their payments per dollar.
      const perDollar = payment(1, inputs.standardRate, inputs.loanTerm);
      return {
        rebateCost,
        lowRateCost,
        savings: rebateCost.minus(lowRateCost).abs(),
        betterChoice: rebateCost.lte(lowRateCost) ? 'Take the rebate' : 'Take the low rate',
        breakEvenRebate: cent(without.minus(payment(without, inputs.promotionalRate, inputs.loanTerm).div(perDollar))),
      };
    });
  });

  it('credit-union-vs-dealer', () => {
    agrees(
      creditUnionVsDealer,
      {
        loanAmount: [5000, 90000, 2],
        loanTerm: [1, 96, 0],
        creditUnionRate: [0, 15, 3],
        dealerRate: [0, 20, 3],
        dealerIncentive: [0, 6000, 2],
        membershipFee: [0, 100, 2],
        dealerFee: [0, 500, 2],
      },
      (inputs) => {
        const amount = new Exact(inputs.loanAmount).minus(inputs.dealerIncentive);
        if (amount.lt(0)) return 'refused';
        const union = level(inputs.loanAmount, inputs.creditUnionRate, inputs.loanTerm);
        const dealer = level(amount, inputs.dealerRate, inputs.loanTerm);
        const creditUnionCost = union.interest.plus(inputs.loanAmount).plus(inputs.membershipFee);
        const dealerCost = dealer.interest.plus(amount).plus(inputs.dealerFee);
        return { creditUnionCost, dealerCost, betterChoice: creditUnionCost.lte(dealerCost) ? 'Credit union' : 'Dealer' };
      },
    );
  });

  it('auto-loan-vs-home-equity', () => {
    agreesInEachSet(
      autoLoanVsHomeEquity,
      {
        loanAmount: [5000, 300000, 2],
        autoRate: [0, 15, 3],
        loanTerm: [1, 84, 0],
        homeEquityRate: [0, 15, 3],
        homeEquityTerm: [1, 120, 0],
        closingCosts: [0, 3000, 2],
        deductibleYears: [0, 4, 0],
        marginalTaxRate: [0, 40, 1],
        savingsRate: [0, 9, 2],
      },
      (inputs) => {
        const auto = schedule(inputs.loanAmount, inputs.autoRate, inputs.loanTerm);
        const home = schedule(inputs.loanAmount, inputs.homeEquityRate, inputs.homeEquityTerm);
        const yearly = [1, 2, 3, 4].map((year) => sum(auto.slice(12 * (year - 1), 12 * year).map((row) => row.interest)));
        const cap = lawOf(inputs.figures, 'carInterest');
        const deductible = yearly.slice(0, inputs.deductibleYears).map((interest) => Exact.min(interest, cap));
        const deducted = sum(deductible);
        const taxSaved = cent(deducted.times(inputs.marginalTaxRate).div(100));
        const v = new Exact(1).div(new Exact(inputs.savingsRate).div(1200).plus(1));
        const today = (rows: typeof auto) => {
          let worth = new Exact(1);
          const payments = rows.map((row) => {
            worth = worth.times(v);
            return row.payment.times(worth);
          });
          return sum(payments).minus(inputs.loanAmount);
        };
        const taxToday = deductible.map((interest, year) => interest.times(v.pow(12 * (year + 1))));
        const autoCost = cent(today(auto).minus(cent(sum(taxToday).times(inputs.marginalTaxRate).div(100))));
        const homeEquityCost = cent(today(home).plus(inputs.closingCosts));
        return { taxSaved, autoCost, homeEquityCost, betterChoice: autoCost.lte(homeEquityCost) ? 'Auto loan' : 'Home equity loan' };
      },
    );
  });

  it('motorcycle-loan', () => {
    const ranges = { ...deal, vehiclePrice: [2000, 60000, 2], accessories: [0, 9000, 2], tradeInValue: [0, 20000, 2] } as const;
    agrees(motorcycleLoan, { ...ranges, annualInsurance: [0, 5000, 2], annualUpkeep: [0, 5000, 2] }, (inputs) => {
      const { financed } = bill(inputs);
      if (financed.lt(0)) return 'refused';
      const loan = level(financed, inputs.interestRate, inputs.loanTerm);
      const yearly = new Exact(inputs.annualInsurance).plus(inputs.annualUpkeep);
      return { monthlyPayment: loan.payment, totalInterest: loan.interest, monthlyCost: cent(loan.payment.times(12).plus(yearly).div(12)) };
    });
  });

  it('rv-loan', () => {
    const kinds = { rvType: ['motorhome', 'travel_trailer', 'fifth_wheel'], usageType: ['recreational', 'full_time'] } as const;
    agrees(rvLoan, { ...deal, ...kinds, loanTerm: [1, 240, 0], tradeInValue: [0, 30000, 2], siteCost: [0, 2000, 2] }, (inputs) => {
      const { financed } = bill(inputs);
      if (financed.lt(0)) return 'refused';
      const loan = level(financed, inputs.interestRate, inputs.loanTerm);
      const tenths = (inputs.rvType === 'motorhome' ? 15 : 10) * (inputs.usageType === 'full_time' ? 15 : 10);
      const insurance = cent(new Exact(inputs.vehiclePrice).times(tenths).div(120000));
      return {
        monthlyPayment: loan.payment,
        totalInterest: loan.interest,
        monthlyInsurance: insurance,
        monthlyCost: loan.payment.plus(insurance).plus(inputs.siteCost),
      };
    });
  });

  it('boat-loan', () => {
    agrees(
      boatLoan,
      { ...deal, boatType: ['powerboat', 'sailboat', 'pontoon'], loanTerm: [1, 240, 0], tradeInValue: [0, 30000, 2] },
      (inputs) => {
        const { financed } = bill(inputs);
        if (financed.lt(0)) return 'refused';
        const loan = level(financed, inputs.interestRate, inputs.loanTerm);
        const share = inputs.boatType === 'powerboat' ? 10 : inputs.boatType === 'sailboat' ? 8 : 6;
        const upkeep = cent(new Exact(inputs.vehiclePrice).times(share).div(1200));
        return {
          monthlyPayment: loan.payment,
          totalInterest: loan.interest,
          monthlyUpkeep: upkeep,
          monthlyCost: loan.payment.plus(upkeep),
        };
      },
    );
  });

  it('truck-loan', () => {
    agrees(
      truckLoan,
      { ...deal, accessories: [0, 20000, 2], tradeInValue: [0, 30000, 2], businessUse: [0, 100, 1], marginalTaxRate: [0, 50, 1] },
      (inputs) => {
        const { financed } = bill(inputs);
        if (financed.lt(0)) return 'refused';
        const loan = level(financed, inputs.interestRate, inputs.loanTerm);
        const saved = cent(loan.interest.times(inputs.businessUse).times(inputs.marginalTaxRate).div(10000));
        return { monthlyPayment: loan.payment, interestTaxSaved: saved, interestAfterTax: loan.interest.minus(saved) };
      },
    );
  });

  it('auto-affordability', () => {
    agrees(
      autoAffordability,
      {
        annualIncome: [12000, 400000, 2],
        monthlyDebts: [0, 4000, 2],
        runningCosts: [0, 1000, 2],
        downPayment: [0, 20000, 2],
        tradeInValue: [0, 20000, 2],
        interestRate: [0, 20, 3],
        loanTerm: [1, 96, 0],
        salesTax: [0, 12, 3],
        fees: [0, 3000, 2],
      },
      (inputs) => {
        const byShare = new Exact(inputs.annualIncome).times(inputs.transportShare).div(1200).minus(inputs.runningCosts);
        const byDebt = new Exact(inputs.annualIncome).times(inputs.debtLimit).div(1200).minus(inputs.monthlyDebts);
        const cut = (value: typeof byShare) => zeroOr(value).toDecimalPlaces(2, Exact.ROUND_DOWN);
        const most = cut(byShare.lt(byDebt) ? byShare : byDebt);
        const power = new Exact(inputs.interestRate).div(1200).plus(1).pow(inputs.loanTerm);
        const worthOfPayments = power.eq(1)
          ? most.times(inputs.loanTerm)
          : most.times(1200).times(power.minus(1)).div(power.times(inputs.interestRate));
        const loan = cut(worthOfPayments);
        const cash = loan.plus(inputs.downPayment).plus(inputs.tradeInValue).minus(inputs.fees);
        // Price p with p + (p − trade) · t = cash, or p = cash if there is no tax.
        const taxed = cash.times(100).plus(new Exact(inputs.tradeInValue).times(inputs.salesTax)).div(new Exact(100).plus(inputs.salesTax));
        return { maxPayment: most, affordablePrice: cut(taxed.gt(inputs.tradeInValue) ? taxed : cash) };
      },
    );
  });
});
