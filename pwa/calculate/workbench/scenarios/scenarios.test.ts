import { expect, it } from 'vitest';
import { evaluate } from '#app/calculate/workbench/calculation/evaluate.ts';
import { widen } from '#calculators/kit/definition/any-calculator.ts';
import { defaultsOf } from '#calculators/kit/definition/inputs.ts';
import mortgagePayment from '#calculators/real-estate/mortgages/mortgage-payment.ts';
import { compareAnswers, difference } from './scenarios.ts';

const mortgage = widen(mortgagePayment);

function answerWith(changed: Readonly<Record<string, number>>) {
  const outcome = evaluate(mortgage, { ...defaultsOf(mortgage.inputs), ...changed });
  if (outcome.kind !== 'answer') throw new Error('no answer');
  return outcome.answer;
}

it('shows only inputs that differ, and the difference of the last from the first', () => {
  const compared = compareAnswers(mortgage, mortgage.inputs, [answerWith({}), answerWith({ extraPayment: 200 })]);
  expect(compared.inputs).toEqual([{ label: 'Extra each month', cells: ['$0', '$200'], difference: '' }]);
  expect(compared.results[0]).toEqual({ label: 'Answer', cells: ['$1,917', '$2,117'], difference: '+$200.00' });
});

it.each([
  ['money', 100, 90, '\u2212$10.00'],
  ['months', 360, 262, '\u22128 years 2 months'],
  ['money', 5, 5, '–'],
  ['text', 'a', 'b', ''],
] as const)('says the difference of %s %s and %s as %s', (kind, from, to, text) => {
  expect(difference(kind, from, to, false)).toBe(text);
});
