import { expect, it } from 'vitest';
import type { AnyInputs } from '../kit/define.ts';
import { defaultsOf } from '../kit/inputs.ts';
import { loadStateTax } from '../kit/law/state-layer.ts';
import { isRefusal } from '../kit/refusal.ts';
import { shelf } from './shelf.gen.ts';

await loadStateTax();

function sentenceOf(id: string, given: AnyInputs): string {
  const calculator = shelf[id];
  if (calculator === undefined) throw new Error(`no calculator ${id}`);
  const inputs = { ...defaultsOf(calculator.inputs), ...given };
  const results = calculator.calculate(inputs);
  if (isRefusal(results)) throw new Error(results.refused);
  return calculator.say(results, inputs).replaceAll('**', '');
}

it('rounding cents on paydays are not shown as tax due on the return', () => {
  expect(sentenceOf('payroll-tax', { grossPay: 12345.67 })).not.toContain('The return');
});

it('excess withholding is said to come back, without the word "another"', () => {
  expect(sentenceOf('payroll-tax', { grossPay: 9000, filingStatus: 'marriedJoint' })).toContain(
    'The return gives back $306 of Medicare tax.',
  );
});

it('a used-up loss leaves no mention of later years', () => {
  expect(sentenceOf('capital-gains-tax', { capitalLosses: 14000 })).toBe('The year ends with a loss: $2,000 lowers other income.');
});

it('says that a loss lowers nothing without other income', () => {
  const given = { ordinaryIncome: 0, longTermGains: 0, shortTermGains: 0, capitalLosses: 10000 };
  expect(sentenceOf('capital-gains-tax', given)).toBe(
    'The year ends with a loss: nothing lowers other income, and $10,000 is left for later years.',
  );
});
