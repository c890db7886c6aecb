import { Decimal } from 'decimal.js';
import { describe, it } from 'vitest';
import { agrees, agreesInEachSet } from '#calculators/proof/agree.ts';
import { cent, Exact, payment, sum } from '#calculators/proof/decimal.ts';
import { filingStatus, lawOf } from '#calculators/proof/law-of-years.ts';
import rothVsTraditional from '#calculators/retirement/accounts/roth-vs-traditional.ts';
import seppCalculator from '#calculators/retirement/distributions/72t-sepp-calculator.ts';
import rmdCalculator from '#calculators/retirement/distributions/rmd-calculator.ts';
import rmdEnhanced from '#calculators/retirement/distributions/rmd-enhanced.ts';
import annuityCalculator from '#calculators/retirement/pensions-and-annuities/annuity-calculator.ts';
import pensionVsLumpSum from '#calculators/retirement/pensions-and-annuities/pension-vs-lump-sum.ts';
import pensionEnhanced from '#calculators/retirement/pensions-and-annuities/pension-vs-lump-sum-enhanced.ts';
import retirementIncome from '#calculators/retirement/readiness/retirement-income.ts';
import retirementNestEgg from '#calculators/retirement/readiness/retirement-nest-egg.ts';
import retirementPlanner from '#calculators/retirement/readiness/retirement-planner.ts';
import retirementShortfall from '#calculators/retirement/readiness/retirement-shortfall.ts';
import socialSecurity from '#calculators/retirement/social-security/social-security.ts';
import { lifeMonths, singleTable, uniformTable } from './life-tables.ts';
import { claimRules, deductibleLimit, olderSingle, rothLimit, startOf } from './retirement-law.ts';
import { afterMonths, neededFor, saveMonthly } from './savings.ts';

const ages = { currentAge: [25, 60, 0], retirementAge: [61, 72, 0] } as const;

