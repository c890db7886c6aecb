import type calculator from '#calculators/investment/securities/future-contracts.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import { toCent } from '#calculators/kit/money/money.ts';

export default defineDetails<typeof calculator>({
  chart(results, inputs) {
    // Prices from 10 % below the lower of entry and exit to 10 % above the higher one.
    const lower = Math.min(inputs.entryPrice, inputs.exitPrice);
    const low = lower - Math.abs(lower) * 0.1;
    const high = Math.max(inputs.entryPrice, inputs.exitPrice) * 1.1;
    const prices = Array.from({ length: 21 }, (_, at) => low + ((high - low) * at) / 20);
    const slope = inputs.position === 'long' ? results.gainPerPoint : -results.gainPerPoint;
    return {
      kind: 'lines',
      title: 'Gain or loss by exit price',
      x: { label: 'Exit price', unit: 'money', values: prices },
      y: { label: 'Gain or loss', unit: 'money' },
      series: [{ label: 'Gain or loss', values: prices.map((price) => toCent(slope * (price - results.breakEvenPrice))) }],
      marks: [{ x: inputs.exitPrice, label: 'exit' }],
    };
  },
  explanation: {
    formula: [
      'gain = ±(exit − entry) × units × contracts − commissions',
      'margin call = entry ∓ (initial − maintenance) ÷ units',
      'forward price = price today × e^((risk-free rate + storage − yield) × time)',
    ],
    assumptions: ['The price moves from entry to exit without settlement in between.', 'No money is added to the margin account.'],
    leavesOut: ['Interest on margin, slippage and daily limits.'],
    differs: ['Brokers may ask for more margin than the exchange.'],
  },
  sources: [
    {
      title: 'Hull, Options, Futures, and Other Derivatives',
      locator: 'ch. 2, operation of margin accounts, table 2.1; ch. 5, forward prices by cost of carry',
    },
    { title: 'CME Group, Introduction to Futures', locator: 'Calculating futures contract profit or loss; margin: know what’s needed' },
  ],
});
