import { exchangeDefaults } from '../../figures/guidelines.ts';
import { defineCalculator } from '../../kit/definition/define.ts';
import { money, rate } from '../../kit/definition/fields.ts';
import { refuse } from '../../kit/definition/refusal.ts';
import { exchange, sayExchange } from '../../kit/finance/exchange.ts';
import { toCent } from '../../kit/money/money.ts';
import { price } from '../fields.ts';

/**
 * Tax deferred by an exchange of investment property under section 1031. The computation and its equations are in kit/finance/exchange.ts; amounts
 * are positive dollars, rates yearly per cent of the gain.
 */
export default defineCalculator({
  id: '1031-exchange',
  title: '1031 Exchange',
  description: 'The tax you defer by exchanging an investment property for another.',
  shelf: 'Real Estate',
  suite: 'mortgage',
  category: 'Investment property',
  icon: 'arrow-left-right',
  sortOrder: 46,
  inputs: {
    purchasePrice: price('Purchase price', exchangeDefaults.purchasePrice),
    salePrice: price('Sale price', exchangeDefaults.salePrice),
    depreciationTaken: money('Depreciation taken', 60000, { step: 1000, tooltip: 'All that was deducted, or could have been.' }),
    sellingCosts: money('Selling costs', 30000, { tooltip: 'Commission, title, legal.' }),
    mortgageBalance: money('Mortgage paid off', 150000, { step: 1000 }),
    newPropertyPrice: price('New property price', 600000),
    newMortgage: money('New mortgage', 280000, { step: 1000 }),
    improvements: money('Improvements', 0, { step: 1000, advanced: true, tooltip: 'Capital improvements since the purchase.' }),
    exchangeCosts: money('Exchange costs', 0, { advanced: true, tooltip: 'Fee of the qualified intermediary.' }),
    federalRate: rate('Federal tax on gains', exchangeDefaults.federalRate, { max: 60, advanced: true }),
    stateRate: rate('State tax', exchangeDefaults.stateRate, { advanced: true }),
    recaptureRate: rate('Tax on depreciation', exchangeDefaults.recaptureRate, { max: 60, advanced: true }),
  },
  results: {
    recommendation: 'text',
    exchangeQualified: 'flag',
    taxDeferredAmount: 'money',
    taxSavings: 'money',
    totalTaxWithoutExchange: 'money',
    taxWithExchange: 'money',
    adjustedBasis: 'balance',
    totalGain: 'money',
    depreciationRecapture: 'money',
    capitalGain: 'money',
    netProceedsWithoutExchange: 'money',
    netProceedsWith1031: 'money',
    additionalInvestmentCapacity: 'money',
    additionalCashNeeded: 'money',
    newAdjustedBasis: 'balance',
    cashBoot: 'money',
    mortgageBoot: 'money',
    recognizedGain: 'money',
  },
  sources: [
    { title: 'Internal Revenue Code', locator: '26 U.S.C. 1031(a)-(d); 1(h)(1)(E), 25% on depreciation' },
    { title: 'Treasury regulations', locator: '26 CFR 1.1031(d)-2, netting of debts' },
  ],
  calculate(inputs) {
    if (inputs.depreciationTaken > toCent(inputs.purchasePrice + inputs.improvements))
      return refuse('Depreciation cannot exceed the purchase price and the improvements.', 'depreciationTaken');
    return exchange({ ...inputs, depreciation: inputs.depreciationTaken, otherBoot: 0 });
  },
  headline: (results) => ({ value: results.taxDeferredAmount, kind: 'money', per: 'deferred' }),
  say: sayExchange,
  supporting: ['totalTaxWithoutExchange', 'netProceedsWithoutExchange', 'netProceedsWith1031', 'newAdjustedBasis'],
  chart: (results) => ({
    kind: 'bars',
    title: 'What is left to reinvest',
    unit: 'money',
    bars: [
      { label: 'Sell and pay tax', value: results.netProceedsWithoutExchange },
      { label: 'Exchange', value: results.netProceedsWith1031, chosen: results.exchangeQualified },
    ],
  }),
  explanation: {
    formula: [
      'Gain = sale price − selling costs − (purchase + improvements − depreciation).',
      'Taxed now: the lower of gain and boot (cash taken out, debt not replaced), both less exchange costs.',
      'New basis = new price − deferred gain.',
    ],
    assumptions: [
      'Qualified from a new price of at least the sale price.',
      'Depreciation is taxed first at its own rate; the state taxes all of the gain.',
      '45 days to name and 180 days to close are kept.',
    ],
    leavesOut: ['The 3.8% tax on net investment income.'],
    differs: [
      'Like-kind Exchange with Boot is the same exchange with cash or other property taken out.',
      'Others take any lower price as fully taxed.',
    ],
  },
});
