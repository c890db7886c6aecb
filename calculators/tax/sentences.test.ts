import { expect, it } from 'vitest';
import { defaultsOf } from '../kit/inputs.ts';
import { isRefusal } from '../kit/refusal.ts';
import payrollTax from './payroll-tax.ts';

function sayPayroll(given: { readonly grossPay: number; readonly filingStatus?: 'single' | 'marriedJoint' }): string {
  const inputs = { ...defaultsOf(payrollTax.inputs), ...given };
  const results = payrollTax.calculate(inputs);
  if (isRefusal(results)) throw new Error(results.refused);
  return payrollTax.say(results, inputs);
}

it('cents of rounding on each payday are no tax that a return asks for', () => {
  expect(sayPayroll({ grossPay: 12345.67 })).not.toContain('The return');
});

it('what was withheld too much is given back, without another', () => {
  expect(sayPayroll({ grossPay: 9000, filingStatus: 'marriedJoint' })).toContain('The return gives back **$306** of Medicare tax.');
});
