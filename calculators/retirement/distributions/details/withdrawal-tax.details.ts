import { defineDetails } from '#calculators/kit/definition/define-details.ts';
import { stateLayerAssumption } from '#calculators/kit/law/states/state-assumption.ts';
import type calculator from '#calculators/retirement/distributions/withdrawal-tax.ts';

export default defineDetails<typeof calculator>({
  chart: (results) => ({
    kind: 'bars',
    title: 'Why the withdrawal is taxed',
    unit: 'money',
    bars: [
      { label: 'Brackets', value: results.bracketPart, chosen: true },
      { label: 'Social Security', value: results.benefitsPart },
      { label: 'Gains', value: results.gainsPart },
      { label: 'Investment income', value: results.investmentPart },
      { label: 'State', value: results.stateTax },
    ],
  }),
  explanation: {
    formula: [
      'tax of the withdrawal = tax of the return with it − tax of the return without it',
      'The part of the brackets is the same difference without benefits and gains; each of the two is then added, one after the other.',
    ],
    assumptions: [
      'The withdrawal is taxable in full, and the standard deduction is taken, with the deduction for seniors where its income allows it.',
      'Below 59½ a tenth comes on top; exceptions are left out.',
      stateLayerAssumption,
    ],
    leavesOut: ['The surcharge of Medicare two years later: its calculator takes the income that stands here.'],
    differs: ['A bracket alone is not the rate: benefits that become taxable can make a dollar in the 12% bracket cost 22 cents.'],
  },
  sources: [
    { title: '26 USC 72(t), 86, 408(d), 1411', locator: 'early withdrawals, benefits, distributions, investment income' },
    { title: 'IRS Publication 915', locator: 'worksheet 1', url: 'https://www.irs.gov/publications/p915' },
  ],
});
