import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import type calculator from '#calculators/real-estate/home-buying/closing-costs.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'share',
    title: 'What you pay at closing',
    unit: 'money',
    parts: [
      { label: 'Lender', value: results.lenderFees },
      { label: 'Title and settlement', value: results.titleAndSettlement },
      { label: 'Taxes', value: results.governmentTaxes },
      { label: 'Prepaid', value: results.prepaidItems },
    ],
  }),
  explanation: {
    formula: ['Lender + title and settlement + taxes + prepaid items.', 'Prepaid interest = loan × rate × days ÷ 365.'],
    assumptions: [
      'Loan taxes: NY 0.75% less $25, FL 0.55%; NY takes 1% of the price from a million.',
      'New York City: 1.8% less $30, 1.925% from a loan of $500,000; the lender pays 0.25% more. From 2 million 1.25 to 3.9% of the price.',
      'Started units count: $100 in FL, $500 on deeds in CA and NY; on NY loans the larger half of $100.',
      'Vacation homes and rentals bear a loan-level adjustment.',
      'A year of home insurance is prepaid.',
    ],
    leavesOut: [
      'Other city and county taxes, the deed tax of New York City among them; seller credits; co-ops, which have no mortgage tax.',
    ],
    differs: ['Fees vary by county: ask for a Loan Estimate.', 'Some lenders divide prepaid interest by 360 days.'],
  },
  sources: [
    {
      title: 'State tax laws',
      locator:
        'NY Tax Law 253(1)-(2), 253-a, 1402, 1402-a, 1402-b; NYC Adm. Code 11-2601; Fla. Stat. 201.02, 201.08, 199.133; Cal. Rev. & Tax. Code 11911',
    },
    {
      title: 'Fannie Mae Loan-Level Price Adjustment Matrix',
      locator: 'additional attributes, purchase: second home, investment property',
    },
    { title: '12 CFR 1026.37', locator: 'Loan Estimate: closing cost details' },
  ],
});
