import { expect, it } from 'vitest';
import { shelf } from '#calculators/shelves/tax/shelf.gen.ts';

function valuesOf(id: string, input: string): readonly string[] {
  const found = shelf[id]?.inputs[input];
  return found?.type === 'select' ? found.options.map((option) => option.value) : [];
}

it.each([
  ['R-CENUM-25', 'basic-tax', 'filingStatus', ['single', 'marriedJoint', 'marriedSeparate', 'headOfHousehold']],
  ['R-CENUM-25', 'amt', 'filingStatus', ['single', 'marriedJoint', 'marriedSeparate', 'headOfHousehold']],
  ['R-CENUM-25', 'capital-gains-tax', 'filingStatus', ['single', 'marriedJoint', 'marriedSeparate', 'headOfHousehold']],
  ['R-CENUM-26', 'payroll-tax', 'payFrequency', ['weekly', 'biweekly', 'semimonthly', 'monthly']],
])('[%s] %s offers for %s exactly %j', (_row, id, input, values) => {
  expect(valuesOf(id, input)).toEqual(values);
});
