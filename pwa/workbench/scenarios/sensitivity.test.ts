import { expect, it } from 'vitest';
import { widen } from '#calculators/kit/definition/any-calculator.ts';
import { defaultsOf } from '#calculators/kit/definition/inputs.ts';
import mortgagePayment from '#calculators/real-estate/mortgages/mortgage-payment.ts';
import { evaluate } from '../evaluate.ts';
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
