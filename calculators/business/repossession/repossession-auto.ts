import { money } from '#calculators/business/fields.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { quantity } from '#calculators/kit/definition/fields.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import {
  daysAccrued,
  distributeProceeds,
  interestRate,
  lateFees,
  loanBalance,
  saySettlement,
  settlementHeadline,
  settlementResults,
} from './repossession.ts';

/** A repossessed vehicle, sold at auction; the computation and its equations are in repossession.ts. Storage = days · charge a day. */
export default defineCalculator({
  id: 'repossession-auto',
  title: 'Car Repossession',
  description: 'What is still owed, or due back, after a repossessed car is sold.',
  shelf: 'Business',
  suite: 'business',
  category: 'Repossession',
  icon: 'car',
  sortOrder: 61,
  inputs: {
    loanBalance,
    interestRate,
    daysAccrued,
    salePrice: money('Auction price', 12000, { step: 500 }),
    towingCosts: money('Repossession and towing', 450, { step: 50, max: 1e6 }),
    storageDays: quantity('Days in storage', 'days', 20, 3650),
    storagePerDay: money('Storage a day', 35, { step: 5, max: 1e5 }),
    contractRefunds: money('Refunds of add-ons', 600, {
      step: 50,
      tooltip: 'Unearned credit insurance, service contract, GAP and finance charge.',
    }),
    lateFees: { ...lateFees, advanced: true },
    preparationCosts: money('Repairs and cleaning', 250, { step: 50, advanced: true }),
    auctionFee: money('Auction fee', 300, { step: 50, advanced: true }),
    legalCosts: money('Legal costs', 0, { step: 50, advanced: true, tooltip: 'Only as the contract and the state allow.' }),
  },
  results: { ...settlementResults, storageCosts: 'money' },
  calculate(inputs) {
    const storageCosts = toCent(Math.round(inputs.storageDays) * inputs.storagePerDay);
    const expenses = inputs.towingCosts + storageCosts + inputs.preparationCosts + inputs.auctionFee + inputs.legalCosts;
    return { ...distributeProceeds({ ...inputs, rebates: inputs.contractRefunds, expenses }), storageCosts };
  },
  headline: settlementHeadline,
  say: saySettlement,
  supporting: ['amountOwed', 'totalExpenses', 'netProceeds', 'recoveryPercent'],
});
