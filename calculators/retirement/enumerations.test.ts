import { expect, it } from 'vitest';
import { shelf } from '#calculators/shelves/retirement/shelf.gen.ts';

function valuesOf(id: string, input: string): readonly string[] {
  const found = shelf[id]?.inputs[input];
  return found?.type === 'select' ? found.options.map((option) => option.value) : [];
}

it.each([
  ['R-CENUM-20', '72t-sepp-calculator', 'method', ['required_minimum', 'fixed_amortization', 'fixed_annuitization']],
  ['R-CENUM-21', 'annuity-calculator', 'annuityType', ['immediate', 'deferred']],
  ['R-CENUM-22', 'annuity-calculator', 'gender', ['male', 'female']],
])('[%s] %s offers for %s exactly %j', (_row, id, input, values) => {
  expect(valuesOf(id, input)).toEqual(values);
});
