import type { Decimal } from 'decimal.js';
import { describe, it } from 'vitest';
import creditCardPayoff from '#calculators/planning/debt/credit-card-payoff.ts';
import debtPayoff from '#calculators/planning/debt/debt-payoff.ts';
import loanPayment from '#calculators/planning/debt/loan-payment.ts';
import studentLoan from '#calculators/planning/debt/student-loan.ts';
import disabilityInsurance from '#calculators/planning/insurance/disability-insurance.ts';
import healthInsurance from '#calculators/planning/insurance/health-insurance.ts';
import lifeInsurance from '#calculators/planning/insurance/life-insurance.ts';
import longTermCare from '#calculators/planning/insurance/long-term-care.ts';
import collegeSavings from '#calculators/planning/savings/college-savings.ts';
import emergencyFund from '#calculators/planning/savings/emergency-fund.ts';
import hsaCalculator from '#calculators/planning/savings/hsa-calculator.ts';
import savingsGoal from '#calculators/planning/savings/savings-goal.ts';
import { agrees, agreesInEachSet } from '#calculators/proof/agree.ts';
import { monthlyFactor, saved } from '#calculators/proof/compounding.ts';
import { cent, Exact, payment, schedule, sum } from '#calculators/proof/decimal.ts';
import { lawOf } from '#calculators/proof/law-of-years.ts';

const paymentsAYear: Readonly<Record<string, number>> = { weekly: 52, biweekly: 26, semimonthly: 24, monthly: 12, quarterly: 4, yearly: 1 };

