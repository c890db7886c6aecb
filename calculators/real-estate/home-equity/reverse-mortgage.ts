import { defaultLifeExpectancy, reverseMortgageDefaults } from '#calculators/figures/guidelines.ts';
import { highestExpectedRate } from '#calculators/figures/housing/hecm-factors.ts';
import { hecmAnnualMip, hecmFirstYear, hecmTenure } from '#calculators/figures/housing/housing.ts';
import { figuresInput } from '#calculators/figures/set.ts';
import type { Dollars, Fraction, Years } from '#calculators/figures/units.ts';
import { growth, levelPayment } from '#calculators/kit/amortization/annuity.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { money, quantity, rate } from '#calculators/kit/definition/fields.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { dollars, wholeDollars } from '#calculators/kit/formatting/words.ts';
import {
  hecmOriginationFee,
  hecmUpfrontPremium,
  isReverseMortgageAge,
  maximumClaimAmount,
  principalLimitFactor,
} from '#calculators/kit/law/housing/reverse-mortgage.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { appreciationRate, homeValue, interestRate, years } from '#calculators/real-estate/fields.ts';
import { yearPoints } from '#calculators/real-estate/mortgages/loan.ts';

const defaults = reverseMortgageDefaults;

/**
 * Home equity conversion mortgage (HECM) of the younger of borrower and spouse.
 *   principal limit = factor · min(home value, maximum claim); factor by HUD's table in a year of law, in the original figures
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
});
