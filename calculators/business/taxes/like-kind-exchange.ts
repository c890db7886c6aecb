import { amount, money, rate } from '#calculators/business/fields.ts';
import { exchangeDefaults } from '#calculators/figures/guidelines.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { exchange, sayExchange } from '#calculators/kit/finance/exchange.ts';
import { toCent } from '#calculators/kit/money/money.ts';

/**
 * Exchange of business property for property of like kind, with boot and debt relief. The computation and its equations are in
 * kit/finance/exchange.ts; amounts are positive dollars, rates in per cent of the gain.
 */
export default defineCalculator({
  id: 'like-kind-exchange',
  title: 'Like-kind Exchange with Boot',
  description: 'Tax due when you get cash or shed debt in an exchange.',
  shelf: 'Business',
  suite: 'business',
  category: 'Valuation and ratios',
  icon: 'arrow-left-right',
  sortOrder: 58,
  inputs: {
    purchasePrice: amount('Purchase price', exchangeDefaults.purchasePrice),
    salePrice: amount('Sale price', exchangeDefaults.salePrice),
    depreciationTaken: money('Depreciation taken', 60000, { tooltip: 'All that was deducted, or could have been.' }),
    sellingCosts: money('Selling costs', 30000),
    mortgageBalance: money('Debt paid off', 150000),
    newPropertyPrice: amount('New property price', 520000),
    newMortgage: money('New debt', 250000),
    otherBoot: money('Cash or other property taken', 20000, { tooltip: 'Boot: what you take beside the new property.' }),
    improvements: money('Improvements', 0, { advanced: true, tooltip: 'Capital improvements since the purchase.' }),
    exchangeCosts: money('Exchange costs', 0, { step: 100, advanced: true, tooltip: 'Fee of the qualified intermediary.' }),
    federalRate: rate('Federal tax on gains', exchangeDefaults.federalRate, { max: 60, advanced: true }),
    stateRate: rate('State tax', exchangeDefaults.stateRate, { max: 30, advanced: true }),
    recaptureRate: rate('Tax on depreciation', exchangeDefaults.recaptureRate, { max: 60, advanced: true }),
  },
  results: {
    recommendation: 'text',
    exchangeQualified: 'flag',
    taxDeferredAmount: 'money',
    taxWithExchange: 'money',
    totalTaxWithoutExchange: 'money',
    taxSavings: 'money',
    cashBoot: 'money',
    mortgageBoot: 'money',
    totalBoot: 'money',
    debtRelief: 'money',
    recognizedGain: 'money',
    deferredGain: 'money',
    adjustedBasis: 'balance',
    newAdjustedBasis: 'balance',
    totalGain: 'money',
    depreciationRecapture: 'money',
    capitalGain: 'money',
    netProceedsWithoutExchange: 'money',
    netProceedsWith1031: 'money',
    additionalInvestmentCapacity: 'money',
    additionalCashNeeded: 'money',
  },
  calculate(inputs) {
    if (inputs.depreciationTaken > toCent(inputs.purchasePrice + inputs.improvements))
      return refuse('Depreciation cannot exceed the purchase price and the improvements.', 'depreciationTaken');
    const outcome = exchange({ ...inputs, depreciation: inputs.depreciationTaken });
    return {
      ...outcome,
      totalBoot: toCent(outcome.cashBoot + outcome.mortgageBoot),
      debtRelief: toCent(Math.max(0, inputs.mortgageBalance - inputs.newMortgage)),
      deferredGain: toCent(Math.max(0, outcome.totalGain - inputs.exchangeCosts) - outcome.recognizedGain),
    };
  },
  headline: (results) => ({ value: results.taxDeferredAmount, kind: 'money', per: 'deferred' }),
  say: sayExchange,
  supporting: ['taxWithExchange', 'totalBoot', 'recognizedGain', 'newAdjustedBasis'],
});
