import { money } from '#calculators/business/fields.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
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

/**
 * Any collateral under article 9; the computation and its equations are in repossession.ts. If a sale in business was not commercially
 * reasonable, the deficiency is computed from the proceeds of a reasonable one.
 */
export default defineCalculator({
  id: 'repossession-general',
  title: 'Collateral Repossession',
  description: 'What is still owed, or due back, after collateral is sold.',
  shelf: 'Business',
  suite: 'business',
  category: 'Repossession',
  icon: 'gavel',
  sortOrder: 63,
  inputs: {
    loanBalance: { ...loanBalance, defaultValue: 40000 },
    interestRate,
    daysAccrued,
    lateFees,
    salePrice: money('Sale price', 36000),
    repossessionCosts: money('Retaking and holding', 1500, { step: 100 }),
    saleCosts: money('Preparing and selling', 2000, { step: 100 }),
    legalCosts: money('Legal costs', 1000, { step: 100, tooltip: 'Only as the contract and the law allow.' }),
    rebates: money('Rebates and refunds', 0, { step: 100, advanced: true, tooltip: 'Unearned interest and insurance.' }),
    juniorLiens: money('Junior liens', 0, { advanced: true, tooltip: 'Whose holders have asked to be paid.' }),
    reasonableValue: money('Price of a reasonable sale', 0, {
      advanced: true,
      tooltip: 'Only if the sale was not commercially reasonable; 0 otherwise.',
    }),
  },
  results: settlementResults,
  calculate(inputs) {
    return distributeProceeds({ ...inputs, expenses: inputs.repossessionCosts + inputs.saleCosts + inputs.legalCosts });
  },
  headline: settlementHeadline,
  say: saySettlement,
  supporting: ['amountOwed', 'totalExpenses', 'netProceeds', 'recoveryPercent'],
});
