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

it('the fee of the intermediary comes off what is saved and what is left to invest', () => {
  expect(exchange({ ...even, exchangeCosts: 1000 })).toMatchObject({
    taxDeferredAmount: 50000,
    taxSavings: 49000,
    netProceedsWithoutExchange: 450000,
    netProceedsWith1031: 499000,
    additionalInvestmentCapacity: 49000,
    additionalCashNeeded: 1000,
  });
});
