import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import type calculator from '#calculators/planning/insurance/life-insurance.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'bars',
    title: 'Needs and means',
    unit: 'money',
    bars: [
      { label: 'Income', value: results.incomeNeed },
      { label: 'Debts', value: results.needs.debts ?? 0 },
      { label: 'Education', value: results.needs.educationCosts ?? 0 },
      { label: 'Final expenses', value: results.needs.finalExpenses ?? 0 },
      { label: 'Already there', value: results.availableMeans },
      { label: 'Insurance needed', value: results.coverageNeeded, chosen: true },
    ],
  }),
  explanation: {
    formula: ['income need = Σ income × share × ((1 + inflation) ÷ (1 + return))^year', 'coverage = needs − savings − insurance in force'],
    assumptions: [
      'The income is drawn at the start of each year and rises with inflation.',
      'Benefits are free of income tax (26 USC 101(a)).',
    ],
    leavesOut: ['Social Security survivor benefits.', 'A partner’s own income.'],
    differs: ['Ten times income is a rule of thumb that knows neither debts nor savings.'],
  },
  sources: [
    { title: 'Rejda and McNamara, Principles of Risk Management and Insurance', locator: 'ch. 11: needs approach and human life value' },
    { title: 'NAIC, Life Insurance Buyer’s Guide', locator: 'How much coverage do you need?' },
  ],
});
