import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import type calculator from '#calculators/planning/insurance/long-term-care.ts';
import { monthEnd, savingFormula } from '#calculators/planning/savings/saving.ts';

export default defineDetails<typeof calculator>({
  chart: (results, inputs) => ({
    kind: 'bars',
    title: 'Cost by kind of care',
    unit: 'money',
    bars: [
      { label: 'Home health aide', value: results.byKindOfCare.homeCare ?? 0, chosen: inputs.careType === 'homeCare' },
      { label: 'Assisted living', value: results.byKindOfCare.assistedLiving ?? 0, chosen: inputs.careType === 'assistedLiving' },
      { label: 'Nursing, shared', value: results.byKindOfCare.nursingShared ?? 0, chosen: inputs.careType === 'nursingShared' },
      { label: 'Nursing, own room', value: results.byKindOfCare.nursingPrivate ?? 0, chosen: inputs.careType === 'nursingPrivate' },
    ],
  }),
  explanation: {
    formula: ['cost = median today × (1 + rise)^years, summed over the years of care', savingFormula],
    assumptions: ['National medians of 2025.', monthEnd, 'Savings earn nothing more once care begins.'],
    leavesOut: ['Medicaid; Medicare pays for short stays only.', 'Care by the family.'],
    differs: ['Costs differ by state by more than half.'],
  },
  sources: [
    { title: 'CareScout, Cost of Care Survey 2025', locator: 'national medians: $35 an hour, $6,200 a month, $315 and $355 a day' },
    { title: 'U.S. Administration for Community Living, LongTermCare.gov', locator: 'How much care will you need?' },
  ],
});
