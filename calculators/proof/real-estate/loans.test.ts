import type { Decimal } from 'decimal.js';
import { describe, it } from 'vitest';
import { agrees, agreesInEachSet } from '#calculators/proof/agree.ts';
import { cent, Exact, payment, schedule, sum } from '#calculators/proof/decimal.ts';
import { lawOf } from '#calculators/proof/law-of-years.ts';
import heloc from '#calculators/real-estate/home-equity/heloc.ts';
import homeEquityLoan from '#calculators/real-estate/home-equity/home-equity-loan.ts';
import reverseMortgage from '#calculators/real-estate/home-equity/reverse-mortgage.ts';
import armVsFixed from '#calculators/real-estate/mortgages/arm-vs-fixed.ts';
import biweeklyMortgage from '#calculators/real-estate/mortgages/biweekly-mortgage.ts';
import extraPayment from '#calculators/real-estate/mortgages/extra-payment.ts';
import fhaLoan from '#calculators/real-estate/mortgages/fha-loan.ts';
import mortgagePayment from '#calculators/real-estate/mortgages/mortgage-payment.ts';
import pmiCalculator from '#calculators/real-estate/mortgages/pmi-calculator.ts';
import refinance from '#calculators/real-estate/mortgages/refinance.ts';
import { costAfter, grownBy, interestOf, owedAfter, part, repay, untilShare } from './home-loans.ts';
import { limitFactor } from './limit-factors.ts';

