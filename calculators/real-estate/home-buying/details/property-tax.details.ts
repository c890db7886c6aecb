import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import type calculator from '#calculators/real-estate/home-buying/property-tax.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'bars',
    title: 'Tax by year',
    unit: 'money',
    bars: results.projection.map((row) => ({ label: `Year ${row.year}`, value: row.tax })),
  }),
  explanation: {
    formula: ['Tax = (value × assessed share − exemption) × rate.', 'Effective rate = tax ÷ home value; 1% is 10 mills.'],
    assumptions: ['Rate and exemption stay; the assessment grows once a year.'],
    leavesOut: ['Special assessments, reassessment at a sale and the income tax deduction.'],
    differs: ['Some counties apply the exemption before the assessment ratio.'],
  },
  sources: [
    {
      title: 'International Association of Assessing Officers, Standard on Property Tax Policy',
      locator: 'assessment ratio, exemption and rate',
    },
  ],
});
