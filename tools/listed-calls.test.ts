import { describe, expect, it } from 'vitest';
import { calculators } from '#calculators/all-calculators.ts';
import { functionExamples } from '#calculators/functions/listing/function-examples.ts';
import { evaluate, functions } from './evaluate.ts';
import { listedCalculator, listedFunction } from './listed-calls.ts';

const listedCalculators = [...calculators.values()].map(listedCalculator);
const listedFunctions = [...functions.values()].map(listedFunction);

describe('the list of everything that can be asked', () => {
  it.each(listedCalculators)('$id states the unit of each input, and answers its example', ({ id, inputs, example }) => {
    for (const [name, input] of Object.entries(inputs)) {
      expect(input.unit, name).toEqual(expect.any(String));
      expect(input, name).toHaveProperty('defaultValue');
      if (input.type === 'select') expect(input.options.length, name).toBeGreaterThan(1);
    }
    expect(evaluate(id, example)).not.toHaveProperty('error');
  });

  it.each(listedFunctions)('$id states the unit of each argument, and answers its example', ({ id, inputs, example }) => {
    for (const { name, unit } of inputs) expect(unit, name).toEqual(expect.any(String));
    if (example === undefined) throw new Error(`${id} has no example.`);
    for (const { name, optional } of inputs) if (!optional) expect(Object.keys(example), id).toContain(name);
    expect(evaluate(id, example)).toEqual({ result: expect.anything() });
  });

  it('has an example for functions that exist, and no other', () => {
    expect(Object.keys(functionExamples).toSorted()).toEqual([...functions.keys()].toSorted());
  });

  it('states the choices of a filing status, a tax year, and a day count', () => {
    const choices = (id: string) => listedFunctions.find((listed) => listed.id === id)?.inputs.map((input) => input.choices);
    expect(choices('INCOME_TAX')).toEqual([
      undefined,
      ['single', 'marriedJoint', 'marriedSeparate', 'headOfHousehold'],
      [2024, 2025, 2026],
    ]);
    expect(choices('YEARFRAC')?.[2]).toEqual([0, 1, 2, 3, 4]);
  });
});