describe('the second engine agrees to the cent on loans', () => {
  it('mortgage-payment', () => {
    agrees(
      mortgagePayment,
      {
        homePrice: [50000, 2000000, 2],
        downPayment: [0, 50000, 2],
        interestRate: [0, 15, 3],
        loanTerm: [1, 40, 0],
        extraPayment: [0, 3000, 2],
        pmiRate: [0.01, 3, 2],
      },
      (inputs) => {
        const principal = new Exact(inputs.homePrice).minus(inputs.downPayment);
        const statement = repay({ principal, rate: inputs.interestRate, periods: inputs.loanTerm * 12, extra: () => inputs.extraPayment });
        const premium = cent(part(principal, inputs.pmiRate).div(12));
        const isInsured = principal.gt(part(inputs.homePrice, 80)) && premium.gt(0);
        const ends = Math.min(untilShare(statement, inputs.homePrice, 78), inputs.loanTerm * 6);
        const rows = schedule(inputs.homePrice - inputs.downPayment, inputs.interestRate, inputs.loanTerm * 12, inputs.extraPayment);
        const plain = schedule(inputs.homePrice - inputs.downPayment, inputs.interestRate, inputs.loanTerm * 12);
        const interest = sum(rows.map((row) => row.interest));
        return {
          totalInterest: interest,
          payoffMonths: rows.length,
          monthsSaved: plain.length - rows.length,
          interestSaved: sum(plain.map((row) => row.interest)).minus(interest),
          monthlyTax: cent(inputs.propertyTax / 12),
          pmiEndsAfter: isInsured ? ends : null,
          totalPmi: isInsured ? premium.times(ends) : 0,
        };
      },
    );
  });

  it('refinance', () => {
    agrees(
      refinance,
      {
        currentBalance: [10000, 900000, 2],
        currentRate: [0, 12, 3],
        remainingTerm: [1, 30, 0],
        interestRate: [0, 12, 3],
        loanTerm: [1, 30, 0],
        closingCosts: [0, 15000, 2],
        yearsInHome: [1, 30, 0],
        financeCosts: [true, false],
      },
      (inputs) => {
        const principal = cent(new Exact(inputs.currentBalance).plus(inputs.financeCosts ? inputs.closingCosts : 0));
        const cash = inputs.financeCosts ? 0 : inputs.closingCosts;
        const old = repay({ principal: inputs.currentBalance, rate: inputs.currentRate, periods: inputs.remainingTerm * 12 });
        const fresh = repay({ principal, rate: inputs.interestRate, periods: inputs.loanTerm * 12 });
        const stay = Math.min(inputs.yearsInHome, Math.max(inputs.remainingTerm, inputs.loanTerm)) * 12;
        const level = (owed: Decimal.Value, rate: number, years: number) => cent(payment(owed, rate, years * 12));
        const saved = level(inputs.currentBalance, inputs.currentRate, inputs.remainingTerm).minus(
          level(principal, inputs.interestRate, inputs.loanTerm),
        );
        const net = costAfter(old, stay, inputs.currentBalance)
          .minus(costAfter(fresh, stay, principal))
          .minus(cash);
        return {
          netSavings: net,
          breakEvenMonths: saved.gt(0) ? Number(saved.pow(-1).times(inputs.closingCosts).minus('1e-20').ceil()) + 0 : null,
          recommendation: net.gt(0) ? 'Refinance Recommended' : 'Stay with Current Loan',
          lifetimeInterestSaved: interestOf(old).minus(interestOf(fresh)),
        };
      },
    );
  });

  it('reverse-mortgage', () => {
    agreesInEachSet(
      reverseMortgage,
      {
        homeValue: [20000, 2000000, 2],
        borrowerAge: [55, 100, 0],
        spouseAge: [50, 100, 0],
        interestRate: [0, 12, 0],
        appreciationRate: [-5, 8, 2],
        existingMortgage: [0, 200000, 2],
        lifeExpectancy: [62, 110, 0],
      },
      (inputs) => {
        const age = Math.min(inputs.borrowerAge, inputs.spouseAge);
        const claim = Exact.min(inputs.homeValue, lawOf(inputs.figures, 'claimLimit'));
        if (age < 62) return { eligible: false, principalLimit: 0, lumpSum: 0, ageRequirement: 'Must be 62 or older' };
        const specified = Exact.min('0.585', new Exact(age - 62).times('0.013').plus('0.175'));
        const limit = cent(claim.times(inputs.figures === 'spec' ? specified : limitFactor(age, inputs.interestRate)));
        const fee = Exact.min(6000, Exact.max(2500, part(Exact.min(claim, 200000), 2).plus(part(Exact.max(0, claim.minus(200000)), 1))));
        const costs = cent(fee.plus(part(claim, 2)).plus(inputs.otherClosingCosts));
        const net = Exact.max(0, cent(limit.minus(costs).minus(inputs.existingMortgage)));
        const rate = new Exact(inputs.interestRate).plus('0.5').div(1200);
        const months = (100 - Math.min(age, 95)) * 12;
        const left = Math.max(0, inputs.lifeExpectancy - age);
        const debt = cent(
          rate
            .plus(1)
            .pow(left * 12)
            .times(limit),
        );
        const worth = cent(grownBy(inputs.homeValue, inputs.appreciationRate, left));
        return {
          principalLimit: limit,
          netPrincipalLimit: net,
          lumpSum: net,
          totalClosingCosts: costs,
          monthlyPayment: cent(payment(net, new Exact(inputs.interestRate).plus('0.5'), months).div(rate.plus(1))),
          futureDebt: debt,
          futureHomeValue: worth,
          equityAtMaturity: Exact.max(0, worth.minus(debt)),
          futureLineOfCreditLimit: cent(
            rate
              .plus(1)
              .pow(left * 12)
              .times(net),
          ),
        };
      },
    );
  });

  it('extra-payment', () => {
    agrees(
      extraPayment,
      {
        loanAmount: [5000, 900000, 2],
        interestRate: [0, 14, 3],
        loanTerm: [1, 30, 0],
        extraPayment: [0, 2000, 2],
        extraPaymentType: ['monthly', 'yearly', 'one-time'],
        startMonth: [1, 60, 0],
      },
      (inputs) => {
        const loan = { principal: inputs.loanAmount, rate: inputs.interestRate, periods: inputs.loanTerm * 12 };
        const every = { monthly: 1, yearly: 12, 'one-time': 1e6 }[inputs.extraPaymentType];
        const due = (month: number) => month >= inputs.startMonth && (month - inputs.startMonth) % every === 0;
        const plain = repay(loan);
        const faster = repay({ ...loan, extra: (month) => (due(month) ? inputs.extraPayment : 0) });
        return {
          totalInterest: interestOf(faster),
          interestSaved: interestOf(plain).minus(interestOf(faster)),
          payoffMonths: faster.length,
          monthsSaved: plain.length - faster.length,
        };
      },
    );
  });

  it('biweekly-mortgage', () => {
    agrees(
      biweeklyMortgage,
      {
        loanAmount: [5000, 900000, 2],
        interestRate: [0, 14, 3],
        loanTerm: [1, 30, 0],
        method: ['halfPayment', 'thirteenth', 'trueBiweekly'],
      },
      (inputs) => {
        const loan = { principal: inputs.loanAmount, rate: inputs.interestRate };
        const plain = repay({ ...loan, periods: inputs.loanTerm * 12 });
        const level = cent(payment(inputs.loanAmount, inputs.interestRate, inputs.loanTerm * 12));
        const changed = {
          halfPayment: () => repay({ ...loan, periods: inputs.loanTerm * 26, perYear: 26, payment: cent(level.div(2)) }),
          thirteenth: () => repay({ ...loan, periods: inputs.loanTerm * 12, payment: cent(level.times(13).div(12)) }),
          trueBiweekly: () => repay({ ...loan, periods: inputs.loanTerm * 26, perYear: 26 }),
        }[inputs.method]();
        return {
          biweeklyInterest: interestOf(changed),
          interestSaved: interestOf(plain).minus(interestOf(changed)),
          paymentCount: changed.length,
        };
      },
    );
  });

  it('arm-vs-fixed', () => {
    agrees(
      armVsFixed,
      {
        loanAmount: [5000, 900000, 2],
        fixedRate: [0, 12, 3],
        armRate: [0, 10, 3],
        fixedYears: [1, 10, 0],
        expectedRate: [0, 15, 3],
        yearsInHome: [1, 20, 0],
        loanTerm: [5, 30, 0],
        adjustmentYears: [1, 3, 0],
        initialCap: [0, 5, 2],
        periodicCap: [0, 3, 2],
        lifetimeCap: [0, 6, 2],
      },
      (inputs) => {
        const months = inputs.loanTerm * 12;
        const start = new Exact(inputs.armRate);
        const target = Exact.max(
          0,
          Exact.min(start.plus(inputs.lifetimeCap), Exact.max(start.minus(inputs.lifetimeCap), inputs.expectedRate)),
        );
        const rates: Decimal[] = [];
        for (let month = 1; month <= months; month++) {
          const after = month - 1 - inputs.fixedYears * 12;
          const now = rates[month - 2] ?? start;
          const cap = after === 0 ? inputs.initialCap : inputs.periodicCap;
          const moves = after >= 0 && after % (inputs.adjustmentYears * 12) === 0;
          rates.push(moves ? Exact.min(now.plus(cap), Exact.max(now.minus(cap), target)) : now);
        }
        const fixed = repay({ principal: inputs.loanAmount, rate: inputs.fixedRate, periods: months });
        const arm = repay({ principal: inputs.loanAmount, rate: (month) => rates[month - 1] ?? 0, periods: months });
        const stay = Math.min(inputs.yearsInHome, inputs.loanTerm) * 12;
        const fixedCost = costAfter(fixed, stay, inputs.loanAmount);
        const armCost = costAfter(arm, stay, inputs.loanAmount);
        // In the worst case each change is as large as its cap and the lifetime cap allow.
        const ceiling = start.plus(inputs.lifetimeCap);
        const steepest = rates.map((_, month) => {
          const changes = Math.floor((month - inputs.fixedYears * 12) / (inputs.adjustmentYears * 12));
          return changes < 0 ? start : Exact.min(ceiling, new Exact(inputs.periodicCap).times(changes).plus(inputs.initialCap).plus(start));
        });
        const worst = repay({ principal: inputs.loanAmount, rate: (month) => steepest[month - 1] ?? 0, periods: months });
        return {
          fixedCost,
          armCost,
          armSavings: fixedCost.minus(armCost),
          armHighestPayment: Exact.max(...worst.slice(0, months - 1).map((row) => row.payment)),
        };
      },
    );
  });

  it('pmi-calculator', () => {
    agrees(
      pmiCalculator,
      { homePrice: [50000, 900000, 2], downPayment: [0, 50000, 2], interestRate: [0, 14, 3], loanTerm: [1, 40, 0], pmiRate: [0, 3, 2] },
      (inputs) => {
        const principal = new Exact(inputs.homePrice).minus(inputs.downPayment);
        const rows = repay({ principal, rate: inputs.interestRate, periods: inputs.loanTerm * 12 });
        const required = principal.gt(part(inputs.homePrice, 80));
        const monthly = required ? cent(part(principal, inputs.pmiRate).div(12)) : new Exact(0);
        const ends = Math.min(untilShare(rows, inputs.homePrice, 78), inputs.loanTerm * 6);
        const asked = Math.min(ends, untilShare(rows, inputs.homePrice, 80));
        return {
          monthlyPmi: monthly,
          extraDownToAvoid: required ? principal.minus(part(inputs.homePrice, 80).toDecimalPlaces(2, Exact.ROUND_FLOOR)) : 0,
          pmiEndsAfter: required ? ends : null,
          requestAfter: required ? asked : null,
          totalPmi: monthly.times(ends),
          savedByRequest: monthly.times(ends - asked),
        };
      },
    );
  });

  it('fha-loan', () => {
    agreesInEachSet(
      fhaLoan,
      {
        homePrice: [50000, 1200000, 2],
        downPayment: [0, 49999, 2],
        propertyTax: [0, 20000, 2],
        homeInsurance: [0, 6000, 2],
        creditScore: [500, 800, 0],
        interestRate: [0, 12, 3],
        loanTerm: [1, 30, 0],
        financeUpfrontMip: [true, false],
      },
      (inputs) => {
        const minimum = cent(part(inputs.homePrice, inputs.creditScore >= 580 ? '3.5' : 10));
        const base = new Exact(inputs.homePrice).minus(Exact.max(minimum, inputs.downPayment));
        const upfront = cent(part(base, '1.75'));
        const total = inputs.financeUpfrontMip ? base.plus(upfront) : base;
        const below90 = base.lte(part(inputs.homePrice, 90));
        const below95 = base.lte(part(inputs.homePrice, 95));
        // Mortgagee Letter 2023-05: one table up to 726,200, one above.
        const isLarge = base.gt(726200);
        const long = isLarge ? (below95 ? '0.7' : '0.75') : below95 ? '0.5' : '0.55';
        const short = isLarge ? (base.lte(part(inputs.homePrice, 78)) ? '0.15' : below90 ? '0.4' : '0.65') : below90 ? '0.15' : '0.4';
        const rate = inputs.loanTerm > 15 ? long : short;
        const insured = repay({ principal: base, rate: inputs.interestRate, periods: inputs.loanTerm * 12 });
        const years = below90 ? Math.min(11, inputs.loanTerm) : inputs.loanTerm;
        const premiums = Array.from({ length: years }, (_, year) => cent(part(owedAfter(insured, year * 12, base), rate).div(12)));
        const loan = cent(payment(total, inputs.interestRate, inputs.loanTerm * 12));
        return {
          upfrontMip: upfront,
          monthlyMip: premiums[0] ?? 0,
          totalMip: sum(premiums).times(12).plus(upfront),
          mipMonths: years * 12,
          principalAndInterest: loan,
          monthlyPayment: loan
            .plus(premiums[0] ?? 0)
            .plus(cent(new Exact(inputs.propertyTax).div(12)))
            .plus(cent(new Exact(inputs.homeInsurance).div(12))),
          loanLimit: lawOf(inputs.figures, 'fhaLimit'),
          withinLoanLimit: base.lte(lawOf(inputs.figures, 'fhaLimit')),
        };
      },
    );
  });

  it('home-equity-loan', () => {
    agrees(homeEquityLoan, { loanAmount: [1000, 500000, 2], interestRate: [0, 20, 3], loanTerm: [1, 30, 0] }, (inputs) => {
      const rows = repay({ principal: inputs.loanAmount, rate: inputs.interestRate, periods: inputs.loanTerm * 12 });
      return { totalInterest: interestOf(rows), totalPaid: interestOf(rows).plus(inputs.loanAmount), payoffMonths: rows.length };
    });
  });

  it('heloc', () => {
    agrees(
      heloc,
      {
        drawAmount: [1000, 500000, 2],
        interestRate: [0, 18, 3],
        drawYears: [1, 15, 0],
        repaymentYears: [1, 20, 0],
        minimumPaymentType: ['interest', 'principal'],
        rateIncrease: [0, 6, 2],
      },
      (inputs) => {
        const draw = inputs.drawYears * 12;
        const repaying = inputs.repaymentYears * 12;
        const later = new Exact(inputs.interestRate).plus(inputs.rateIncrease);
        const monthly = cent(part(inputs.drawAmount, inputs.interestRate).div(12));
        if (inputs.minimumPaymentType === 'interest') {
          const rows = repay({ principal: inputs.drawAmount, rate: later, periods: repaying });
          return {
            drawPayment: monthly,
            repaymentPayment: rows[0]?.payment ?? 0,
            totalInterest: interestOf(rows).plus(monthly.times(draw)),
          };
        }
        const rows = repay({
          principal: inputs.drawAmount,
          rate: (month) => (month <= draw ? inputs.interestRate : later),
          periods: draw + repaying,
        });
        return { drawPayment: rows[0]?.payment ?? 0, repaymentPayment: rows[draw]?.payment ?? 0, totalInterest: interestOf(rows) };
      },
    );
  });
});
