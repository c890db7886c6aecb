import { expect, it, vi } from 'vitest';
import { widen } from '#calculators/kit/definition/any-calculator.ts';
import { defaultsOf } from '#calculators/kit/definition/inputs.ts';
import mortgagePayment from '#calculators/real-estate/mortgages/mortgage-payment.ts';
import { evaluate } from './evaluate.ts';

const mortgage = widen(mortgagePayment);

it('[R-CUI-06] computes an initial result from the defaults', () => {
  const outcome = evaluate(mortgage, defaultsOf(mortgage.inputs));
  expect(outcome.kind).toBe('answer');
  // 240,000 at 6.5% over 360 months: 1,516.96. Tax 300 and insurance 100 a month.
  if (outcome.kind === 'answer') expect(outcome.answer.headline).toEqual({ value: 1916.96, kind: 'money', per: 'a month' });
});

it('[R-CUI-08] returns the sentence of a refusal and its field', () => {
  const outcome = evaluate(mortgage, { ...defaultsOf(mortgage.inputs), downPayment: 400_000 });
  expect(outcome).toEqual({ kind: 'refused', message: 'The down payment is higher than the home price.', field: 'downPayment' });
});

it('[R-CUI-09] [R-CUI-24] logs a calculation that throws, and throws nothing itself', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken = {
    ...mortgage,
    calculate: () => {
      throw new Error('boom');
    },
  };
  expect(evaluate(broken, {})).toEqual({ kind: 'failed' });
  expect(logged).toHaveBeenCalledOnce();
  logged.mockRestore();
});
