import { expect, it } from 'vitest';
import { evaluate } from '#app/calculate/workbench/calculation/evaluate.ts';
import { widen } from '#calculators/kit/definition/any-calculator.ts';
import { defaultsOf } from '#calculators/kit/definition/inputs.ts';
import mortgagePayment from '#calculators/real-estate/mortgages/mortgage-payment.ts';
import retirementPlanner from '#calculators/retirement/readiness/retirement-planner.ts';
import { numericInputs, seekAnswer } from './goal-seek.ts';
import { sensitivity } from './sensitivity.ts';

const mortgage = widen(mortgagePayment);

it('names the inputs that move the headline, the strongest first', () => {
  const outcome = evaluate(mortgage, defaultsOf(mortgage.inputs));
  if (outcome.kind !== 'answer') throw new Error('no answer');
  const influences = sensitivity(mortgage, mortgage.inputs, outcome.answer);
  // A tenth of the price is 30,000 more to borrow, an eighth of the loan: 189.62 more a month, and mortgage insurance becomes due.
  expect(influences[0]?.input).toBe('homePrice');
  expect(influences.map((influence) => influence.input)).toContain('interestRate');
  expect(influences.every((influence, at) => at === 0 || influence.move <= (influences[at - 1]?.move ?? 0))).toBe(true);
});

it('leaves out inputs that are zero', () => {
  const outcome = evaluate(mortgage, defaultsOf(mortgage.inputs));
  if (outcome.kind !== 'answer') throw new Error('no answer');
  expect(sensitivity(mortgage, mortgage.inputs, outcome.answer).map((influence) => influence.input)).not.toContain('extraPayment');
});

it('the Retirement Planner, whose headline is a word, has sensitivity and goal seek on the funded share', () => {
  const planner = widen(retirementPlanner);
  const outcome = evaluate(planner, defaultsOf(planner.inputs));
  if (outcome.kind !== 'answer') throw new Error('no answer');
  const { answer } = outcome;
  expect(answer.headline.kind).toBe('text');
  expect(answer.measure).toMatchObject({ kind: 'percent', per: 'of the need' });
  expect(sensitivity(planner, planner.inputs, answer).map(({ input }) => input)).toEqual(
    expect.arrayContaining(['expectedReturn', 'monthlyContribution', 'retirementAge']),
  );
  const deposit = numericInputs(planner.inputs).find(([id]) => id === 'monthlyContribution');
  if (deposit === undefined) throw new Error('no deposit');
  const [found] = seekAnswer(planner, answer, deposit, 100);
  const funded = evaluate(planner, { ...answer.inputs, monthlyContribution: found?.from ?? 0 });
  expect(funded).toMatchObject({ answer: { results: { status: 'On Track', shortfall: 0 } } });
});
