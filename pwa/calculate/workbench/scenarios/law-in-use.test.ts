import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatResult } from '#app/calculate/workbench/calculation/format-result.ts';
import { calculators } from '#calculators/all-calculators.ts';
import type { AnyCalculator } from '#calculators/kit/definition/any-calculator.ts';
import { widen } from '#calculators/kit/definition/any-calculator.ts';
import type { AnyInputs, Input } from '#calculators/kit/definition/define.ts';
import { defaultsOf } from '#calculators/kit/definition/inputs.ts';
import { isRefusal } from '#calculators/kit/definition/refusal.ts';
import debtPayoff from '#calculators/planning/debt/debt-payoff.ts';
import { lawInUse, lawNotes } from './law-in-use.ts';

/** Random inputs for each calculator; a campaign sets PROOF_RUNS, and 1,000 are walked. */
const runs = Math.min(1000, Number(process.env.PROOF_RUNS ?? 40));
const withFigures = [...calculators.values()].filter((calculator) => 'figures' in calculator.inputs);

/** The answer as a person reads it, put together without the screen's code. */
function readAnswer(calculator: AnyCalculator, values: AnyInputs): string {
  const outcome = calculator.calculate(values);
  if (isRefusal(outcome)) return outcome.refused;
  const { kind, value, per } = calculator.headline(outcome, values);
  const whole = calculator.suite === 'business' || (typeof value === 'number' && (value === 0 || Math.abs(value) >= 1000));
  return [formatResult(kind, value, { whole }), ...(per === undefined ? [] : [per])].join(' ');
}

function anyValue(input: Input): fc.Arbitrary<number | boolean | string> {
  switch (input.type) {
    case 'boolean':
      return fc.boolean();
    case 'select':
      return fc.constantFrom(...input.options.map(({ value }) => value));
    case 'text':
      return fc.constant(input.defaultValue);
    case 'currency':
      return fc.integer({ min: Math.ceil(input.min ?? 0), max: Math.min(input.max ?? 5_000_000, 5_000_000) });
    case 'percentage':
    case 'number':
      return fc.integer({ min: Math.ceil(input.min ?? 0), max: Math.floor(input.max ?? input.defaultValue * 2 + 1) });
  }
}

it('every calculator whose formula takes a set of figures offers the choice', () => {
  expect(withFigures.length).toBeGreaterThan(20);
  for (const { inputs } of withFigures) expect(inputs.figures).toMatchObject({ type: 'select', assumption: 'figures' });
});

describe.each(withFigures.map((calculator) => [calculator.id, calculator] as const))('%s', (_id, calculator) => {
  it('names its set, and the answer under 2026 law if that differs', () => {
    const sets = calculator.inputs.figures?.type === 'select' ? calculator.inputs.figures.options : [];
    const entries = fc.record(Object.fromEntries(Object.entries(calculator.inputs).map(([id, input]) => [id, anyValue(input)])));
    fc.assert(
      fc.property(entries, (entered) => {
        for (const { value, label } of sets) {
          const values = { ...defaultsOf(calculator.inputs), ...entered, figures: value };
          const law = lawInUse(calculator, calculator.inputs, values, 2026);
          const [here, newest] = [readAnswer(calculator, values), readAnswer(calculator, { ...values, figures: '2026' })];
          expect(law?.name).toBe(label);
          expect(law?.underNewest).toBe(here === newest ? undefined : `Under 2026 law: ${newest}`);
          expect(law?.missing).toBeUndefined();
        }
      }),
      { numRuns: runs, seed: 16 },
    );
  });
});

it('says that newer law is missing after the end of the newest year, and not before', () => {
  const [calculator] = withFigures;
  if (calculator === undefined) throw new Error('No calculator has figures.');
  const inYear = (year: number) => lawInUse(calculator, calculator.inputs, defaultsOf(calculator.inputs), year)?.missing;
  expect([2025, 2026].map(inYear)).toEqual([undefined, undefined]);
  expect(inYear(2027)).toBe('The newest complete figures here are of 2026: the law of 2027 is incomplete.');
  expect(inYear(2028)).toBe('The newest complete figures here are of 2026: the law of 2028 is missing.');
});

it('has no note for a calculator without statutory figures', () => {
  const calculator = widen(debtPayoff);
  expect(lawInUse(calculator, calculator.inputs, defaultsOf(calculator.inputs), 2030)).toBeUndefined();
  expect(lawNotes(undefined)).toEqual([]);
});
