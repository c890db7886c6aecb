import { figuresInput } from '#calculators/figures/set.ts';
import { incomeBased } from '#calculators/figures/student-loans/student-loans.ts';
import { growth, levelPayment } from '#calculators/kit/amortization/annuity.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { amount, choice, quantity } from '#calculators/kit/definition/fields.ts';
import { counted, dollars, duration, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { incomeIfAny, inflationRate, interestRate, rate } from '#calculators/planning/fields.ts';
import { assistancePayment, incomeBasedPayment, type Plan, plans, simulatePlan } from './income-driven.ts';

/**
 * Federal student loans under income-driven plans.
 *   Repayment Assistance Plan: 1 % to 10 % of adjusted gross income by its size ÷ 12 − 50 for each dependent, at least 10
 *   income-based: 10 % or 15 % of (income − 150 % of the poverty guideline) ÷ 12, at most the standard payment over ten years
 * The payment is set again each year; whole cents.
 */
export default defineCalculator({
  id: 'income-driven-repayment',
  title: 'Income-Driven Repayment',
  description: 'What federal student loans cost under each income-driven plan.',
  shelf: 'Planning',
  suite: 'financial',
  category: 'Planning',
  icon: 'graduation-cap',
  sortOrder: 134,
  inputs: {
    loanBalance: amount('Federal student loans', 40000),
    interestRate: { ...interestRate, label: 'Average interest rate', defaultValue: 6, slider: [0, 12] },
    adjustedIncome: {
      ...incomeIfAny,
      label: 'Adjusted gross income',
      defaultValue: 60000,
      tooltip: 'Form 1040, line 11; a joint return has that of both.',
    },
    familySize: quantity('Family size', 'people', 1, 20, { min: 1, step: 1, zeroMeansDefault: true }),
    dependents: quantity('Dependents', 'people', 0, 19, { step: 1, tooltip: 'Claimed on the tax return.' }),
    plan: choice('Plan', plans, 'rap', {
      tooltip: '10% for those without a loan before July 2014. New loans from July 2026 have the assistance plan only.',
    }),
    publicService: {
      label: 'Works in public service',
      type: 'boolean',
      defaultValue: false,
      tooltip: 'Forgiveness after 120 payments.',
    },
    incomeGrowth: rate('Raise of the income', 3, { min: -10, max: 20, step: 0.1, advanced: true }),
    inflationRate,
    figures: figuresInput,
  },
  results: {
    monthlyPayment: 'money',
    payoffMonths: 'months',
    totalPaid: 'money',
    forgiven: 'money',
    principalMatched: 'money',
    standardPayment: 'money',
    standardTotal: 'money',
    lastPayment: 'money',
    plans: { plan: 'text', monthlyPayment: 'money', months: 'months', totalPaid: 'money', forgiven: 'money' },
    schedule: { year: 'count', monthlyPayment: 'money', balance: 'balance' },
  },
  calculate(inputs) {
    const incomeOf = (year: number) => inputs.adjustedIncome * growth(inputs.incomeGrowth / 100, year);
    const cap = toCent(levelPayment(inputs.loanBalance, inputs.interestRate / 1200, incomeBased.capMonths));
    const people = Math.floor(inputs.familySize);
    const payment = (plan: Plan, year: number) => {
      if (plan === 'rap') return assistancePayment(incomeOf(year), Math.floor(inputs.dependents));
      const share = plan === 'newIbr' ? incomeBased.newShare : incomeBased.oldShare;
      const household = { set: inputs.figures, people, prices: growth(inputs.inflationRate / 100, year) };
      return Math.min(cap, incomeBasedPayment(incomeOf(year), share, household));
    };
    const borrower = {
      balance: toCent(inputs.loanBalance),
      interestRate: inputs.interestRate,
      isPublicServant: inputs.publicService,
      payment,
    };
    const followed = {
      rap: simulatePlan('rap', borrower),
      newIbr: simulatePlan('newIbr', borrower),
      oldIbr: simulatePlan('oldIbr', borrower),
    };
    const own = followed[inputs.plan];
    const row = (plan: Plan) => {
      const { months, totalPaid, forgiven } = followed[plan];
      return { plan: plans[plan], monthlyPayment: payment(plan, 0), months, totalPaid, forgiven };
    };
    return {
      monthlyPayment: payment(inputs.plan, 0),
      payoffMonths: own.months,
      totalPaid: own.totalPaid,
      forgiven: own.forgiven,
      principalMatched: own.matched,
      standardPayment: cap,
      standardTotal: toCent(cap * incomeBased.capMonths),
      lastPayment: payment(inputs.plan, Math.floor((own.months - 1) / 12)),
      plans: [row('rap'), row('newIbr'), row('oldIbr')],
      schedule: own.balances.flatMap((balance, month) =>
        month > 0 && (month % 12 === 0 || month === own.months)
          ? [{ year: Math.ceil(month / 12), monthlyPayment: payment(inputs.plan, Math.ceil(month / 12) - 1), balance }]
          : [],
      ),
    };
  },
  headline: (results) => ({ value: results.monthlyPayment, kind: 'money', per: 'a month' }),
  say(results, inputs) {
    const start = `You would pay **${dollars(results.monthlyPayment)}** a month at first under ${plans[inputs.plan]}, against ${dollars(results.standardPayment)} on the standard plan`;
    const end =
      results.forgiven > 0
        ? `after **${counted(results.payoffMonths, 'payment')}** the last **${wholeDollars(results.forgiven)}** are forgiven`
        : `the loan is repaid after **${duration(results.payoffMonths)}**`;
    return `${start}; ${end}, and **${wholeDollars(results.totalPaid)}** is paid in all.`;
  },
  supporting: ['payoffMonths', 'totalPaid', 'forgiven', 'standardTotal'],
});
