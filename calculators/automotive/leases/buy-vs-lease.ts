import {
  depreciationRate,
  downPayment,
  interestRate,
  loanTerm,
  salesTax,
  savingsRate,
  vehiclePrice,
} from '#calculators/automotive/fields.ts';
import { overpaidAlone, priceDeal, repay } from '#calculators/automotive/loans/vehicle-loan.ts';
import { sayTie } from '#calculators/automotive/versus.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { duration, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import {
  dispositionFee,
  dueAtSigning,
  leaseByFactor,
  leaseCostToday,
  leasePayment,
  leaseTerm,
  paymentOffered,
  valueAfter,
  worthToday,
} from './leasing.ts';

/**
 * Buying on credit against leasing, over the term of the lease, in today's money.
 *   buy   = down + Σ payment · v^k − (resale − balance) · v^N
 *   lease = signing + Σ payment · v^(k−1) + disposition · v^N, v = 1 ÷ (1 + savings rate ÷ 1200)
 * Costs are positive; the loan runs in whole cents.
 */
export default defineCalculator({
  id: 'buy-vs-lease',
  title: 'Buy or Lease a Car',
  description: 'Whether a loan or a lease costs less over the same months.',
  shelf: 'Automotive',
  suite: 'auto',
  category: 'Leasing',
  icon: 'scale',
  sortOrder: 6,
  inputs: {
    vehiclePrice,
    downPayment,
    interestRate,
    loanTerm,
    leasePayment,
    leaseTerm,
    dueAtSigning,
    depreciationRate,
    salesTax: { ...salesTax, advanced: true },
    dispositionFee,
    ...leaseByFactor,
    savingsRate: { ...savingsRate, advanced: true },
  },
  results: {
    recommendation: 'text',
    buyCost: 'money',
    leaseCost: 'money',
    leasePaymentUsed: 'money',
    savings: 'money',
    loanPayment: 'money',
    amountFinanced: 'balance',
    resaleValue: 'balance',
    loanBalance: 'balance',
    equity: 'balance',
  },
  calculate(inputs) {
    const { amountFinanced } = priceDeal(inputs);
    if (amountFinanced < 0) return refuse(overpaidAlone, 'downPayment');
    const term = Math.round(inputs.leaseTerm);
    const loan = repay(amountFinanced, inputs.interestRate, inputs.loanTerm);
    const resaleValue = valueAfter(inputs.vehiclePrice, inputs.depreciationRate, term / 12);
    const paid = loan.schedule.slice(0, term);
    const loanBalance = term < loan.schedule.length ? (paid[paid.length - 1]?.balance ?? amountFinanced) : 0;
    const equity = toCent(resaleValue - loanBalance);
    const payments = paid.reduce((total, row) => total + worthToday(row.payment, inputs.savingsRate, row.month), 0);
    const buyCost = toCent(inputs.downPayment + payments - worthToday(equity, inputs.savingsRate, term));
    const monthly = paymentOffered(inputs);
    if (typeof monthly === 'object') return monthly;
    const lease = { ...inputs, leasePayment: monthly };
    const leaseCost = leaseCostToday(lease);
    return {
      recommendation: buyCost <= leaseCost ? 'Buy' : 'Lease',
      buyCost,
      leaseCost,
      leasePaymentUsed: monthly,
      savings: toCent(Math.abs(buyCost - leaseCost)),
      loanPayment: loan.monthlyPayment,
      amountFinanced,
      resaleValue,
      loanBalance,
      equity,
    };
  },
  headline: (results) => ({ value: results.recommendation, kind: 'text' }),
  say(results, inputs) {
    const term = duration(inputs.leaseTerm);
    if (results.savings === 0) return sayTie(results.buyCost);
    const [better, other] = results.recommendation === 'Buy' ? ['Buying', 'leasing'] : ['Leasing', 'buying'];
    return `**${better}** costs **${wholeDollars(results.savings)}** less than ${other} over **${term}**, in today’s money.`;
  },
  supporting: ['buyCost', 'leaseCost', 'loanPayment', 'equity'],
});