describe('the second engine agrees to the cent on saving and drawing', () => {
  it('retirement-planner', () => {
    agrees(
      retirementPlanner,
      {
        ...ages,
        lifeExpectancy: [75, 105, 0],
        annualIncome: [20000, 300000, 2],
        currentSavings: [0, 900000, 2],
        monthlyContribution: [0, 4000, 2],
        expectedReturn: [0, 12, 2],
        retirementReturn: [0, 10, 2],
        inflationRate: [0, 8, 2],
        otherRetirementIncome: [0, 40000, 2],
      },
      (inputs) => {
        const years = inputs.retirementAge - inputs.currentAge;
        const net = new Exact(inputs.annualIncome).times(inputs.incomeReplacement).div(100).minus(inputs.otherRetirementIncome);
        const first = Decimal.max(0, net).times(afterMonths(inputs.inflationRate, years * 12));
        const needed = neededFor(first, inputs.inflationRate, inputs.retirementReturn, inputs.lifeExpectancy - inputs.retirementAge);
        const saved = saveMonthly(inputs.currentSavings, inputs.monthlyContribution, inputs.expectedReturn, years * 12);
        const gap = Decimal.max(0, needed.minus(saved));
        return {
          projectedSavings: cent(saved),
          savingsNeeded: cent(needed),
          shortfall: cent(gap),
          firstYearWithdrawal: cent(first),
          extraMonthlySavings: cent(gap.div(saveMonthly(0, 1, inputs.expectedReturn, years * 12))),
          status: saved.lt(needed) ? 'Behind' : saved.gte(needed.times('1.1')) ? 'Ahead' : 'On Track',
        };
      },
    );
  });

  it('retirement-shortfall', () => {
    agrees(
      retirementShortfall,
      {
        ...ages,
        desiredIncome: [20000, 200000, 2],
        currentSavings: [0, 900000, 2],
        monthlyContribution: [0, 4000, 2],
        expectedReturn: [0, 12, 2],
        inflationRate: [0, 8, 2],
      },
      (inputs) => {
        const years = inputs.retirementAge - inputs.currentAge;
        const prices = afterMonths(inputs.inflationRate, years * 12);
        const drawing = inputs.lifeExpectancy - inputs.retirementAge;
        const factor = neededFor(1, inputs.inflationRate, inputs.retirementReturn, drawing);
        const net = Decimal.max(0, new Exact(inputs.desiredIncome).minus(inputs.otherRetirementIncome));
        const saved = saveMonthly(inputs.currentSavings, inputs.monthlyContribution, inputs.expectedReturn, years * 12);
        const needed = net.times(prices).times(factor);
        return {
          shortfall: cent(Decimal.max(0, needed.minus(saved))),
          surplus: cent(Decimal.max(0, saved.minus(needed))),
          supportedIncome: cent(saved.div(factor).div(prices).plus(inputs.otherRetirementIncome)),
        };
      },
    );
  });

  it('retirement-nest-egg', () => {
    agrees(
      retirementNestEgg,
      {
        ...ages,
        desiredIncome: [0, 200000, 2],
        withdrawalRate: [1, 10, 1],
        currentSavings: [0, 900000, 2],
        expectedReturn: [0, 12, 2],
        inflationRate: [0, 8, 2],
      },
      (inputs) => {
        const months = (inputs.retirementAge - inputs.currentAge) * 12;
        const net = Decimal.max(0, new Exact(inputs.desiredIncome).minus(inputs.otherRetirementIncome));
        const goal = net.times(100).div(inputs.withdrawalRate).times(afterMonths(inputs.inflationRate, months));
        const missing = Decimal.max(0, goal.minus(saveMonthly(inputs.currentSavings, 0, inputs.expectedReturn, months)));
        return {
          nestEgg: cent(goal),
          stillToSave: cent(missing),
          monthlySavings: cent(missing.div(saveMonthly(0, 1, inputs.expectedReturn, months))),
        };
      },
    );
  });

  it('retirement-income', () => {
    agrees(
      retirementIncome,
      {
        retirementSavings: [10000, 5000000, 2],
        withdrawalRate: [0, 12, 2],
        retirementAge: [55, 70, 0],
        lifeExpectancy: [71, 105, 0],
        retirementReturn: [0, 10, 2],
        inflationRate: [0, 8, 2],
      },
      (inputs) => {
        let left = new Exact(inputs.retirementSavings);
        let wanted = left.times(inputs.withdrawalRate).div(100);
        const drawn: Decimal[] = [];
        for (let age = inputs.retirementAge; age < inputs.lifeExpectancy; age++) {
          const taken = Decimal.min(left, wanted);
          drawn.push(taken);
          left = left.minus(taken).times(new Exact(inputs.retirementReturn).div(100).plus(1));
          wanted = wanted.times(new Exact(inputs.inflationRate).div(100).plus(1));
        }
        return { balanceAtEnd: cent(left), totalWithdrawn: cent(sum(drawn)) };
      },
    );
  });

  it('roth-vs-traditional', () => {
    agreesInEachSet(
      rothVsTraditional,
      {
        currentAge: [25, 54, 0],
        retirementAge: [55, 72, 0],
        annualContribution: [0, 9000, 2],
        currentTaxRate: [0, 50, 0],
        retirementTaxRate: [0, 50, 0],
        expectedReturn: [0, 12, 2],
        annualIncome: [1, 280000, 0],
        filingStatus,
        planAtWork: [true, false],
        preTaxIraBalance: [0, 90000, 2],
        investTaxSavings: [true, false],
        investmentTaxRate: [0, 40, 0],
      },
      (inputs) => {
        const { figures: set, filingStatus: status, annualIncome } = inputs;
        const limit = lawOf(set, 'ira') + (inputs.currentAge >= 50 ? lawOf(set, 'iraCatchUp') : 0);
        const deductible = inputs.planAtWork
          ? deductibleLimit(limit, lawOf(set, 'deductionRange')[status], annualIncome)
          : new Exact(limit);
        const years = inputs.retirementAge - inputs.currentAge;
        // Divided last: a month's share cut to forty digits would round a half cent down.
        const yearly = Decimal.min(inputs.annualContribution, limit);
        const deducted = Decimal.min(yearly, deductible);
        const grown = saveMonthly(0, yearly, inputs.expectedReturn, years * 12).div(12);
        const basis = yearly.minus(deducted).times(years);
        const net = new Exact(inputs.expectedReturn).times(100 - inputs.investmentTaxRate).div(100);
        const saved = deducted.times(inputs.currentTaxRate);
        const side = inputs.investTaxSavings ? saveMonthly(0, saved, net, years * 12).div(1200) : new Exact(0);
        const roth = cent(grown);
        const taxed = grown.minus(basis).times(inputs.retirementTaxRate).div(100);
        const traditional = cent(grown.minus(taxed).plus(side));
        const direct = rothLimit(limit, lawOf(set, 'rothRange')[status], annualIncome);
        const converted = Decimal.max(0, yearly.minus(direct));
        const all = converted.plus(inputs.preTaxIraBalance);
        return {
          rothAfterTax: roth,
          sideAccount: cent(side),
          traditionalAfterTax: traditional,
          contributionCut: cent(new Exact(inputs.annualContribution).minus(yearly)),
          deductibleContributionLimit: deductible,
          rothContributionLimit: direct,
          backdoorTaxableShare: converted.isZero() ? 0 : new Exact(inputs.preTaxIraBalance).times(100).div(all),
          betterChoice: roth.eq(traditional) ? 'Either' : roth.gt(traditional) ? 'Roth' : 'Traditional',
        };
      },
    );
  });
});

