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

it('cents of rounding on each payday are no tax that a return asks for', () => {
  expect(sentenceOf('payroll-tax', { grossPay: 12345.67 })).not.toContain('The return');
});

it('what was withheld too much is given back, without another', () => {
  expect(sentenceOf('payroll-tax', { grossPay: 9000, filingStatus: 'marriedJoint' })).toContain(
    'The return gives back $306 of Medicare tax.',
  );
});

it('a loss that is used up leaves nothing to speak of for later years', () => {
  expect(sentenceOf('capital-gains-tax', { capitalLosses: 14000 })).toBe('The year ends with a loss: $2,000 lowers other income.');
});

it('a loss without other income lowers none, and says so', () => {
  const given = { ordinaryIncome: 0, longTermGains: 0, shortTermGains: 0, capitalLosses: 10000 };
  expect(sentenceOf('capital-gains-tax', given)).toBe(
    'The year ends with a loss: nothing lowers other income, and $10,000 is left for later years.',
  );
});
