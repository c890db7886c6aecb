import { amount, money, rate } from '#calculators/business/fields.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { counted, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { accountsReceivable, cash, costOfGoodsSold, daysOf, inventory, timesOf } from './turnover.ts';

/**
 * Current assets less current liabilities, and the number of days for which cash is tied up.
 *   cycle = days of inventory + days of receivables − days of payables, each balance × 365 ÷ its yearly flow
 *   for growth = (receivables + inventory − payables) · growth
 */
export default defineCalculator({
  id: 'working-capital',
  title: 'Working Capital',
  description: 'How long your cash is tied up in daily business.',
  shelf: 'Business',
  suite: 'business',
  category: 'Cash and working capital',
  icon: 'wallet',
  sortOrder: 60,
  inputs: {
    cash,
    accountsReceivable,
    inventory,
    accountsPayable: money('Accounts payable', 90000),
    shortTermDebt: money('Debt due within a year', 50000),
    otherCurrentLiabilities: money('Other current liabilities', 40000, { tooltip: 'Wages and taxes due, customer deposits.' }),
    revenue: amount('Sales a year', 1500000),
    costOfGoodsSold,
    otherCurrentAssets: money('Other current assets', 10000, { advanced: true }),
    salesGrowth: rate('Growth of sales', 10, { min: -100, max: 200, step: 1, advanced: true }),
  },
  results: {
    workingCapital: 'balance',
    currentTimes: 'times?',
    quickTimes: 'times?',
    cashConversionCycle: 'number?',
    daysReceivable: 'number?',
    daysInventory: 'number?',
    daysPayable: 'number?',
    currentAssets: 'balance',
    currentLiabilities: 'balance',
    tradeWorkingCapital: 'balance',
    cashForGrowth: 'money',
    percentOfSales: 'percent',
  },
  calculate(inputs) {
    const liquid = inputs.cash + inputs.accountsReceivable;
    const currentAssets = toCent(liquid + inputs.inventory + inputs.otherCurrentAssets);
    const currentLiabilities = toCent(inputs.accountsPayable + inputs.shortTermDebt + inputs.otherCurrentLiabilities);
    const workingCapital = toCent(currentAssets - currentLiabilities);
    const tradeWorkingCapital = toCent(inputs.accountsReceivable + inputs.inventory - inputs.accountsPayable);
    const daysReceivable = daysOf(inputs.accountsReceivable, inputs.revenue);
    const daysInventory = daysOf(inputs.inventory, inputs.costOfGoodsSold);
    const daysPayable = daysOf(inputs.accountsPayable, inputs.costOfGoodsSold);
    const complete = daysReceivable !== null && daysInventory !== null && daysPayable !== null;
    return {
      workingCapital,
      currentTimes: timesOf(currentAssets, currentLiabilities),
      quickTimes: timesOf(liquid, currentLiabilities),
      cashConversionCycle: complete ? daysReceivable + daysInventory - daysPayable : null,
      daysReceivable,
      daysInventory,
      daysPayable,
      currentAssets,
      currentLiabilities,
      tradeWorkingCapital,
      cashForGrowth: toCent((tradeWorkingCapital * inputs.salesGrowth) / 100),
      percentOfSales: (workingCapital * 100) / inputs.revenue,
    };
  },
  headline: (results) => ({ value: results.workingCapital, kind: 'balance' }),
  say(results) {
    const cycle = results.cashConversionCycle;
    const tied =
      cycle === null
        ? ''
        : cycle < 0
          ? `; suppliers finance you for **${counted(-cycle, 'day')}**`
          : `; each dollar is tied up for **${counted(cycle, 'day')}**`;
    return results.workingCapital < 0
      ? `Current liabilities exceed current assets by **${wholeDollars(-results.workingCapital)}**${tied}.`
      : `You have **${wholeDollars(results.workingCapital)}** of working capital${tied}.`;
  },
  supporting: ['currentTimes', 'quickTimes', 'cashConversionCycle', 'cashForGrowth'],
});
