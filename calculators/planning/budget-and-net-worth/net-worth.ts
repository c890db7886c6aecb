import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { money } from '#calculators/kit/definition/fields.ts';
import { percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { age, incomeIfAny } from '#calculators/planning/fields.ts';

/**
 * Net worth: what you own less what you owe.
 *   expected = age · yearly income ÷ 10, the rule of thumb of Stanley and Danko
 */
export default defineCalculator({
  id: 'net-worth',
  title: 'Net Worth',
  description: 'What you own less what you owe.',
  shelf: 'Planning',
  suite: 'financial',
  category: 'Planning',
  icon: 'gem',
  sortOrder: 98,
  inputs: {
    cashSavings: money('Cash and savings', 15000),
    investments: money('Investments', 40000),
    retirementAccounts: money('Retirement accounts', 120000),
    homeValue: money('Home', 400000, { step: 1000 }),
    vehicleValue: money('Vehicles', 20000),
    mortgageBalance: money('Mortgage', 260000, { step: 1000 }),
    consumerDebts: money('Car, card and other loans', 18000),
    studentLoans: money('Student loans', 12000),
    otherAssets: money('Other things of value', 0, { advanced: true }),
    otherDebts: money('Other debts', 0, { advanced: true }),
    currentAge: age('Your age', 40, { advanced: true }),
    annualIncome: { ...incomeIfAny, advanced: true },
  },
  results: {
    netWorth: 'balance',
    totalAssets: 'balance',
    totalLiabilities: 'balance',
    debtToAssetRatio: 'percent?',
    liquidNetWorth: 'balance',
    homeEquity: 'balance',
    expectedNetWorth: 'balance',
    assets: 'group',
    liabilities: 'group',
  },
  calculate(inputs) {
    const { cashSavings, investments, retirementAccounts, homeValue, vehicleValue, otherAssets } = inputs;
    const { mortgageBalance, consumerDebts, studentLoans, otherDebts } = inputs;
    const totalAssets = toCent(cashSavings + investments + retirementAccounts + homeValue + vehicleValue + otherAssets);
    const totalLiabilities = toCent(mortgageBalance + consumerDebts + studentLoans + otherDebts);
    return {
      netWorth: toCent(totalAssets - totalLiabilities),
      totalAssets,
      totalLiabilities,
      debtToAssetRatio: totalAssets === 0 ? null : (totalLiabilities / totalAssets) * 100,
      liquidNetWorth: toCent(cashSavings + investments - consumerDebts - studentLoans - otherDebts),
      homeEquity: toCent(homeValue - mortgageBalance),
      expectedNetWorth: toCent((inputs.currentAge * inputs.annualIncome) / wealthDivisor),
      assets: { cashSavings, investments, retirementAccounts, homeValue, vehicleValue, otherAssets },
      liabilities: { mortgageBalance, consumerDebts, studentLoans, otherDebts },
    };
  },
  headline: (results) => ({ value: results.netWorth, kind: 'balance' }),
  say(results) {
    if (results.netWorth < 0) return `You owe **${wholeDollars(-results.netWorth)}** more than you own.`;
    const debt = results.debtToAssetRatio === null ? '' : ` Debts are ${percent(results.debtToAssetRatio)} of what you own.`;
    return `You own ${wholeDollars(results.totalAssets)} and owe ${wholeDollars(results.totalLiabilities)}: your net worth is **${wholeDollars(results.netWorth)}**.${debt}`;
  },
  supporting: ['totalAssets', 'totalLiabilities', 'debtToAssetRatio', 'liquidNetWorth'],
});

/** Age × income ÷ 10, as in the book. */
const wealthDivisor = 10;
