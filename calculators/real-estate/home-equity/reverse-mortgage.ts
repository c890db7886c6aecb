import { defaultLifeExpectancy, reverseMortgageDefaults } from '../../figures/guidelines.ts';
import { highestExpectedRate } from '../../figures/housing/hecm-factors.ts';
import { hecmAnnualMip, hecmFirstYear, hecmTenure } from '../../figures/housing/housing.ts';
import { figuresInput } from '../../figures/set.ts';
import type { Dollars, Fraction, Years } from '../../figures/units.ts';
import { growth, levelPayment } from '../../kit/amortization/annuity.ts';
import { defineCalculator } from '../../kit/definition/define.ts';
import { money, quantity, rate } from '../../kit/definition/fields.ts';
import { refuse } from '../../kit/definition/refusal.ts';
import { dollars, wholeDollars } from '../../kit/formatting/words.ts';
import {
  hecmOriginationFee,
  hecmUpfrontPremium,
  isReverseMortgageAge,
  maximumClaimAmount,
  principalLimitFactor,
} from '../../kit/law/housing/reverse-mortgage.ts';
import { toCent } from '../../kit/money/money.ts';
import { appreciationRate, homeValue, interestRate, years } from '../fields.ts';
import { yearPoints } from '../mortgages/loan.ts';

const defaults = reverseMortgageDefaults;

/**
 * Home equity conversion mortgage (HECM) of the younger of borrower and spouse.
 *   principal limit = factor · min(home value, maximum claim); factor by HUD's table in a year of law, in the standard set
 *   min(0.585, 0.175 + (age − 62) · 0.013)
 *   debt and unused credit line grow monthly at (interest rate + annual premium) ÷ 12; the tenure payment takes the expected rate
 * Lump sum, monthly payment, and credit line are three ways to take the same net limit.
 */
