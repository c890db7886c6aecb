import { debtToIncome } from '#calculators/figures/guidelines.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { money } from '#calculators/kit/definition/fields.ts';
import { percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { dollarsToCents, toCent } from '#calculators/kit/money/money.ts';
import { price } from '#calculators/real-estate/fields.ts';

/**
 * Debts in per cent of gross monthly income.
 *   housing = payment + its tax, insurance, and dues; front-end = housing ÷ income, back-end = (housing + debts) ÷ income
 *   current = (housing today + debts) ÷ income
 * Limits are compared in whole cents, so that a ratio of exactly 28 % passes.
 */
export default defineCalculator({
  id: 'debt-to-income',
  title: 'Debt-to-Income Ratio',
  description: 'How much of your income debts take, and which loans that allows.',
  shelf: 'Real Estate',
  suite: 'mortgage',
  category: 'Home buying',
  icon: 'scale',
  sortOrder: 47,
  inputs: {
    monthlyIncome: price('Gross income a month', 7500, { step: 100, tooltip: 'Before tax and deductions, of all borrowers.' }),
    housingPayment: money('Housing payment', 1900, {
      step: 50,
      tooltip: 'Of the home to buy: principal and interest, with tax, insurance and dues unless they are entered apart.',
    }),
    currentHousing: money('Rent or mortgage today', 1500, { step: 50, tooltip: 'What the new home replaces.' }),
    carPayment: money('Car payments', 400, { step: 50 }),
    studentLoan: money('Student loans', 200, { step: 50 }),
    creditCards: money('Credit card minimums', 100, { step: 25 }),
    otherDebts: money('Other debts', 0, { step: 50, tooltip: 'Personal loans, child support, alimony.' }),
    housingCosts: money('Property tax, insurance and dues a month', 0, {
      step: 50,
      advanced: true,
      tooltip: 'With mortgage insurance, where the housing payment leaves them out.',
    }),
  },
  results: {
    backEndRatio: 'percent',
    frontEndRatio: 'percent',
    currentDTI: 'percent',
    qualifiesConventional: 'flag',
    qualifiesFHA: 'flag',
    qualifiesVA: 'flag',
    maxConventionalPayment: 'money',
    maxFHAPayment: 'money',
    remainingIncome: 'money',
    debtBreakdown: 'group',
    recommendations: 'list',
  },
  calculate(inputs) {
    const { conventional, fha, va } = debtToIncome;
    const income = dollarsToCents(inputs.monthlyIncome);
    const housing = dollarsToCents(inputs.housingPayment) + dollarsToCents(inputs.housingCosts);
    const owed = [inputs.carPayment, inputs.studentLoan, inputs.creditCards, inputs.otherDebts];
    const debts = owed.reduce((sum, debt) => sum + dollarsToCents(debt), 0);
    const within = (part: number, limit: number) => part * 100 <= limit * income;
    const qualifiesConventional = within(housing, conventional.front) && within(housing + debts, conventional.back);
    const qualifiesFHA = within(housing, fha.front) && within(housing + debts, fha.back);
    const qualifiesVA = within(housing + debts, va.back);
    const share = (limit: number) => Math.floor((limit * income) / 100);
    return {
      backEndRatio: ((housing + debts) * 100) / income,
      frontEndRatio: (housing * 100) / income,
      currentDTI: ((dollarsToCents(inputs.currentHousing) + debts) * 100) / income,
      qualifiesConventional,
      qualifiesFHA,
      qualifiesVA,
      maxConventionalPayment: share(conventional.front) / 100,
      maxFHAPayment: Math.max(0, Math.min(share(fha.front), share(fha.back) - debts)) / 100,
      remainingIncome: (income - housing - debts) / 100,
      debtBreakdown: {
        housing: housing / 100,
        carPayments: toCent(inputs.carPayment),
        studentLoans: toCent(inputs.studentLoan),
        creditCards: toCent(inputs.creditCards),
        otherDebts: toCent(inputs.otherDebts),
      },
      recommendations: [
        `Conventional: ${qualifiesConventional ? 'Qualified' : 'Reduce debt or increase income'}`,
        `FHA: ${qualifiesFHA ? 'Qualified' : 'Consider debt reduction'}`,
        `VA: ${qualifiesVA ? 'Qualified' : 'Reduce total debt payments'}`,
      ],
    };
  },
  headline: (results) => ({ value: results.backEndRatio, kind: 'percent', per: 'of income' }),
  say(results) {
    const passed = [
      results.qualifiesConventional ? 'conventional' : '',
      results.qualifiesFHA ? 'FHA' : '',
      results.qualifiesVA ? 'VA' : '',
    ].filter((name) => name !== '');
    const verdict =
      passed.length === 0
        ? 'above the limits of **all three loan types**'
        : `within the limits of **${passed.join(', ').replace(/, (?=[^,]*$)/, ' and ')}** loans`;
    const left =
      results.remainingIncome < 0 ? 'more than you earn' : `and **${wholeDollars(results.remainingIncome)}** a month is left before tax`;
    return `Housing and debts take **${percent(results.backEndRatio)}** of your income, ${verdict}, ${left}.`;
  },
  supporting: ['frontEndRatio', 'currentDTI', 'maxConventionalPayment', 'maxFHAPayment'],
});
