import { casesOf } from '#calculators/kit/definition/cases.ts';
import exchange from './1031-exchange.ts';

const plain = { depreciationTaken: 0, sellingCosts: 0, mortgageBalance: 0, newMortgage: 0 };

export default casesOf(['R-CAT-046', 'R-CRULE-02', 'R-CCONST-12', 'R-CMSG-05', 'R-CMSG-06'], exchange, [
  {
    name: '[R-CCONST-12] [R-CMSG-05] the defaults defer 60,500',
    given: {},
    expect: {
      adjustedBasis: 240000,
      totalGain: 230000,
      depreciationRecapture: 60000,
      capitalGain: 170000,
      totalTaxWithoutExchange: 60500,
      taxDeferredAmount: 60500,
      taxSavings: 60500,
      netProceedsWithoutExchange: 259500,
      netProceedsWith1031: 320000,
      additionalInvestmentCapacity: 60500,
      additionalCashNeeded: 0,
      newAdjustedBasis: 370000,
      exchangeQualified: true,
      recommendation: 'Proceed with 1031 Exchange',
    },
    from: 'by hand: 60,000 × 25 % + 170,000 × 20 % + 230,000 × 5 %',
  },
  {
    name: '[R-CRULE-02] a price equal to the sale price qualifies',
    given: { ...plain, newPropertyPrice: 500000 },
    expect: { exchangeQualified: true, totalTaxWithoutExchange: 50000, newAdjustedBasis: 300000, recognizedGain: 0 },
    from: 'by hand: 200,000 × 25 %; the old basis carries over, 26 U.S.C. 1031(d)',
  },
  {
    name: '[R-CMSG-06] one dollar below does not qualify, and the dollar is taxed',
    given: { ...plain, newPropertyPrice: 499999 },
    expect: {
      exchangeQualified: false,
      recommendation: 'Property value too low for exchange',
      cashBoot: 1,
      recognizedGain: 1,
      taxWithExchange: 0.25,
      taxDeferredAmount: 49999.75,
      newAdjustedBasis: 300000,
    },
    from: 'by hand: boot of 1 at 20 % + 5 %; basis 300,000 + gain 1 − cash 1',
  },
  {
    name: 'debt that is not replaced is boot, reduced by cash that is added',
    given: { ...plain, mortgageBalance: 200000, newPropertyPrice: 450000, newMortgage: 100000 },
    expect: { cashBoot: 0, mortgageBoot: 50000, recognizedGain: 50000, newAdjustedBasis: 300000, additionalCashNeeded: 62500 },
    from: 'equity 300,000, cash in 350,000: relief 100,000 less 50,000 added, 26 CFR 1.1031(d)-2; tax 12,500 to be paid beside',
  },
  {
    name: 'a smaller purchase than the whole gain defers nothing',
    given: { ...plain, newPropertyPrice: 200000 },
    expect: { recognizedGain: 200000, taxDeferredAmount: 0, newAdjustedBasis: 200000, netProceedsWith1031: 450000 },
    from: 'boot 300,000 above the gain of 200,000',
  },
  {
    name: 'a loss bears no tax and stays in the basis',
    given: { ...plain, salePrice: 250000, newPropertyPrice: 250000 },
    expect: { totalGain: -50000, capitalGain: -50000, totalTaxWithoutExchange: 0, taxDeferredAmount: 0, newAdjustedBasis: 300000 },
    from: 'by hand: basis 300,000 carries over',
  },
  {
    name: '[R-CCONST-12] a price of zero stands for the default',
    given: { purchasePrice: 0, salePrice: 0 },
    expect: { adjustedBasis: 240000, totalGain: 230000 },
    from: 'specification: 300,000 and 500,000 when zero or missing',
  },
  {
    name: 'depreciation above the cost is refused',
    given: { depreciationTaken: 300001 },
    expect: { refused: 'Depreciation cannot exceed the purchase price and the improvements.' },
    from: 'the basis would be negative',
  },
  {
    name: 'an apartment house with a mortgage is exchanged for a free one and cash',
    given: { ...plain, purchasePrice: 500000, salePrice: 800000, mortgageBalance: 150000, newPropertyPrice: 600000 },
    expect: { totalGain: 300000, cashBoot: 50000, mortgageBoot: 150000, recognizedGain: 200000, newAdjustedBasis: 500000 },
    from: '26 CFR 1.1031(d)-2, example 1',
  },
  {
    name: 'cash is taxed although more debt is taken over',
    given: { ...plain, purchasePrice: 100000, salePrice: 220000, mortgageBalance: 80000, newPropertyPrice: 250000, newMortgage: 150000 },
    expect: { totalGain: 120000, recognizedGain: 40000, newAdjustedBasis: 170000 },
    from: '26 CFR 1.1031(d)-2, example 2(b)',
  },
  {
    name: 'cash paid lowers the relief of debt',
    given: { ...plain, purchasePrice: 175000, salePrice: 250000, mortgageBalance: 150000, newPropertyPrice: 220000, newMortgage: 80000 },
    expect: { totalGain: 75000, recognizedGain: 30000, newAdjustedBasis: 175000 },
    from: '26 CFR 1.1031(d)-2, example 2(c)',
  },
  {
    name: 'costs of the exchange lower the cash received',
    given: { ...plain, purchasePrice: 8000, salePrice: 11000, sellingCosts: 500, newPropertyPrice: 10000 },
    expect: { totalGain: 2500, recognizedGain: 500, newAdjustedBasis: 8000 },
    from: 'IRS Publication 544, ch. 1, partially nontaxable exchanges',
  },
  {
    name: 'a fee of the intermediary lowers the cash received as well',
    given: { ...plain, purchasePrice: 8000, salePrice: 11000, exchangeCosts: 500, newPropertyPrice: 10000 },
    expect: { recognizedGain: 500, newAdjustedBasis: 8000 },
    from: 'the same example of Publication 544; Form 8824, lines 15 to 25',
  },
  {
    name: 'depreciation of all the cost, to the cent, leaves no basis',
    given: { purchasePrice: 168870.87, improvements: 39694.8, depreciationTaken: 208565.67 },
    expect: { adjustedBasis: 0, totalGain: 470000 },
    from: 'by hand: 168,870.87 + 39,694.80 = 208,565.67; 500,000 − 30,000',
  },
]);