describe('the second engine agrees to the cent on plans', () => {
  it('loan-payment', () => {
    agrees(
      loanPayment,
      { loanAmount: [100, 500000, 2], interestRate: [0, 30, 3], loanTerm: [0.25, 30, 2], paymentFrequency: Object.keys(paymentsAYear) },
      (inputs) => {
        const times = paymentsAYear[inputs.paymentFrequency] ?? 12;
        if (inputs.loanTerm * times < 1) return 'refused';
        const count = Math.round(inputs.loanTerm * times);
        const level = cent(payment(inputs.loanAmount, inputs.interestRate, count, times));
        let balance = new Exact(inputs.loanAmount);
        let interest = new Exact(0);
        for (let n = 1; n <= count && balance.gt(0); n++) {
          const due = cent(balance.times(inputs.interestRate).div(100 * times));
          interest = interest.plus(due);
          const repaid = n === count ? balance : Exact.min(balance, level.minus(due));
          balance = balance.minus(repaid);
        }
        return { payment: level, totalInterest: interest, totalOfPayments: interest.plus(inputs.loanAmount) };
      },
    );
  });

  it('debt-payoff', () => {
    agrees(
      debtPayoff,
      { debtBalance: [100, 50000, 2], interestRate: [0, 36, 2], monthlyPayment: [10, 2000, 2], extraPayment: [0, 500, 2] },
      (inputs) => {
        const paid = new Exact(inputs.monthlyPayment).plus(inputs.extraPayment);
        const plan = paidOff(inputs.debtBalance, inputs.interestRate, paid);
        if (plan === undefined) return 'refused';
        const slow = paidOff(inputs.debtBalance, inputs.interestRate, new Exact(inputs.monthlyPayment));
        return {
          payoffMonths: plan.months,
          totalInterest: plan.interest,
          monthsSaved: slow === undefined ? null : slow.months - plan.months,
          interestSaved: slow === undefined ? null : slow.interest.minus(plan.interest),
        };
      },
    );
  });

  it('credit-card-payoff', () => {
    agrees(
      creditCardPayoff,
      {
        cardBalance: [100, 20000, 2],
        interestRate: [0, 36, 2],
        monthlyPayment: [100, 2000, 2],
        minimumPercent: [0.5, 5, 1],
        minimumIncludesInterest: [true, false],
        minimumFloor: [10, 50, 0],
      },
      (inputs) => {
        const plan = paidOff(inputs.cardBalance, inputs.interestRate, new Exact(inputs.monthlyPayment));
        if (plan === undefined) return 'refused';
        let balance = new Exact(inputs.cardBalance);
        let interest = new Exact(0);
        let months = 0;
        while (balance.gt(0) && months < 1200) {
          const due = cent(balance.times(inputs.interestRate).div(1200));
          const owed = balance.plus(due);
          const counted = inputs.minimumIncludesInterest ? owed : balance;
          const share = cent(counted.times(inputs.minimumPercent).div(100));
          const asked = inputs.minimumIncludesInterest ? Exact.max(due, share) : share.plus(due);
          balance = Exact.max(0, owed.minus(Exact.max(inputs.minimumFloor, asked)));
          interest = interest.plus(due);
          months++;
        }
        return {
          payoffMonths: plan.months,
          totalInterest: plan.interest,
          minimumMonths: balance.gt(0) ? null : months,
          minimumInterest: balance.gt(0) ? null : interest,
          paymentForThreeYears: cent(payment(inputs.cardBalance, inputs.interestRate, 36)),
        };
      },
    );
  });

  it('savings-goal', () => {
    agrees(
      savingsGoal,
      {
        goalAmount: [1000, 200000, 2],
        currentSavings: [0, 50000, 2],
        monthlyContribution: [200, 3000, 2],
        interestRate: [0, 10, 2],
        targetYears: [1, 20, 0],
      },
      (inputs) => {
        const factor = monthlyFactor(inputs.interestRate, 'monthly');
        const there = reached(inputs.goalAmount, inputs.currentSavings, inputs.monthlyContribution, factor);
        if (there === undefined) return 'refused';
        const missing = new Exact(inputs.goalAmount).minus(saved(inputs.currentSavings, 0, factor, inputs.targetYears * 12));
        const deposit = missing.gt(0) ? cent(missing.div(saved(0, 1, factor, inputs.targetYears * 12))) : 0;
        return { monthsToGoal: there.months, balanceAtGoal: cent(there.balance), depositForTarget: deposit };
      },
    );
  });

  it('emergency-fund', () => {
    agrees(
      emergencyFund,
      {
        monthlyExpenses: [500, 20000, 2],
        monthsCovered: [1, 24, 0],
        currentSavings: [0, 50000, 2],
        monthlyContribution: [200, 3000, 2],
        interestRate: [0, 8, 2],
      },
      (inputs) => {
        const target = new Exact(inputs.monthlyExpenses).times(inputs.monthsCovered);
        const factor = monthlyFactor(inputs.interestRate, 'monthly');
        return {
          targetFund: target,
          missing: Exact.max(0, target.minus(inputs.currentSavings)),
          monthsToTarget: reached(target, inputs.currentSavings, inputs.monthlyContribution, factor)?.months ?? null,
        };
      },
    );
  });

  it('college-savings', () => {
    agrees(
      collegeSavings,
      {
        childAge: [0, 18, 0],
        collegeAge: [18, 22, 0],
        annualCost: [1000, 90000, 2],
        collegeYears: [1, 6, 0],
        currentSavings: [0, 100000, 2],
        monthlyContribution: [0, 2000, 2],
        expectedReturn: [0, 12, 2],
        costInflation: [0, 8, 2],
      },
      (inputs) => {
        const wait = inputs.collegeAge - inputs.childAge;
        const factor = monthlyFactor(inputs.expectedReturn, 'monthly');
        const costs = Array.from({ length: inputs.collegeYears }, (_, year) =>
          new Exact(inputs.costInflation)
            .div(100)
            .plus(1)
            .pow(wait + year)
            .times(inputs.annualCost),
        );
        const needed = sum(costs.map((cost, year) => cost.div(factor.pow(12 * year))));
        const there = saved(inputs.currentSavings, inputs.monthlyContribution, factor, wait * 12);
        const missing = Exact.max(0, needed.minus(saved(inputs.currentSavings, 0, factor, wait * 12)));
        return {
          totalCost: cent(sum(costs)),
          neededAtStart: cent(needed),
          savingsAtStart: cent(there),
          shortfallAtStart: cent(Exact.max(0, needed.minus(there))),
          monthlyNeeded: wait === 0 ? null : cent(missing.div(saved(0, 1, factor, wait * 12))),
        };
      },
    );
  });

  it('student-loan', () => {
    agrees(
      studentLoan,
      {
        loanAmount: [1000, 200000, 2],
        interestRate: [0, 15, 3],
        loanTerm: [1, 30, 0],
        graceMonths: [0, 24, 0],
        subsidized: [true, false],
        capitalizeGrace: [true, false],
        extraPayment: [0, 1000, 2],
      },
      (inputs) => {
        const grace = inputs.subsidized
          ? new Exact(0)
          : cent(new Exact(inputs.loanAmount).times(inputs.interestRate).times(inputs.graceMonths).div(1200));
        const owed = new Exact(inputs.loanAmount).plus(inputs.capitalizeGrace ? grace : 0);
        const rows = schedule(owed, inputs.interestRate, inputs.loanTerm * 12, inputs.extraPayment);
        const interest = sum(rows.map((row) => row.interest));
        return {
          balanceAtRepayment: owed,
          monthlyPayment: cent(payment(owed, inputs.interestRate, inputs.loanTerm * 12)),
          totalInterest: interest.plus(grace),
          payoffMonths: rows.length,
          interestSaved: sum(schedule(owed, inputs.interestRate, inputs.loanTerm * 12).map((row) => row.interest)).minus(interest),
        };
      },
    );
  });

  it('hsa-calculator', () => {
    agreesInEachSet(
      hsaCalculator,
      {
        coverage: ['self', 'family'],
        currentAge: [18, 70, 0],
        retirementAge: [18, 90, 0],
        medicareFromAge: [0, 75, 0],
        annualContribution: [0, 12000, 2],
        employerContribution: [0, 3000, 2],
        currentSavings: [0, 50000, 2],
        medicalExpenses: [0, 9000, 2],
        expectedReturn: [0, 12, 2],
      },
      (inputs) => {
        const wanted = new Exact(inputs.annualContribution).plus(inputs.employerContribution);
        const base = lawOf(inputs.figures, 'hsa')[inputs.coverage];
        const limit = (age: number) => (inputs.medicareFromAge > 0 && age >= inputs.medicareFromAge ? 0 : age >= 55 ? base + 1000 : base);
        let balance = new Exact(inputs.currentSavings);
        for (let age = inputs.currentAge; age < inputs.retirementAge; age++) {
          balance = balance.times(new Exact(inputs.expectedReturn).div(100).plus(1)).plus(Exact.min(wanted, limit(age)));
          balance = Exact.max(0, balance.minus(inputs.medicalExpenses));
        }
        const ownLimit = Exact.max(0, new Exact(limit(inputs.currentAge)).minus(inputs.employerContribution));
        return {
          contributionLimit: limit(inputs.currentAge),
          balanceAtEnd: cent(balance),
          excessContribution: Exact.max(0, wanted.minus(limit(inputs.currentAge))),
          yearlyTaxSaved: cent(Exact.min(inputs.annualContribution, ownLimit).times('29.65').div(100)),
        };
      },
    );
  });

  it('life-insurance', () => {
    agrees(
      lifeInsurance,
      {
        annualIncome: [1000, 500000, 2],
        replacementPercent: [0, 100, 0],
        yearsOfIncome: [0, 50, 0],
        debts: [0, 900000, 2],
        currentSavings: [0, 900000, 2],
        expectedReturn: [0, 12, 2],
        inflationRate: [0, 10, 2],
      },
      (inputs) => {
        const step = new Exact(inputs.inflationRate).plus(100).div(new Exact(inputs.expectedReturn).plus(100));
        // Annuity due with payments that grow: (1 − q^n) ÷ (1 − q).
        const factor = step.eq(1) ? new Exact(inputs.yearsOfIncome) : step.pow(inputs.yearsOfIncome).minus(1).div(step.minus(1));
        const income = cent(factor.times(inputs.annualIncome).times(inputs.replacementPercent).div(100));
        const needs = income.plus(inputs.debts).plus(inputs.educationCosts).plus(inputs.finalExpenses);
        return { incomeNeed: income, coverageNeeded: Exact.max(0, needs.minus(inputs.currentSavings).minus(inputs.existingCoverage)) };
      },
    );
  });

  it('disability-insurance', () => {
    agrees(
      disabilityInsurance,
      {
        annualIncome: [1000, 400000, 2],
        monthlyExpenses: [100, 20000, 2],
        employerBenefit: [0, 8000, 2],
        otherIncome: [0, 8000, 2],
        waitingPeriod: ['30', '60', '90', '180', '365'],
        currentAge: [18, 70, 0],
        benefitToAge: [60, 70, 0],
        incomeGrowth: [0, 6, 2],
      },
      (inputs) => {
        const insurable = cent(Exact.max(0, new Exact(inputs.annualIncome).times(60).div(1200).minus(inputs.employerBenefit)));
        const gap = Exact.max(0, new Exact(inputs.monthlyExpenses).minus(inputs.otherIncome).minus(inputs.employerBenefit));
        const waited = inputs.waitingPeriod === '365' ? 12 : Number(inputs.waitingPeriod) / 30;
        const wait = Exact.max(0, new Exact(inputs.monthlyExpenses).minus(inputs.otherIncome)).times(waited);
        let earnings = new Exact(0);
        let income = new Exact(inputs.annualIncome);
        for (let age = inputs.currentAge; age < inputs.benefitToAge; age++) {
          earnings = earnings.plus(income);
          income = income.times(new Exact(inputs.incomeGrowth).div(100).plus(1));
        }
        return { benefitNeeded: Exact.min(gap, insurable), waitingPeriodCost: cent(wait), earningsAtRisk: cent(earnings) };
      },
    );
  });

  it('long-term-care', () => {
    agrees(
      longTermCare,
      {
        currentAge: [30, 60, 0],
        careAge: [60, 95, 0],
        gender: ['male', 'female'],
        currentSavings: [0, 400000, 2],
        expectedReturn: [0, 10, 2],
        careInflation: [0, 8, 2],
        dailyBenefit: [0, 400, 2],
        careYears: [0, 10, 1],
      },
      (inputs) => {
        const wait = Math.max(0, inputs.careAge - inputs.currentAge);
        const years = new Exact(inputs.careYears === 0 ? (inputs.gender === 'male' ? '2.2' : '3.7') : inputs.careYears);
        let total = new Exact(0);
        for (let year = 0; years.gt(year); year++) {
          const price = new Exact(inputs.careInflation)
            .div(100)
            .plus(1)
            .pow(wait + year)
            .times(74400);
          total = total.plus(price.times(Exact.min(1, years.minus(year))));
        }
        const cost = cent(total);
        const insured = cent(Exact.min(cost, years.times(365).times(inputs.dailyBenefit)));
        const factor = monthlyFactor(inputs.expectedReturn, 'monthly');
        const there = saved(inputs.currentSavings, 0, factor, wait * 12);
        const missing = Exact.max(0, cost.minus(insured).minus(there));
        return {
          totalCost: cost,
          insurancePays: insured,
          shortfall: Exact.max(0, cost.minus(insured).minus(cent(there))),
          monthlyDeposit: wait === 0 ? null : cent(missing.div(saved(0, 1, factor, wait * 12))),
        };
      },
    );
  });

  it('health-insurance', () => {
    agrees(
      healthInsurance,
      {
        monthlyPremium: [0, 2000, 2],
        premiumTaxCredit: [0, 1500, 2],
        medicalCosts: [0, 100000, 2],
        deductible: [0, 9000, 2],
        coinsurance: [0, 60, 0],
        outOfPocketMaximum: [0, 18000, 2],
      },
      (inputs) => {
        const above = Exact.max(0, new Exact(inputs.medicalCosts).minus(inputs.deductible));
        const part = new Exact(inputs.medicalCosts).minus(above).plus(above.times(inputs.coinsurance).div(100));
        const yours = cent(Exact.min(inputs.outOfPocketMaximum, part));
        const premium = Exact.max(0, new Exact(inputs.monthlyPremium).minus(inputs.premiumTaxCredit)).times(12);
        const worst = inputs.coinsurance > 0 ? inputs.outOfPocketMaximum : Math.min(inputs.deductible, inputs.outOfPocketMaximum);
        return { yourMedicalCosts: yours, expectedYear: premium.plus(yours), badYear: premium.plus(worst) };
      },
    );
  });
});

/** A debt at a payment, within a hundred years; undefined if it is never repaid. */
function paidOff(
  owed: Decimal.Value,
  rate: Decimal.Value,
  paid: Decimal,
): { readonly months: number; readonly interest: Decimal } | undefined {
  let balance = new Exact(owed);
  let interest = new Exact(0);
  for (let months = 1; months <= 1200; months++) {
    const due = cent(balance.times(rate).div(1200));
    if (months === 1 && paid.lte(due)) return undefined;
    interest = interest.plus(due);
    balance = balance.plus(due).minus(paid);
    if (balance.lte(0)) return { months, interest };
  }
  return undefined;
}

/** Months until a goal, counted one by one, and the balance then; undefined after a hundred years. */
function reached(
  goal: Decimal.Value,
  start: Decimal.Value,
  deposit: Decimal.Value,
  factor: Decimal,
): { readonly months: number; readonly balance: Decimal } | undefined {
  let balance = new Exact(start);
  for (let months = 0; months <= 1200; months++) {
    if (balance.gte(new Exact(goal).minus('0.005'))) return { months, balance };
    balance = balance.times(factor).plus(deposit);
  }
  return undefined;
}
