import { returnFormula, returnSource, severalRates } from '#calculators/investment/returns/cash-flows.ts';
import type calculator from '#calculators/investment/returns/irr.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'bars',
    title: 'Cash flow of each year',
    unit: 'money',
    bars: results.yearly.map((row) => ({ label: `Year ${row.year}`, value: row.cashFlow })),
  }),
  explanation: {
    formula: [returnFormula, 'NPV = Σ CF ÷ (1 + required return)^year'],
    assumptions: ['Flows fall a year apart, the first one today.', severalRates],
    leavesOut: ['Taxes and risk.'],
    differs: [
      'Internal Rate of Return asks for an outlay and even or growing receipts; this one takes any list.',
      'Spreadsheets show one rate near a guess, even where there are several.',
    ],
  },
  sources: [returnSource],
});
