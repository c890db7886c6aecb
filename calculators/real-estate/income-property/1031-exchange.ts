import { exchangeDefaults } from '#calculators/figures/guidelines.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { money, rate } from '#calculators/kit/definition/fields.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { exchange, sayExchange } from '#calculators/kit/finance/exchange.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { price } from '#calculators/real-estate/fields.ts';

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
  calculate(inputs) {
    if (inputs.depreciationTaken > toCent(inputs.purchasePrice + inputs.improvements))
      return refuse('Depreciation cannot exceed the purchase price and the improvements.', 'depreciationTaken');
    return exchange({ ...inputs, depreciation: inputs.depreciationTaken, otherBoot: 0 });
  },
  headline: (results) => ({ value: results.taxDeferredAmount, kind: 'money', per: 'deferred' }),
  say: sayExchange,
  supporting: ['totalTaxWithoutExchange', 'netProceedsWithoutExchange', 'netProceedsWith1031', 'newAdjustedBasis'],
});
