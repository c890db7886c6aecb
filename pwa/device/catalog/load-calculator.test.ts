import { expect, it } from 'vitest';
import { defaultsOf } from '#calculators/kit/definition/inputs.ts';
import { isRefusal } from '#calculators/kit/definition/refusal.ts';
import { loadCalculator } from './load-calculator.ts';

it('a calculator that needs the law of the states can answer as soon as it is loaded', async () => {
  const calculator = await loadCalculator('state-income-tax');
  if (calculator === undefined) throw new Error('There is no such calculator.');
  expect(isRefusal(calculator.calculate(defaultsOf(calculator.inputs)))).toBe(false);
});
