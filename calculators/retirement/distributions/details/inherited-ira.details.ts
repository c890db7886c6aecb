import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import type calculator from '#calculators/retirement/distributions/inherited-ira.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'lines',
    title: 'Balance at the end of each year',
    x: { label: 'Year', unit: 'number', values: results.schedule.map((row) => row.year) },
    y: { label: 'Dollars', unit: 'money' },
    series: [
      { label: 'Balance', values: results.schedule.map((row) => row.balance) },
      { label: 'Withdrawn', values: results.schedule.map((row) => row.withdrawal), role: 'reference' },
    ],
  }),
  explanation: {
    formula: [
      'Required = balance at the end of the year before ÷ divisor; the divisor falls by 1 each year.',
      'First divisor: Single Life Table at the beneficiary’s age, or the owner’s less 1 where that is longer and distributions had begun.',
      'Ten-year rule: what is left comes out in the tenth year after the death.',
      'Tax of a year = brackets with the withdrawal on top of other income − brackets without it, plus state tax.',
      'In the end = each withdrawal after tax, grown at the return after tax until the end of the last year; both paces end in the same year.',
    ],
    assumptions: [
      'The owner died in 2020 or later, and the beneficiary is a person.',
      'The owner’s own distribution of the year of death was taken.',
      'Other income and the brackets stay as they are; a large withdrawal reaches higher brackets.',
      'The return is assumed, compounds yearly, and is earned before the withdrawal of the year.',
    ],
    leavesOut: [
      'A spouse, who may take over the account as their own; a minor child, whose ten years begin at 21; trusts and estates.',
      'An eligible beneficiary’s choice of the ten-year rule, and the end of the stretch ten years after that beneficiary’s death.',
      'What a withdrawal does to credits, Medicare premiums, and the tax on Social Security and gains.',
      'Inherited Roth accounts before their tenth year: nothing is required.',
    ],
    differs: ['Some sites ask for no annual distributions within the ten years; they are required since 2025 where the owner’s had begun.'],
  },
  sources: [
    { title: '26 USC 401(a)(9)(B), (E), (H)', locator: 'ten-year rule, eligible designated beneficiaries' },
    {
      title: '26 CFR 1.401(a)(9)-5(d), (e), T.D. 10001 (2024)',
      locator: 'annual distributions within the ten years, longer of two life expectancies',
    },
    { title: '26 CFR 1.401(a)(9)-9(b)', locator: 'Single Life Table' },
    {
      title: '26 USC 408(d)(1), 1(j); Rev. Proc. 2023-34, 2024-40, 2025-32',
      locator: 'withdrawals are income; brackets of 2024, 2025, 2026',
    },
  ],
});
