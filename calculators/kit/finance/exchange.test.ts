import { expect, it } from 'vitest';
import { type Exchange, exchange } from './exchange.ts';

/** A gain of 200,000 on a property without debt, exchanged for one of the same price. */
const even: Exchange = {
  purchasePrice: 300000,
  improvements: 0,
  depreciation: 0,
  salePrice: 500000,
  sellingCosts: 0,
  mortgageBalance: 0,
  newPropertyPrice: 500000,
  newMortgage: 0,
  exchangeCosts: 0,
  otherBoot: 0,
  federalRate: 20,
  stateRate: 5,
  recaptureRate: 25,
};

it('cash taken out beside the new property is taxed, even where new debt replaces it', () => {
  expect(exchange({ ...even, newMortgage: 40000, otherBoot: 40000 })).toMatchObject({
    cashBoot: 40000,
    mortgageBoot: 0,
    recognizedGain: 40000,
    taxWithExchange: 10000,
    taxDeferredAmount: 40000,
    newAdjustedBasis: 340000,
  });
});

it('cash added offsets debt that is not replaced, but debt added does not offset cash taken out', () => {
  expect(exchange({ ...even, mortgageBalance: 100000 })).toMatchObject({ cashBoot: 0, mortgageBoot: 0, recognizedGain: 0 });
  expect(exchange({ ...even, newMortgage: 100000 })).toMatchObject({ cashBoot: 100000, mortgageBoot: 0, recognizedGain: 100000 });
});

it('improvements raise the basis, depreciation lowers it and is taxed first', () => {
  const results = exchange({ ...even, improvements: 20000, depreciation: 50000, newPropertyPrice: 440000 });
  expect(results).toMatchObject({ adjustedBasis: 270000, totalGain: 230000, depreciationRecapture: 50000, capitalGain: 180000 });
  expect(results.totalTaxWithoutExchange).toBe(60000);
  expect(results).toMatchObject({ cashBoot: 60000, recognizedGain: 60000, taxWithExchange: 17500, taxDeferredAmount: 42500 });
});

it('the fee of the intermediary comes off what is saved and what is left to invest, and adds to the basis', () => {
  expect(exchange({ ...even, exchangeCosts: 1000 })).toMatchObject({
    taxDeferredAmount: 50000,
    taxSavings: 49000,
    netProceedsWithoutExchange: 450000,
    netProceedsWith1031: 499000,
    additionalInvestmentCapacity: 49000,
    additionalCashNeeded: 1000,
    newAdjustedBasis: 301000,
  });
});

it('costs of the exchange lower the cash taken out, then the debt not replaced, as lines 15 and 18 of Form 8824 do', () => {
  expect(exchange({ ...even, newPropertyPrice: 499000, exchangeCosts: 1000 })).toMatchObject({
    cashBoot: 0,
    recognizedGain: 0,
    newAdjustedBasis: 300000,
  });
  expect(exchange({ ...even, mortgageBalance: 50000, newPropertyPrice: 450000, exchangeCosts: 3000 })).toMatchObject({
    cashBoot: 0,
    mortgageBoot: 47000,
    recognizedGain: 47000,
    newAdjustedBasis: 300000,
  });
  expect(exchange({ ...even, purchasePrice: 499500, newPropertyPrice: 490000, exchangeCosts: 2000 })).toMatchObject({
    totalGain: 500,
    recognizedGain: 0,
    newAdjustedBasis: 491500,
  });
});

it('counts every amount once: 470,000 realized on a basis of 270,000, with new debt, added cash and cash taken out', () => {
  const terms = { ...even, improvements: 20000, depreciation: 50000, sellingCosts: 30000, mortgageBalance: 100000, exchangeCosts: 1500 };
  expect(exchange({ ...terms, newPropertyPrice: 450000, newMortgage: 60000, otherBoot: 10000 })).toEqual({
    adjustedBasis: 270000,
    totalGain: 200000,
    depreciationRecapture: 50000,
    capitalGain: 150000,
    // 50,000 at 25 %, 150,000 at 20 %, and the state's 5 % on both.
    totalTaxWithoutExchange: 52500,
    // The equity of 370,000, less the 10,000 taken out, plus 30,000 added, pays the 390,000 not covered by the new debt; 1,500 of costs
    // reduce the cash.
    cashBoot: 8500,
    mortgageBoot: 10000,
    recognizedGain: 18500,
    taxWithExchange: 5550,
    taxDeferredAmount: 46950,
    taxSavings: 45450,
    netProceedsWithoutExchange: 317500,
    netProceedsWith1031: 362950,
    additionalInvestmentCapacity: 45450,
    additionalCashNeeded: 27050,
    newAdjustedBasis: 270000,
    exchangeQualified: false,
    recommendation: 'Property value too low for exchange',
  });
});

it('a price of at least the sale price qualifies, one cent less does not', () => {
  const outcomes = [499999.99, 500000, 500000.01].map((newPropertyPrice) => exchange({ ...even, newPropertyPrice }));
  expect(outcomes.map(({ exchangeQualified }) => exchangeQualified)).toEqual([false, true, true]);
  expect(outcomes.map(({ recommendation }) => recommendation)).toEqual([
    'Property value too low for exchange',
    'Proceed with 1031 Exchange',
    'Proceed with 1031 Exchange',
  ]);
});

it('a loss bears no tax, whatever is taken out', () => {
  expect(exchange({ ...even, salePrice: 200000, newPropertyPrice: 150000 })).toMatchObject({
    totalGain: -100000,
    depreciationRecapture: 0,
    capitalGain: -100000,
    totalTaxWithoutExchange: 0,
    cashBoot: 50000,
    recognizedGain: 0,
    taxWithExchange: 0,
    newAdjustedBasis: 250000,
    additionalCashNeeded: 0,
  });
});
