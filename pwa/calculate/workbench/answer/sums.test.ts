import { describe, expect, it } from 'vitest';
import { type Answer, evaluate } from '#app/calculate/workbench/calculation/evaluate.ts';
import { calculators as calculatorsById } from '#calculators/all-calculators.ts';
import type { AnyCalculator } from '#calculators/kit/definition/any-calculator.ts';
import { widen } from '#calculators/kit/definition/any-calculator.ts';
import type { AnyInputs } from '#calculators/kit/definition/define.ts';
import { defaultsOf, maximumOf, minimumOf } from '#calculators/kit/definition/inputs.ts';
import fhaLoan from '#calculators/real-estate/mortgages/fha-loan.ts';
import { findSums, type Sum } from './sums.ts';

const calculators = [...calculatorsById.values()];

function answerOf(calculator: AnyCalculator, inputs: AnyInputs): Answer | undefined {
  const outcome = evaluate(calculator, inputs);
  return outcome.kind === 'answer' ? outcome.answer : undefined;
}

/** The total of each sum minus its parts. */
function gaps(sums: readonly Sum[], results: Answer['results']): readonly number[] {
  return sums
    .filter(({ parts }) => parts.length > 0)
    .flatMap(({ name, parts }) => [
      parts.reduce((rest, part) => rest - Number(results[part.name]), Number(results[name])),
      ...gaps(parts, results),
    ]);
}

it('finds the parts of a monthly payment', () => {
  const calculator = widen(fhaLoan);
  const answer = answerOf(calculator, defaultsOf(calculator.inputs));
  if (answer === undefined) throw new Error('The defaults are refused.');
  const payment = findSums(calculator, answer).find(({ name }) => name === 'monthlyPayment');
  expect(payment?.parts.map(({ name }) => name).sort()).toEqual(['monthlyInsurance', 'monthlyMip', 'monthlyTax', 'principalAndInterest']);
});

describe('sums found in one answer', () => {
  it.each(calculators.map((calculator) => [calculator.id, calculator] as const))('%s: hold for other inputs', (_id, calculator) => {
    const answer = answerOf(calculator, defaultsOf(calculator.inputs));
    if (answer === undefined) throw new Error('The defaults are refused.');
    const sums = findSums(calculator, answer);
    for (const gap of gaps(sums, answer.results)) expect(Math.abs(gap)).toBeLessThan(0.0151);
    const others = Object.entries(calculator.inputs).map(([id, input], at) => {
      const value = answer.inputs[id];
      if (typeof value !== 'number') return [id, value ?? input.defaultValue] as const;
      const wanted = value * (1 + ((at % 5) - 2) / 25);
      const whole = input.type === 'number' ? Math.round(wanted) : wanted;
      return [id, Math.min(maximumOf(input) ?? whole, Math.max(minimumOf(input) ?? whole, whole))] as const;
    });
    const other = answerOf(calculator, Object.fromEntries(others));
    if (other === undefined) return;
    for (const gap of gaps(sums, other.results)) expect(Math.abs(gap)).toBeLessThan(0.0151);
  });
});
