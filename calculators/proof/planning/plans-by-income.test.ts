import type { Decimal } from 'decimal.js';
import { describe, it } from 'vitest';
import incomeDriven from '#calculators/planning/debt/income-driven-repayment.ts';
import { agrees, agreesInEachSet } from '#calculators/proof/agree.ts';
import { cent, Exact, payment } from '#calculators/proof/decimal.ts';
import { type LawSet, lawOf } from '#calculators/proof/law-of-years.ts';
import vaLoan from '#calculators/real-estate/mortgages/va-loan.ts';
import fire from '#calculators/retirement/readiness/fire.ts';

/** 150 % of the poverty guideline. */
function exempt(set: LawSet, people: number): Decimal {
  const [first, further] = lawOf(set, 'poverty');
  return new Exact(further)
    .times(people - 1)
    .plus(first)
    .times('1.5');
}

/** Bands of the Repayment Assistance Plan from the statute. */
function assistance(income: Decimal, dependents: number): Decimal {
  const bands = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((share) => ({ upTo: (share + 1) * 10000, share }));
  const yearly = income.lte(10000) ? new Exact(120) : income.times(bands.find(({ upTo }) => income.lte(upTo))?.share ?? 10).div(100);
  return Exact.max(10, cent(yearly.div(12).minus(dependents * 50)));
}

function incomeBased(income: Decimal, exempted: Decimal, percent: number): Decimal {
  const monthly = cent(Exact.max(0, income.minus(exempted)).times(percent).div(1200));
  return monthly.lt(5) ? new Exact(0) : Exact.max(10, monthly);
}

describe('the second engine agrees to the cent on plans that follow the income', () => {
  it('income-driven-repayment', () => {
    agreesInEachSet(
      incomeDriven,
      {
        loanBalance: [100, 200000, 2],
        interestRate: [0, 12, 2],
        adjustedIncome: [0, 180000, 0],
        familySize: [1, 6, 0],
        dependents: [0, 5, 0],
        plan: ['rap', 'newIbr', 'oldIbr'],
        publicService: [true, false],
        incomeGrowth: [0, 0, 0],
        inflationRate: [0, 0, 0],
      },
      (inputs) => {
        const income = new Exact(inputs.adjustedIncome);
        const standard = cent(payment(inputs.loanBalance, inputs.interestRate, 120));
        const isRap = inputs.plan === 'rap';
        const exempted = exempt(inputs.figures, inputs.familySize);
        const asked = isRap
          ? assistance(income, inputs.dependents)
          : Exact.min(standard, incomeBased(income, exempted, inputs.plan === 'newIbr' ? 10 : 15));
        const last = inputs.publicService ? 120 : { rap: 360, newIbr: 240, oldIbr: 300 }[inputs.plan];
        let owed = cent(inputs.loanBalance);
        let interestOwed = new Exact(0);
        let paid = new Exact(0);
        let month = 0;
        for (; month < last && owed.plus(interestOwed).gt(0); month++) {
          interestOwed = interestOwed.plus(cent(owed.times(inputs.interestRate).div(1200)));
          const given = Exact.min(asked, owed.plus(interestOwed));
          const toInterest = Exact.min(given, interestOwed);
          const own = given.minus(toInterest);
          const matched = isRap ? Exact.min(owed.minus(own), Exact.max(0, Exact.min(50, given).minus(own))) : 0;
          owed = owed.minus(own).minus(matched);
          interestOwed = isRap ? new Exact(0) : interestOwed.minus(toInterest);
          paid = paid.plus(given);
        }
        return {
          monthlyPayment: asked,
          payoffMonths: month,
          totalPaid: paid,
          forgiven: owed.plus(interestOwed),
          standardPayment: standard,
        };
      },
    );
  });

  it('va-loan', () => {
    agreesInEachSet(
      vaLoan,
      {
        homePrice: [50000, 1500000, 2],
        downPayment: [0, 50000, 2],
        interestRate: [0, 12, 3],
        loanTerm: [5, 30, 0],
        laterUse: [true, false],
        exempt: [true, false],
        financeFee: [true, false],
        propertyTax: [0, 20000, 2],
        homeInsurance: [0, 6000, 2],
        entitlementUsed: [0, 250000, 2],
      },
      (inputs) => {
        const price = new Exact(inputs.homePrice);
        const left = Exact.max(0, new Exact(lawOf(inputs.figures, 'conforming')).div(4).minus(inputs.entitlementUsed));
        const needed = inputs.entitlementUsed === 0 ? new Exact(0) : cent(Exact.max(0, price.minus(left.times(4))).div(4));
        const down = Exact.max(cent(inputs.downPayment), needed);
        const share = down.div(price);
        const feeRate = share.gte('0.1') ? '1.25' : share.gte('0.05') ? '1.5' : inputs.laterUse ? '3.3' : '2.15';
        const fee = inputs.exempt ? new Exact(0) : cent(price.minus(down).times(feeRate).div(100));
        const loan = cent(price.minus(down)).plus(inputs.financeFee ? fee : 0);
        const level = cent(payment(loan, inputs.interestRate, inputs.loanTerm * 12));
        return {
          monthlyPayment: level.plus(cent(new Exact(inputs.propertyTax).div(12))).plus(cent(new Exact(inputs.homeInsurance).div(12))),
          downPaymentNeeded: needed,
          fundingFee: fee,
          totalLoanAmount: loan,
          principalAndInterest: level,
        };
      },
    );
  });

  it('fire', () => {
    agrees(
      fire,
      {
        annualSpending: [1000, 150000, 0],
        currentAge: [18, 64, 0],
        currentSavings: [0, 500000, 0],
        monthlyContribution: [0, 10000, 0],
        expectedReturn: [0, 12, 1],
        inflationRate: [0, 6, 1],
        withdrawalRate: [2, 8, 1],
      },
      (inputs) => {
        const needed = cent(new Exact(inputs.annualSpending).times(100).div(inputs.withdrawalRate));
        const real = new Exact(inputs.expectedReturn).plus(100).div(new Exact(inputs.inflationRate).plus(100));
        const factor = real.pow(new Exact(1).div(12));
        let saved = new Exact(inputs.currentSavings);
        let months = 0;
        for (; saved.lt(needed) && months < 1200; months++) saved = saved.times(factor).plus(inputs.monthlyContribution);
        return {
          neededSavings: needed,
          monthsToGo: saved.gte(needed) ? months : null,
          coastNumber: cent(needed.div(real.pow(65 - inputs.currentAge))),
        };
      },
    );
  });
});
