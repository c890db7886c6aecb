import { describe, expect, it } from 'vitest';
import { type Answer, evaluate } from '#app/calculate/workbench/calculation/evaluate.ts';
import { calculators as calculatorsById } from '#calculators/all-calculators.ts';
import type { AnyCalculator } from '#calculators/kit/definition/any-calculator.ts';
import { defaultsOf } from '#calculators/kit/definition/inputs.ts';
import { type NumericInput, numericInputs, seekAnswer } from './goal-seek.ts';

const calculators = [...calculatorsById.values()];

function answerOf(calculator: AnyCalculator): Answer {
  const outcome = evaluate(calculator, defaultsOf(calculator.inputs));
  if (outcome.kind !== 'answer') throw new Error(`${calculator.id} has no answer.`);
  return outcome.answer;
}

function inputOf(calculator: AnyCalculator, id: string): readonly [string, NumericInput] {
  const found = numericInputs(calculator.inputs).find(([name]) => name === id);
  if (found === undefined) throw new Error(`${calculator.id} has no ${id}.`);
  return found;
}

function calculatorOf(id: string): AnyCalculator {
  const found = calculators.find((calculator) => calculator.id === id);
  if (found === undefined) throw new Error(`There is no calculator ${id}.`);
  return found;
}

describe('goal seek', () => {
  it('says which price a monthly payment carries', () => {
    const calculator = calculatorOf('auto-loan-basic');
    const [price] = seekAnswer(calculator, answerOf(calculator), inputOf(calculator, 'vehiclePrice'), 600);
    const again = evaluate(calculator, { ...defaultsOf(calculator.inputs), vehiclePrice: price?.from ?? 0 });
    expect(again).toMatchObject({ kind: 'answer', answer: { headline: { value: 600 } } });
  });

  it('says that no rate makes a payment lower than the loan without interest', () => {
    const calculator = calculatorOf('loan-payment');
    expect(seekAnswer(calculator, answerOf(calculator), inputOf(calculator, 'interestRate'), 0.01)).toEqual([]);
  });

  const numbered = calculators.filter((calculator) => typeof answerOf(calculator).headline.value === 'number');

  it.each(numbered.map((calculator) => [calculator.id, calculator] as const))(
    '%s: finds an input again from its answer',
    (_id, calculator) => {
      const answer = answerOf(calculator);
      const goal = Number(answer.headline.value);
      const choices = numericInputs(calculator.inputs);
      expect(choices.length).toBeGreaterThan(0);
      for (const choice of choices.slice(0, 3)) {
        const present = Number(answer.inputs[choice[0]]);
        const found = seekAnswer(calculator, answer, choice, goal);
        expect(
          found.some(({ from, to }) => from <= present + 1e-4 && to >= present - 1e-4),
          choice[0],
        ).toBe(true);
      }
    },
  );
});
