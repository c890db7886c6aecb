import { defineCalculator } from '../../kit/definition/define.ts';
import { quantity } from '../../kit/definition/fields.ts';
import { toCent } from '../../kit/money/money.ts';
import { money } from '../fields.ts';
import {
  daysAccrued,
  distributeProceeds,
  interestRate,
  lateFees,
  loanBalance,
  saySettlement,
  settlementChart,
  settlementDiffers,
  settlementFormula,
  settlementHeadline,
  settlementResults,
  settlementSources,
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
  sources: settlementSources,
  calculate(inputs) {
    const storageCosts = toCent(Math.round(inputs.storageDays) * inputs.storagePerDay);
    const expenses = inputs.towingCosts + storageCosts + inputs.preparationCosts + inputs.auctionFee + inputs.legalCosts;
    return { ...distributeProceeds({ ...inputs, rebates: inputs.contractRefunds, expenses }), storageCosts };
  },
  headline: settlementHeadline,
  say: saySettlement,
  supporting: ['amountOwed', 'totalExpenses', 'netProceeds', 'recoveryPercent'],
  chart: (results, inputs) => settlementChart(results, inputs.salePrice),
  explanation: {
    formula: settlementFormula,
    assumptions: ['The sale was announced and commercially reasonable.'],
    leavesOut: ['State limits on deficiencies, right to redeem, fees after judgment.'],
    differs: [settlementDiffers],
  },
});
