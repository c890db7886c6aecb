import { casesOf } from '#calculators/kit/definition/cases.ts';
import likeKind from './like-kind-exchange.ts';

const plain = { depreciationTaken: 0, sellingCosts: 0, mortgageBalance: 0, newMortgage: 0, otherBoot: 0 };

export default casesOf(['R-CAT-058', 'R-CRULE-02', 'R-CCONST-12', 'R-CMSG-05', 'R-CMSG-06'], likeKind, [
  {
    name: '[R-CMSG-05] the defaults tax the boot of 50,000 as depreciation',
    given: {},
    expect: {
      recommendation: 'Proceed with 1031 Exchange',
      exchangeQualified: true,
      adjustedBasis: 240000,
      totalGain: 230000,
      cashBoot: 50000,
      mortgageBoot: 0,
      totalBoot: 50000,
      debtRelief: 0,
      recognizedGain: 50000,
      deferredGain: 180000,
      totalTaxWithoutExchange: 60500,
      taxWithExchange: 15000,
      taxDeferredAmount: 45500,
      newAdjustedBasis: 340000,
    },
    from: 'by hand: equity 320,000, own funds 270,000, so 50,000 is left in cash; 50,000 × (25 % + 5 %); basis 520,000 − 180,000',
  },
  {
    name: 'new debt does not offset cash taken',
    given: { ...plain, mortgageBalance: 100000, newPropertyPrice: 500000, newMortgage: 150000, otherBoot: 50000 },
    expect: { cashBoot: 50000, mortgageBoot: 0, recognizedGain: 50000, taxWithExchange: 12500, newAdjustedBasis: 350000 },
    from: '26 CFR 1.1031(d)-2, by hand: 400,000 of equity, 350,000 put in, 50,000 out; 50,000 × 25 %; 500,000 − 150,000',
  },
  {
    name: 'added cash offsets debt relief',
    given: { ...plain, mortgageBalance: 200000, newPropertyPrice: 500000, newMortgage: 120000 },
    expect: { debtRelief: 80000, mortgageBoot: 0, recognizedGain: 0, taxDeferredAmount: 50000, newAdjustedBasis: 300000 },
    from: '26 CFR 1.1031(d)-2, by hand: relief 80,000 less 80,000 added; 200,000 × 25 % deferred',
  },
  {
    name: '[R-CMSG-06] [R-CRULE-02] one dollar below the sale price does not qualify',
    given: { ...plain, newPropertyPrice: 499999 },
    expect: { exchangeQualified: false, recommendation: 'Property value too low for exchange', totalBoot: 1, taxWithExchange: 0.25 },
    from: 'by hand: boot of 1 at 20 % + 5 %',
  },
  {
    name: 'boot above the gain taxes the gain only',
    given: { ...plain, newPropertyPrice: 500000, otherBoot: 250000 },
    expect: { recognizedGain: 200000, deferredGain: 0, taxDeferredAmount: 0, newAdjustedBasis: 500000 },
    from: '26 U.S.C. 1031(b): not in excess of the boot, and no more than the gain',
  },
  {
    name: 'a loss bears no tax',
    given: { ...plain, salePrice: 250000, newPropertyPrice: 250000 },
    expect: { totalGain: -50000, deferredGain: 0, totalTaxWithoutExchange: 0, newAdjustedBasis: 300000 },
    from: '26 U.S.C. 1031(c): the loss stays in the basis',
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
    name: 'the first example of the regulations recognizes 200,000',
    given: { ...plain, purchasePrice: 500000, salePrice: 800000, mortgageBalance: 150000, newPropertyPrice: 600000, otherBoot: 50000 },
    expect: { totalGain: 300000, cashBoot: 50000, mortgageBoot: 150000, recognizedGain: 200000, newAdjustedBasis: 500000 },
    from: '26 CFR 1.1031(d)-2, example 1',
  },
  {
    name: 'taking over a larger debt leaves the cash taxed, in the second example',
    given: {
      ...plain,
      purchasePrice: 100000,
      salePrice: 220000,
      mortgageBalance: 80000,
      newPropertyPrice: 250000,
      newMortgage: 150000,
      otherBoot: 40000,
    },
    expect: { totalGain: 120000, recognizedGain: 40000, mortgageBoot: 0, newAdjustedBasis: 170000 },
    from: '26 CFR 1.1031(d)-2, example 2(b), D',
  },
  {
    name: 'cash paid counts against debt relief, in the second example',
    given: {
      ...plain,
      purchasePrice: 175000,
      salePrice: 250000,
      mortgageBalance: 150000,
      newPropertyPrice: 220000,
      newMortgage: 80000,
    },
    expect: { totalGain: 75000, recognizedGain: 30000, mortgageBoot: 30000, cashBoot: 0, newAdjustedBasis: 175000 },
    from: '26 CFR 1.1031(d)-2, example 2(c), E',
  },
  {
    name: 'depreciation of all the cost, to the cent, leaves no basis',
    given: { purchasePrice: 168870.87, improvements: 39694.8, depreciationTaken: 208565.67 },
    expect: { adjustedBasis: 0, totalGain: 470000 },
    from: 'by hand: 168,870.87 + 39,694.80 = 208,565.67; 500,000 − 30,000',
  },
]);