export default defineCalculator({
  id: 'reverse-mortgage',
  title: 'Reverse Mortgage',
  description: 'What a home can pay you from age 62.',
  shelf: 'Real Estate',
  suite: 'mortgage',
  category: 'Home equity',
  icon: 'hand-coins',
  sortOrder: 42,
  inputs: {
    homeValue: { ...homeValue, defaultValue: defaults.homeValue },
    borrowerAge: years('Age of the borrower', defaults.age, { min: 18, max: 110 }),
    spouseAge: quantity('Age of the spouse', 'years', 0, 110, { tooltip: '0 without a spouse. The younger one counts.' }),
    interestRate: { ...interestRate, defaultValue: defaults.interestRate },
    appreciationRate: { ...appreciationRate, defaultValue: defaults.appreciation },
    existingMortgage: money('Mortgage to pay off', 0, { step: 1000 }),
    lifeExpectancy: years('Life expectancy', defaultLifeExpectancy, {
      max: 120,
      assumption: 'lifeExpectancy',
      tooltip: 'The age of the younger one at which the loan is repaid.',
    }),
    expectedRate: rate('Expected rate', 0, {
      step: 0.125,
      advanced: true,
      tooltip: 'Of an adjustable loan: ten-year index plus margin. 0 takes the interest rate, as for a fixed one.',
    }),
    otherClosingCosts: money('Other closing costs', 2500, { advanced: true, tooltip: 'Appraisal, title and recording.' }),
    figures: figuresInput,
  },
  results: {
    principalLimit: 'money',
    netPrincipalLimit: 'money',
    lumpSum: 'money',
    firstYearLimit: 'money',
    cashNeeded: 'money',
    monthlyPayment: 'money',
    lineOfCredit: 'money',
    totalClosingCosts: 'money',
    futureHomeValue: 'money',
    futureDebt: 'money',
    remainingEquity: 'money',
    futureLineOfCreditLimit: 'money',
    principalLimitFactor: 'factor',
    eligible: 'flag',
    ageRequirement: 'text',
    equityAtMaturity: 'money',
    projection: { age: 'years', homeValue: 'balance', debt: 'balance', lineOfCredit: 'balance' },
  },
  sources: [
    { title: '24 CFR part 206', locator: '206.25 payments, 206.31 origination charge, 206.105 premiums' },
    { title: 'HUD Mortgagee Letter 2017-12', locator: 'principal limit factors from 2 October 2017, ages 18 to 99, 3 to 18.875%' },
    { title: 'HUD Handbook 4235.1', locator: 'ch. 5 and appendix 22, tenure payments' },
  ],
  calculate(inputs) {
    const youngest = inputs.spouseAge > 0 ? Math.min(inputs.borrowerAge, inputs.spouseAge) : inputs.borrowerAge;
    const eligible = isReverseMortgageAge(youngest);
    const claim = maximumClaimAmount(inputs.figures, inputs.homeValue);
    const expectedRate = inputs.expectedRate > 0 ? inputs.expectedRate : inputs.interestRate;
    const factor = principalLimitFactor(inputs.figures, youngest, expectedRate);
    if (factor === undefined) return refuse(`HUD publishes no factor for an expected rate above ${highestExpectedRate}%.`, 'interestRate');
    const principalLimit = toCent(claim * factor);
    const totalClosingCosts = eligible ? toCent(hecmOriginationFee(claim) + hecmUpfrontPremium(claim) + inputs.otherClosingCosts) : 0;
    const mandatory = eligible ? totalClosingCosts + inputs.existingMortgage : 0;
    const net = toCent(Math.max(0, principalLimit - mandatory));
    const monthlyRate: Fraction = (inputs.interestRate + hecmAnnualMip) / 1200;
    const tenureRate: Fraction = (expectedRate + hecmAnnualMip) / 1200;
    const left = Math.max(0, inputs.lifeExpectancy - youngest);
    const grown = (amount: Dollars, after: Years) => toCent(amount * growth(monthlyRate, after * 12));
    const worth = (after: Years) => toCent(inputs.homeValue * growth(inputs.appreciationRate / 100, after));
    const futureHomeValue = worth(left);
    const futureDebt = grown(principalLimit, left);
    const months = (hecmTenure.untilAge - Math.min(youngest, hecmTenure.oldest)) * 12;
    const firstYear =
      Math.max((principalLimit * hecmFirstYear.share) / 100, mandatory + (principalLimit * hecmFirstYear.extra) / 100) - mandatory;
    return {
      principalLimit,
      netPrincipalLimit: net,
      lumpSum: net,
      firstYearLimit: toCent(Math.min(net, firstYear)),
      cashNeeded: toCent(Math.max(0, mandatory - principalLimit)),
      monthlyPayment: toCent(levelPayment(net, tenureRate, months) / (1 + tenureRate)),
      lineOfCredit: net,
      totalClosingCosts,
      futureHomeValue,
      futureDebt,
      remainingEquity: toCent(futureHomeValue - futureDebt),
      futureLineOfCreditLimit: grown(net, left),
      principalLimitFactor: factor,
      eligible,
      ageRequirement: eligible ? 'Meets age requirement' : 'Must be 62 or older',
      equityAtMaturity: Math.max(0, toCent(futureHomeValue - futureDebt)),
      projection: yearPoints(Math.round(left * 12)).map((after) => ({
        age: youngest + after,
        homeValue: worth(after),
        debt: grown(principalLimit, after),
        lineOfCredit: grown(net, after),
      })),
    };
  },
  headline: (results) => ({ value: results.netPrincipalLimit, kind: 'money' }),
  say(results) {
    if (!results.eligible) return '**Must be 62 or older**: the younger of borrower and spouse is too young for this loan.';
    if (results.cashNeeded > 0)
      return `The limit of **${wholeDollars(results.principalLimit)}** does not cover the old mortgage and the costs; **${wholeDollars(results.cashNeeded)}** in cash would be needed.`;
    const taken =
      results.firstYearLimit < results.lumpSum
        ? `**${wholeDollars(results.firstYearLimit)}** in the first year and **${wholeDollars(results.lumpSum)}** in all from the second year on`
        : `**${wholeDollars(results.lumpSum)}** at once`;
    return `You could take ${taken}, or **${dollars(results.monthlyPayment)}** a month for as long as you live there; drawn in full, **${wholeDollars(results.equityAtMaturity)}** of the home is left at the end.`;
  },
  supporting: ['monthlyPayment', 'principalLimit', 'totalClosingCosts', 'equityAtMaturity'],
  chart: (results) => ({
    kind: 'lines',
    title: 'Home value and debt',
    x: { label: 'Age', unit: 'age', values: results.projection.map((row) => row.age) },
    y: { label: 'Amount', unit: 'money' },
    series: [
      { label: 'Debt, all drawn', values: results.projection.map((row) => row.debt) },
      { label: 'Home value', values: results.projection.map((row) => row.homeValue), role: 'reference' },
    ],
  }),
  explanation: {
    formula: [
      'Limit = factor × the home value, at most the maximum claim.',
      'Factor: HUD’s table by age and expected rate; in the standard set min(0.585, 0.175 + (age − 62) × 0.013).',
      'Net limit = limit less closing costs and the old mortgage.',
      'Monthly payment: the net limit spread until age 100, at (expected rate + 0.5%) ÷ 12.',
    ],
    assumptions: [
      'Lump sum, monthly payment and credit line are three ways to take the same net limit.',
      'Highest origination charge and 2% premium, all financed.',
      'HUD’s factor: whole years of age, the one of 99 beyond it; rate to the nearest eighth, at least 3%.',
      'Future debt: all drawn at the start. Heirs never owe more than the home.',
    ],
    leavesOut: ['Set-asides. A fixed-rate loan pays out once, up to the first-year limit, and nothing later.'],
    differs: ['The standard set ignores the rate: 0.175 at 62, where HUD has 0.41 at 5%.'],
  },
});
