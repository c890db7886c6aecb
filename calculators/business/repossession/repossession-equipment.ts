import { money, rate } from '#calculators/business/fields.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
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

/**
 * Repossessed equipment, sold through an auctioneer; the computation and its equations are in repossession.ts.
 *   commission = price · rate, to the cent; deposits held by the lender lower the debt; junior liens are paid before a surplus
 */
export default defineCalculator({
  id: 'repossession-equipment',
  title: 'Equipment Repossession',
  description: 'What is still owed, or due back, after repossessed equipment is sold.',
  shelf: 'Business',
  suite: 'business',
  category: 'Repossession',
  icon: 'truck',
  sortOrder: 62,
  inputs: {
    loanBalance: { ...loanBalance, defaultValue: 85000, step: 1000 },
    interestRate: { ...interestRate, defaultValue: 8 },
    daysAccrued: { ...daysAccrued, defaultValue: 90 },
    salePrice: money('Sale price', 70000),
    commissionRate: rate('Auctioneer’s commission', 10, { max: 50, step: 0.5 }),
    removalCosts: money('Removal and transport', 4500, { step: 100 }),
    refurbishing: money('Refurbishing', 3000, { step: 100 }),
    depositHeld: money('Deposit held', 5000, { step: 500, tooltip: 'Security deposit and prepaid amounts credited to the debt.' }),
    lateFees: { ...lateFees, defaultValue: 500, advanced: true },
    storageCosts: money('Storage and insurance', 1200, { step: 100, advanced: true }),
    appraisalCosts: money('Appraisal and notices', 800, { step: 100, advanced: true }),
    legalCosts: money('Legal costs', 2500, { step: 100, advanced: true }),
    juniorLiens: money('Junior liens', 0, { advanced: true, tooltip: 'Whose holders have asked to be paid.' }),
  },
  results: { ...settlementResults, commission: 'money' },
  calculate(inputs) {
    const commission = toCent((inputs.salePrice * inputs.commissionRate) / 100);
    const expenses =
      commission + inputs.removalCosts + inputs.refurbishing + inputs.storageCosts + inputs.appraisalCosts + inputs.legalCosts;
    return { ...distributeProceeds({ ...inputs, rebates: inputs.depositHeld, expenses }), commission };
  },
  headline: settlementHeadline,
  say: saySettlement,
  supporting: ['amountOwed', 'totalExpenses', 'netProceeds', 'recoveryPercent'],
});
