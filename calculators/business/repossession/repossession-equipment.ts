import { defineCalculator } from '../../kit/definition/define.ts';
import { toCent } from '../../kit/money/money.ts';
import { money, rate } from '../fields.ts';
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
  sources: settlementSources,
  calculate(inputs) {
    const commission = toCent((inputs.salePrice * inputs.commissionRate) / 100);
    const expenses =
      commission + inputs.removalCosts + inputs.refurbishing + inputs.storageCosts + inputs.appraisalCosts + inputs.legalCosts;
    return { ...distributeProceeds({ ...inputs, rebates: inputs.depositHeld, expenses }), commission };
  },
  headline: settlementHeadline,
  say: saySettlement,
  supporting: ['amountOwed', 'totalExpenses', 'netProceeds', 'recoveryPercent'],
  chart: (results, inputs) => settlementChart(results, inputs.salePrice),
  explanation: {
    formula: settlementFormula,
    assumptions: ['The sale was announced and commercially reasonable.', 'Junior liens are paid after the debt, before a surplus.'],
    leavesOut: ['True leases, bankruptcy, guarantors, sales tax.'],
    differs: [settlementDiffers],
  },
});
