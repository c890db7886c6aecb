import { defineCalculator } from '../../kit/definition/define.ts';
import { money } from '../../kit/definition/fields.ts';
import { percent, wholeDollars } from '../../kit/formatting/words.ts';
import { toCent } from '../../kit/money/money.ts';
import { age, incomeIfAny } from '../fields.ts';

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
  sources: [
    {
      title: 'Federal Reserve, Survey of Consumer Finances, Changes in U.S. Family Finances',
      locator: 'box 2 and tables 2 and 4: net worth',
    },
    { title: 'Stanley and Danko, The Millionaire Next Door (1996)', locator: 'ch. 1: age × income ÷ 10' },
  ],
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
  chart: (results) => ({
    kind: 'bars',
    title: 'What you own and owe',
    unit: 'money',
    bars: [
      { label: 'Own', value: results.totalAssets },
      { label: 'Owe', value: results.totalLiabilities },
      { label: 'Net worth', value: results.netWorth, chosen: true },
    ],
  }),
  explanation: {
    formula: ['net worth = assets − liabilities', 'rule of thumb = age × income ÷ 10'],
    assumptions: ['Everything at what it would sell for today.', 'Liquid: cash and investments less debts without collateral in a home.'],
    leavesOut: ['Taxes due when retirement accounts are drawn.', 'Pensions and Social Security.'],
    differs: ['Some leave out the home or the vehicles.'],
  },
});

/** Age × income ÷ 10, as in the book. */
const wealthDivisor = 10;
