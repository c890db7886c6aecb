import { depreciationRate, salesTax, savingsRate, vehiclePrice } from '#calculators/automotive/fields.ts';
import { sayTie } from '#calculators/automotive/versus.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { ratesOfReturn } from '#calculators/kit/finance/roots.ts';
import { duration, percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import {
  dispositionFee,
  dueAtSigning,
  type Lease,
  leaseByFactor,
  leaseCostToday,
  leasePayment,
  leaseTerm,
  paymentOffered,
  valueAfter,
  worthToday,
} from './leasing.ts';

/**
 * Paying cash against leasing and keeping the cash invested, over the term of the lease, in today's money.
 *   cash  = price + tax − resale · v^N
 *   lease = signing + Σ payment · v^(k−1) + disposition · v^N, v = 1 ÷ (1 + return ÷ 1200)
 * The break-even return makes both equal. Costs are positive.
 */
export default defineCalculator({
  id: 'lease-vs-cash',
  title: 'Lease or Pay Cash',
  description: 'Whether to pay cash for a car, or lease it and invest the cash.',
  shelf: 'Automotive',
  suite: 'auto',
  category: 'Leasing',
  icon: 'banknote',
  sortOrder: 7,
  inputs: {
    vehiclePrice,
    salesTax,
    leasePayment,
    leaseTerm,
    dueAtSigning,
    depreciationRate,
    savingsRate,
    dispositionFee,
    ...leaseByFactor,
  },
  results: {
    betterChoice: 'text',
    savings: 'money',
    cashCost: 'money',
    leaseCost: 'money',
    leasePaymentUsed: 'money',
    cashPrice: 'money',
    resaleValue: 'balance',
    investedAtEnd: 'balance',
    breakEvenReturn: 'percent?',
  },
  calculate(inputs) {
    const term = Math.round(inputs.leaseTerm);
    const cashPrice = toCent(inputs.vehiclePrice + toCent((inputs.vehiclePrice * inputs.salesTax) / 100));
    const resaleValue = valueAfter(inputs.vehiclePrice, inputs.depreciationRate, term / 12);
    const cashCost = toCent(cashPrice - worthToday(resaleValue, inputs.savingsRate, term));
    const monthly = paymentOffered(inputs);
    if (typeof monthly === 'object') return monthly;
    const lease = { ...inputs, leasePayment: monthly };
    const leaseCost = leaseCostToday(lease);
    return {
      betterChoice: cashCost <= leaseCost ? 'Pay cash' : 'Lease',
      savings: toCent(Math.abs(cashCost - leaseCost)),
      cashCost,
      leaseCost,
      leasePaymentUsed: monthly,
      cashPrice,
      resaleValue,
      investedAtEnd: toCent((cashPrice - leaseCost) / worthToday(1, inputs.savingsRate, term)),
      breakEvenReturn: breakEvenReturn(lease, cashPrice, resaleValue),
    };
  },
  headline: (results) => ({ value: results.betterChoice, kind: 'text' }),
  say(results, inputs) {
    if (results.savings === 0) return sayTie(results.cashCost);
    const better = results.betterChoice === 'Lease' ? 'Leasing' : 'Paying cash';
    const even = results.breakEvenReturn;
    const edge =
      even === null
        ? ''
        : even < 0
          ? ' Leasing wins even if your cash earns nothing.'
          : ` Leasing wins once your cash earns more than **${percent(even)}**.`;
    return `**${better}** is ahead by **${wholeDollars(results.savings)}** in today’s money over **${duration(inputs.leaseTerm)}**.${edge}`;
  },
  supporting: ['cashCost', 'leaseCost', 'breakEvenReturn', 'resaleValue'],
});

/** The yearly return at which both cost the same: the implicit interest rate of the lease. */
function breakEvenReturn(lease: Lease, cashPrice: number, resaleValue: number): number | null {
  const term = Math.round(lease.leaseTerm);
  const flows = [
    { amount: lease.dueAtSigning + lease.leasePayment - cashPrice, time: 0 },
    ...Array.from({ length: term - 1 }, (_, at) => ({ amount: lease.leasePayment, time: at + 1 })),
    { amount: resaleValue + lease.dispositionFee, time: term },
  ];
  const found = ratesOfReturn(flows);
  return found.kind === 'one' ? found.rate * 1200 : null;
}
