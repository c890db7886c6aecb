import { excessContributionTax } from '#calculators/figures/federal-tax/additional-taxes.ts';
import { medicareRate, socialSecurityRate } from '#calculators/figures/federal-tax/payroll.ts';
import { figuresInput } from '#calculators/figures/set.ts';
import type { Dollars } from '#calculators/figures/units.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { choice, money, quantity } from '#calculators/kit/definition/fields.ts';
import { dollars, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { hsaLimit } from '#calculators/kit/law/retirement/contribution-limits.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { age, currentSavings, expectedReturn, rate } from '#calculators/planning/fields.ts';

/**
 * A health savings account: the contribution limit, the tax savings, and the growth of the balance.
 *   limit = self-only or family amount, 1,000 more from 55; balance = balance · (1 + r) + paid in − medical bills, at each year's end
 * r is the effective yearly return. The age is that of December 31, in completed years. Contributions are capped at the limit of each age
 * and end with enrollment in Medicare, whatever the age.
 */
export default defineCalculator({
  id: 'hsa-calculator',
  title: 'Health Savings Account',
  description: 'What an HSA saves in tax, and how it grows.',
  shelf: 'Planning',
  suite: 'financial',
  category: 'Planning',
  icon: 'heart-pulse',
  sortOrder: 93,
  inputs: {
    coverage: choice('Coverage', { self: 'Self only', family: 'Family' }, 'self'),
    currentAge: age('Your age', 40, { tooltip: 'The age you reach by December 31.' }),
    retirementAge: age('Show until age', 65),
    annualContribution: money('You pay in a year', 4300, { max: 1e6 }),
    employerContribution: money('Employer pays in a year', 0, { max: 1e6 }),
    currentSavings: { ...currentSavings, label: 'Balance now', defaultValue: 5000 },
    medicalExpenses: money('Medical bills paid from it a year', 1000, { max: 1e7 }),
    expectedReturn: { ...expectedReturn, label: 'Expected return, effective', compounds: 'yearly', tooltip: 'Effective yearly return.' },
    taxRate: rate('Income tax, federal and state', 22, { max: 60, advanced: true }),
    medicareFromAge: quantity('Enrolled in Medicare from age', '', 0, 120, {
      advanced: true,
      tooltip: '0 without Medicare. Age alone does not bar contributions; enrollment in any part of Medicare does.',
    }),
    payrollDeduction: {
      label: 'Paid in through payroll',
      type: 'boolean',
      defaultValue: true,
      advanced: true,
      tooltip: 'Saves Social Security and Medicare tax, too.',
    },
    figures: figuresInput,
  },
  results: {
    contributionLimit: 'money',
    roomLeft: 'money',
    excessContribution: 'money',
    exciseTax: 'money',
    yearlyTaxSaved: 'money',
    balanceAtEnd: 'balance',
    totalPaidIn: 'money',
    totalGrowth: 'money',
    yearly: { age: 'count', paidIn: 'money', medicalExpenses: 'money', growth: 'money', balance: 'balance' },
  },
  calculate(inputs) {
    // A year of age counts once it is reached, as in 26 USC 223(b)(3).
    const now = Math.floor(inputs.currentAge);
    const until = Math.floor(inputs.retirementAge);
    const wanted = toCent(inputs.annualContribution + inputs.employerContribution);
    const onMedicare = (at: number) => inputs.medicareFromAge > 0 && at >= inputs.medicareFromAge;
    const limitAt = (at: number): Dollars => (onMedicare(at) ? 0 : hsaLimit(inputs.figures, inputs.coverage, at));
    const contributionLimit = limitAt(now);
    const excessContribution = toCent(Math.max(0, wanted - contributionLimit));
    const own = Math.min(inputs.annualContribution, Math.max(0, contributionLimit - inputs.employerContribution));
    const payroll = inputs.payrollDeduction ? (socialSecurityRate + medicareRate) * 100 : 0;
    const yearly = [{ age: now, paidIn: 0, medicalExpenses: 0, growth: 0, balance: inputs.currentSavings }];
    let balance: Dollars = inputs.currentSavings;
    let paidInAll = 0;
    let grownAll = 0;
    for (let at = now; at < until; at++) {
      const grown = (balance * inputs.expectedReturn) / 100;
      const paidIn = Math.min(wanted, limitAt(at));
      const spent = Math.min(inputs.medicalExpenses, balance + grown + paidIn);
      balance += grown + paidIn - spent;
      paidInAll += paidIn;
      grownAll += grown;
      yearly.push({ age: at + 1, paidIn: toCent(paidIn), medicalExpenses: toCent(spent), growth: toCent(grown), balance: toCent(balance) });
    }
    return {
      contributionLimit,
      roomLeft: toCent(Math.max(0, contributionLimit - wanted)),
      excessContribution,
      exciseTax: toCent((excessContribution * excessContributionTax) / 100),
      yearlyTaxSaved: toCent((own * (inputs.taxRate + payroll)) / 100),
      balanceAtEnd: toCent(balance),
      totalPaidIn: toCent(paidInAll),
      totalGrowth: toCent(grownAll),
      yearly,
    };
  },
  headline: (results) => ({ value: results.balanceAtEnd, kind: 'balance' }),
  say(results, inputs) {
    const excess =
      results.excessContribution > 0 ? ` **${dollars(results.excessContribution)}** is above the limit and bears 6% a year.` : '';
    const end = results.yearly[results.yearly.length - 1]?.age ?? inputs.currentAge;
    const allowed =
      results.contributionLimit === 0
        ? 'On Medicare you may pay in **nothing**.'
        : `You may pay in **${wholeDollars(results.contributionLimit)}** this year; what you put in saves **${dollars(results.yearlyTaxSaved)}** of tax.`;
    return `${allowed}${excess} At ${end} the account holds **${wholeDollars(results.balanceAtEnd)}**.`;
  },
  supporting: ['contributionLimit', 'roomLeft', 'yearlyTaxSaved', 'totalGrowth'],
});
