import type calculator from '#calculators/investment/returns/dcf.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'bars',
    title: 'What each year is worth today',
    unit: 'money',
    bars: [
      ...results.schedule.map((row) => ({ label: `Year ${row.year}`, value: row.presentValue })),
      { label: 'After that', value: results.presentValueOfTerminal, chosen: true },
    ],
  }),
  explanation: {
    formula: [
      'Value = Σ cash flow of year t ÷ (1 + r)^t + terminal value ÷ (1 + r)^n.',
      'Terminal value = last cash flow × (1 + g) ÷ (r − g), or × the multiple.',
      'Equity = value − (debt − cash).',
    ],
    assumptions: ['Cash comes at the end of each year unless the middle is chosen.', 'One required return for all years.'],
    leavesOut: ['Options, assets beside the business, discounts for a minority or for lack of a market.'],
    differs: ['Business Valuation grows one cash flow at one rate and sets a multiple of EBITDA beside it; here each year is entered.'],
  },
  sources: [
    {
      title: 'Brealey, Myers and Allen, Principles of Corporate Finance',
      locator: 'ch. 4, valuing a business by discounted cash flow',
    },
  ],
});
