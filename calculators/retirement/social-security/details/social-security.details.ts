import { piaShares } from '#calculators/figures/social-security/social-security.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import type calculator from '#calculators/retirement/social-security/social-security.ts';

export default defineDetails<typeof calculator>({
  chart: (results, inputs) => ({
    kind: 'bars',
    title: 'Monthly benefit by claiming age',
    unit: 'money',
    bars: results.claims.map((row) => ({ label: `${row.age}`, value: row.monthlyBenefit, chosen: row.age === inputs.claimingAge })),
  }),
  explanation: {
    formula: [
      `PIA = ${piaShares[0]}% of AIME to the first bend point, ${piaShares[1]}% to the second, ${piaShares[2]}% above.`,
      'Spouse: half the other’s full benefit less their own, −25/36% a month early. Survivor: the other’s benefit, 71.5% of it at 60.',
      'Early: −5/9% for each of 36 months, then −5/12%. Late: +2/3% a month to 70 (less if born before 1943).',
    ],
    assumptions: [
      'Without a record the bend points and wage base of the chosen year stand for yours; SSA takes those of your age 62.',
      'With a record: wages indexed to 60, bend points of 62, increases since then as far as announced.',
      'Spouse’s benefit: the spouse has claimed. Earnings test: birthday at the start of the year, the limit of the chosen figures.',
      'Original figures: bend points of 2025, wage base of 2024. All in today’s money, without raises for prices.',
    ],
    leavesOut: ['Children’s and divorced spouses’ benefits, the family maximum, taxes.'],
    differs: ['SSA indexes each year of your record; your statement there is better than any estimate.'],
  },
  sources: [
    {
      title: '42 USC 402(b), (e), (q), (w), 403(b), (f), 413(d), 414(a), 415(a), (b), (i), 416(l)',
      locator: 'spouse, survivor, reduction, delay, earnings test, 40 credits, formula, increases, full retirement age',
    },
    {
      title: 'SSA, Office of the Chief Actuary',
      locator: 'bend points: 1,174 and 7,078 (2024), 1,226 and 7,391 (2025), 1,286 and 7,749 (2026)',
    },
  ],
});
