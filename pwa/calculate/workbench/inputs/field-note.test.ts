import { describe, expect, it } from 'vitest';
import { evaluate } from '#app/calculate/workbench/calculation/evaluate.ts';
import { calculators } from '#calculators/all-calculators.ts';
import { readForm } from '#calculators/kit/definition/inputs.ts';
import { noteOf } from './field-note.ts';

function noteAt(calculatorId: string, id: string, entry: string) {
  const calculator = calculators.get(calculatorId);
  if (calculator === undefined) throw new Error(`There is no calculator ${calculatorId}.`);
  const raw = { [id]: entry };
  const form = readForm(calculator.inputs, raw);
  return noteOf({ inputs: calculator.inputs, byTenant: {} }, { raw, form, evaluation: evaluate(calculator, form.values) }, id);
}

describe('a typed 0', () => {
  it('is refused in the field where 0 makes no sense, instead of being replaced without a word', () => {
    expect(noteAt('mortgage-payment', 'homePrice', '0')).toEqual({
      text: 'Home price cannot be 0. Until another value is entered, $300,000 is used.',
      tone: 'bad',
    });
    expect(noteAt('mortgage-payment', 'loanTerm', '0')).toMatchObject({ tone: 'bad', text: expect.stringContaining('30 years is used') });
  });

  it.each([
    ['mortgage-payment', 'downPayment'],
    ['mortgage-payment', 'interestRate'],
    ['auto-loan-basic', 'interestRate'],
    ['estate-tax', 'priorGifts'],
  ])('is allowed in %s %s, where it means something', (calculator, id) => {
    expect(noteAt(calculator, id, '0')).toBeUndefined();
  });

  it('is not what an empty field is: that uses the default, and says so', () => {
    expect(noteAt('mortgage-payment', 'homePrice', '')).toEqual({ text: 'Empty, so $300,000 is used.', tone: 'plain' });
  });
});
