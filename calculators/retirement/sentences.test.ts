import { expect, it } from 'vitest';
import type { AnyInputs } from '../kit/define.ts';
import { defaultsOf } from '../kit/inputs.ts';
import { isRefusal } from '../kit/refusal.ts';
import { details } from './details.gen.ts';
import { shelf } from './shelf.gen.ts';

function resultsOf(id: string, given: AnyInputs) {
  const calculator = shelf[id];
  if (calculator === undefined) throw new Error(`no calculator ${id}`);
  const inputs = { ...defaultsOf(calculator.inputs), ...given };
  const results = calculator.calculate(inputs);
  if (isRefusal(results)) throw new Error(results.refused);
  return { results, inputs, sentence: calculator.say(results, inputs).replaceAll('**', '') };
}

it('a saver who misses the goal by less than half a cent is on track', () => {
  const { results } = resultsOf('retirement-shortfall', { expectedReturn: 0, monthlyContribution: 0, currentSavings: 1487439.78 });
  expect([results.shortfall, results.status]).toEqual([0, 'On Track']);
});

it('the income that a plan supports comes from savings and other sources', () => {
  const { sentence } = resultsOf('retirement-shortfall', { currentSavings: 400000 });
  expect(sentence).toMatch(/: savings and other income carry \$[\d,]+ a year in today’s money\.$/);
});

it('a benefit after fewer than ten years of work is said to need ten', () => {
  expect(resultsOf('social-security', { yearsWorked: 9 }).sentence).toBe(
    'SSA asks for 40 credits (ten years of work); with 36 there is no own benefit.',
  );
  expect(resultsOf('social-security', { yearsWorked: 10 }).sentence).not.toContain('ten years');
});

it('a plan that loses money to fees draws no more than its balance', () => {
  const { results, inputs } = resultsOf('401k-enhanced', { expectedReturn: 0, annualFees: 2 });
  const chart = details['401k-enhanced']?.chart(results, inputs);
  if (chart?.kind !== 'stack') throw new Error('another kind of chart');
  const drawn = chart.x.values.map((_, at) => chart.series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0));
  expect(drawn.at(-1)).toBeCloseTo(Number(results.balanceAtRetirement), 1);
});

it('says when an annuity does not return its premium by age 120', () => {
  expect(resultsOf('annuity-calculator', { currentAge: 40, interestRate: 0, load: 50 }).sentence).toBe(
    'From age 40 on you would receive $174.85 a month for life, which does not bring the premium back by 120.',
  );
  expect(resultsOf('annuity-calculator', { premium: 0 }).sentence).toBe('Without a premium there is no income.');
});

it('a plan ten dollars short does not reach 100.00% of the need', () => {
  const still = { currentAge: 66, retirementAge: 67, lifeExpectancy: 92, otherRetirementIncome: 0, monthlyContribution: 0 };
  const given = { ...still, currentSavings: 999990, expectedReturn: 0, retirementReturn: 0, inflationRate: 0 };
  expect(resultsOf('retirement-shortfall', { ...given, desiredIncome: 40000 }).sentence).toMatch(
    /^\$10 is missing at retirement: you reach 99\.99% of the need\./,
  );
  expect(resultsOf('retirement-planner', { ...given, annualIncome: 40000, incomeReplacement: 100 }).sentence).toContain(
    '$999,990 at 67 is 99.99% of what you need',
  );
});
