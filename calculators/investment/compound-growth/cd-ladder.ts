import { growth } from '#calculators/kit/amortization/annuity.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { amount, choice, quantity, rate } from '#calculators/kit/definition/fields.ts';
import { dollars, duration, percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';

/**
 * A ladder of certificates of deposit: equal parts, the k-th for k times the spacing.
 *   interest = part · ((1 + APY)^(months ÷ 12) − 1), the yield rising evenly from the first rung to the last
 * Yields are annual percentage yields (with compounding), as quoted under Regulation DD. Cents that cannot be divided go to the last rung.
 */
export default defineCalculator({
  id: 'cd-ladder',
  title: 'CD Ladder',
  description: 'What CDs that come due one after another earn.',
  shelf: 'Investment',
  suite: 'financial',
  category: 'Investment',
  icon: 'layers',
  sortOrder: 122,
  inputs: {
    totalAmount: amount('Amount', 25000),
    rungs: quantity('Certificates', 'rungs', 5, 20, { min: 1, zeroMeansDefault: true, slider: [2, 10] }),
    spacing: choice('One comes due every', { '3': '3 months', '6': '6 months', '12': 'year' }, '12'),
    shortestYield: rate('Yield of the shortest', 4, { max: 25, tooltip: 'Annual percentage yield (APY).' }),
    longestYield: rate('Yield of the longest', 4.5, { max: 25, tooltip: 'The yields between rise evenly.' }),
    penaltyMonths: quantity('Penalty for breaking one', 'months', 6, 36, {
      advanced: true,
      tooltip: 'Months of interest lost, as the bank states it.',
    }),
  },
  results: {
    totalInterest: 'money',
    averageYieldRate: 'percent',
    amountPerRung: 'money',
    firstMaturityAmount: 'money',
    ladderMonths: 'months',
    earlyWithdrawalPenalty: 'money',
    ladder: { month: 'count', yieldRate: 'percent', amount: 'money', interest: 'money', maturityAmount: 'money' },
  },
  calculate(inputs) {
    const rungs = Math.max(1, Math.round(inputs.rungs));
    const part = Math.floor((inputs.totalAmount * 100) / rungs + 1e-6) / 100;
    const ladder = Array.from({ length: rungs }, (_, at) => {
      const month = (at + 1) * Number(inputs.spacing);
      const step = rungs === 1 ? 0 : at / (rungs - 1);
      const yieldRate = inputs.shortestYield + (inputs.longestYield - inputs.shortestYield) * step;
      const invested = at === rungs - 1 ? toCent(inputs.totalAmount - part * (rungs - 1)) : part;
      const maturityAmount = toCent(invested * growth(yieldRate / 100, month / 12));
      return { month, yieldRate, amount: invested, interest: toCent(maturityAmount - invested), maturityAmount };
    });
    const last = ladder[ladder.length - 1];
    return {
      totalInterest: toCent(ladder.reduce((sum, rung) => sum + rung.interest, 0)),
      averageYieldRate: ladder.reduce((sum, rung) => sum + rung.yieldRate * rung.amount, 0) / inputs.totalAmount,
      amountPerRung: part,
      firstMaturityAmount: ladder[0]?.maturityAmount ?? 0,
      ladderMonths: last?.month ?? 0,
      earlyWithdrawalPenalty: toCent(((last?.amount ?? 0) * (last?.yieldRate ?? 0) * inputs.penaltyMonths) / 1200),
      ladder,
    };
  },
  headline: (results) => ({ value: results.totalInterest, kind: 'money', per: 'of interest' }),
  say(results) {
    const together = `**${wholeDollars(results.totalInterest)}** at ${percent(results.averageYieldRate)}`;
    if (results.ladder.length === 1) return `One certificate earns ${together} in ${duration(results.ladderMonths)}.`;
    return `Put **${dollars(results.amountPerRung)}** into each certificate: the first pays **${dollars(results.firstMaturityAmount)}** after ${duration(results.ladder[0]?.month ?? 0)}, the last comes due after ${duration(results.ladderMonths)}. Together they earn ${together}.`;
  },
  supporting: ['averageYieldRate', 'amountPerRung', 'firstMaturityAmount', 'earlyWithdrawalPenalty'],
});
