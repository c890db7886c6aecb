import { expect, it } from 'vitest';
import { shelf } from '#calculators/shelves/real-estate/shelf.gen.ts';

function valuesOf(id: string, input: string): readonly string[] {
  const found = shelf[id]?.inputs[input];
  return found?.type === 'select' ? found.options.map((option) => option.value) : [];
}

it.each([
  ['R-CENUM-15', 'extra-payment', 'extraPaymentType', ['monthly', 'yearly', 'one-time']],
  ['R-CENUM-16', 'closing-costs', 'state', ['CA', 'NY', 'TX', 'FL', 'Other']],
  ['R-CENUM-17', 'closing-costs', 'propertyType', ['primary', 'investment', 'vacation']],
  ['R-CENUM-17', 'down-payment', 'propertyType', ['primary', 'investment', 'vacation']],
  ['R-CENUM-18', 'home-affordability', 'loanType', ['conventional', 'FHA', 'VA']],
  ['R-CENUM-18', 'down-payment', 'loanType', ['conventional', 'FHA', 'VA', 'usda', 'jumbo']],
  ['R-CENUM-19', 'heloc', 'minimumPaymentType', ['interest', 'principal']],
])('[%s] %s offers for %s exactly %j', (_row, id, input, values) => {
  expect(valuesOf(id, input)).toEqual(values);
});