describe('the second engine agrees to the cent on payments for life', () => {
  it('rmd-calculator', () => {
    agreesInEachSet(rmdCalculator, { accountBalance: [0, 9000000, 2], currentAge: [60, 120, 0] }, (inputs) => {
      if (inputs.currentAge < (inputs.figures === 'spec' ? 72 : startOf(Number(inputs.figures) - inputs.currentAge))) return 'refused';
      const divisor = uniformTable(inputs.currentAge);
      const required = cent(new Exact(inputs.accountBalance).div(divisor));
      return { requiredDistribution: required, remainingBalance: new Exact(inputs.accountBalance).minus(required), divisor };
    });
  });

  it('rmd-enhanced', () => {
    agreesInEachSet(
      rmdEnhanced,
      { accountBalance: [0, 9000000, 2], currentAge: [70, 100, 0], birthYear: [1945, 1965, 0], retirementReturn: [0, 12, 2] },
      (inputs) => {
        const start = startOf(inputs.birthYear);
        if (inputs.currentAge < start) return 'refused';
        let balance = cent(inputs.accountBalance);
        const taken: Decimal[] = [];
        for (let age = inputs.currentAge; age <= 100; age++) {
          const out = cent(balance.div(uniformTable(age)));
          taken.push(out);
          balance = cent(balance.minus(out).times(new Exact(inputs.retirementReturn).plus(100)).div(100));
        }
        return { requiredDistribution: taken[0] ?? 0, totalDistributions: sum(taken), startingAge: start };
      },
    );
  });

  it('pension-vs-lump-sum', () => {
    agrees(
      pensionVsLumpSum,
      {
        monthlyPension: [100, 9000, 2],
        lumpSum: [10000, 2000000, 2],
        currentAge: [50, 70, 0],
        lifeExpectancy: [71, 100, 0],
        expectedReturn: [0, 12, 2],
      },
      (inputs) => {
        const months = (inputs.lifeExpectancy - inputs.currentAge) * 12;
        const later = saveMonthly(0, inputs.monthlyPension, inputs.expectedReturn, months);
        const value = cent(later.div(afterMonths(inputs.expectedReturn, months)));
        const ahead = value.minus(inputs.lumpSum);
        return {
          presentValueOfPension: value,
          difference: ahead.abs(),
          betterChoice: ahead.isZero() ? 'Either' : ahead.gt(0) ? 'Pension' : 'Lump sum',
        };
      },
    );
  });

  it('pension-vs-lump-sum-enhanced', () => {
    agrees(
      pensionEnhanced,
      {
        monthlyPension: [100, 9000, 2],
        currentAge: [50, 64, 0],
        lifeExpectancy: [71, 95, 0],
        expectedReturn: [0, 12, 2],
        costOfLiving: [0, 6, 1],
        survivorShare: [0, 100, 0],
        survivorYears: [0, 15, 0],
        retirementTaxRate: [0, 40, 0],
      },
      (inputs) => {
        const own = (inputs.lifeExpectancy - inputs.pensionStartAge) * 12;
        const wait = (inputs.pensionStartAge - inputs.currentAge) * 12;
        const raise = new Exact(inputs.costOfLiving).div(100).plus(1);
        const step = afterMonths(inputs.expectedReturn, 1);
        const whole = own + inputs.survivorYears * 12;
        // Computed back from the last month: a value one month later is divided by the monthly factor.
        let value = new Exact(0);
        for (let month = whole; month >= 1; month--) {
          const full = new Exact(inputs.monthlyPension).times(raise.pow(Math.floor((month - 1) / 12)));
          const paid = month <= own ? full : full.times(inputs.survivorShare).div(100);
          value = value.plus(paid.times(100 - inputs.retirementTaxRate).div(100)).div(step);
        }
        return { presentValueOfPension: cent(value.div(step.pow(wait))) };
      },
    );
  });

  it('72t-sepp-calculator', () => {
    agrees(
      seppCalculator,
      {
        accountBalance: [1000, 5000000, 2],
        currentAge: [30, 59, 0],
        method: ['required_minimum', 'fixed_amortization'],
        interestRate: [0, 5, 2],
        expectedReturn: [0, 12, 2],
      },
      (inputs) => {
        const life = singleTable(inputs.currentAge);
        const minimum = cent(new Exact(inputs.accountBalance).div(life));
        const amortized = cent(payment(inputs.accountBalance, inputs.interestRate, life, 1));
        let balance = new Exact(inputs.accountBalance);
        const taken: Decimal[] = [];
        const years = Math.ceil(Math.max(5, 59.5 - inputs.currentAge));
        for (let year = 0; year < years; year++) {
          if (year > 0) balance = cent(balance.times(new Exact(inputs.expectedReturn).plus(100)).div(100));
          const fixed = inputs.method === 'fixed_amortization';
          const age = inputs.currentAge + year;
          const out = Decimal.min(balance, fixed ? amortized : cent(balance.div(age < 60 ? singleTable(age) : olderSingle(age))));
          balance = balance.minus(out);
          taken.push(out);
        }
        return { byRequiredMinimum: minimum, byFixedAmortization: amortized, totalPayments: sum(taken), balanceAtEnd: balance };
      },
    );
  });

  it('annuity-calculator', () => {
    agrees(
      annuityCalculator,
      {
        premium: [10000, 2000000, 2],
        currentAge: [40, 95, 0],
        gender: ['male', 'female'],
        interestRate: [0, 10, 2],
        certainYears: [0, 10, 0],
      },
      (inputs) => {
        const step = Number(afterMonths(inputs.interestRate, 1));
        const value = lifeMonths(inputs.gender, inputs.currentAge, step, inputs.certainYears * 12);
        return {
          monthlyPayment: cent(
            new Exact(inputs.premium)
              .times(100 - inputs.load)
              .div(100)
              .div(value),
          ),
        };
      },
    );
  });

  it('social-security', () => {
    agreesInEachSet(
      socialSecurity,
      { averageEarnings: [0, 250000, 2], yearsWorked: [0, 45, 0], birthYear: [1930, 1990, 0], claimingAge: [62, 70, 0] },
      (inputs) => {
        const [first, second] = lawOf(inputs.figures, 'bendPoints');
        const quarters = Math.min(4, Math.floor(inputs.averageEarnings / lawOf(inputs.figures, 'quarter')));
        if (inputs.yearsWorked * quarters < 40) return { insured: false, monthlyBenefit: 0 };
        const covered = Decimal.min(inputs.averageEarnings, lawOf(inputs.figures, 'wageBase')).times(Math.min(35, inputs.yearsWorked));
        const aime = covered.div(420).floor();
        const part = (from: number, to: number, percent: number) =>
          Decimal.max(0, Decimal.min(aime, to).minus(from)).times(percent).div(100);
        const pia = part(0, first, 90)
          .plus(part(first, second, 32))
          .plus(part(second, 1e9, 15))
          .times(10)
          .floor()
          .div(10);
        const { fullAge, credit } = claimRules(inputs.birthYear);
        const months = inputs.claimingAge * 12 - fullAge;
        const early = Math.max(0, -months);
        const thousandths = new Exact(Math.min(36, early))
          .times(5)
          .div(9)
          .plus(new Exact(Math.max(0, early - 36)).times(5).div(12));
        const share = months >= 0 ? new Exact(months).times(credit).div(12) : thousandths.neg();
        // Forty digits cut a twelfth; a small offset keeps an exact dollar from being rounded down.
        const benefit = pia.times(share.plus(100)).div(100).plus('1e-30').floor();
        return { aime, pia, monthlyBenefit: benefit, annualBenefit: benefit.times(12) };
      },
    );
  });
});
