import { expect, it } from 'vitest';
import { newestCompleteSet } from '#calculators/figures/set.ts';
import { defaultsOf, readForm } from '#calculators/kit/definition/inputs.ts';
import mortgage from '#calculators/real-estate/mortgages/mortgage-payment.ts';
import amt from '#calculators/tax/income-tax/amt.ts';
import { readFragment, shareFragment } from './share-link.ts';

const defaults = defaultsOf(mortgage.inputs);

it('holds only what differs from the defaults, and the version', () => {
  expect(shareFragment(mortgage.inputs, defaults, '1')).toBe('v=1');
  expect(shareFragment(mortgage.inputs, { ...defaults, homePrice: 412345.67, interestRate: 0 }, '1')).toBe(
    'v=1&homePrice=412345.67&interestRate=0',
  );
});

it('states its set of figures, because the reader’s firm may have another default', () => {
  expect(shareFragment(amt.inputs, defaultsOf(amt.inputs), '1')).toBe(`v=1&figures=${newestCompleteSet}`);
});

it('restores the same inputs', () => {
  const values = { ...defaults, homePrice: 412345.67, interestRate: 0, extraPayment: 200 };
  const shared = readFragment(mortgage.inputs, `#${shareFragment(mortgage.inputs, values, '7')}`);
  expect(shared.version).toBe('7');
  expect(readForm(mortgage.inputs, shared.raw).values).toEqual(values);
});

it('ignores names that are no inputs', () => {
  expect(readFragment(mortgage.inputs, '#__proto__=1&homePrice=5&evil=2')).toEqual({ raw: { homePrice: '5' }, version: undefined });
});
