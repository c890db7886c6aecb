import { expect, it } from 'vitest';
import { carriedFrom, offeredValues } from './carried-values.ts';

const inputs = {
  homePrice: { label: 'Home price', type: 'currency', defaultValue: 300000 },
  loanTerm: { label: 'Term', type: 'number', defaultValue: 30 },
  status: { label: 'Status', type: 'select', defaultValue: 'single', options: [{ value: 'single', label: 'Single' }] },
} as const;
const source = { id: 'mortgage-payment', title: 'Mortgage Payment' };

it('carries what was entered, not the defaults', () => {
  expect(carriedFrom(source, inputs, { homePrice: 450000, loanTerm: 30, status: 'single' })?.values).toEqual({
    'homePrice:currency': 450000,
  });
  expect(carriedFrom(source, inputs, { homePrice: 300000, loanTerm: 30, status: 'single' })).toBeUndefined();
});

it('offers only values of the same name and type, in another calculator, that change something', () => {
  const carried = carriedFrom(source, inputs, { homePrice: 450000, loanTerm: 15, status: 'single' });
  const other = {
    homePrice: { label: 'Price', type: 'currency', defaultValue: 1 },
    loanTerm: { label: 'Term', type: 'percentage', defaultValue: 1 },
  } as const;
  expect(offeredValues(carried, 'refinance', other, { homePrice: 1, loanTerm: 1 })).toEqual({ homePrice: '450000' });
  expect(offeredValues(carried, 'refinance', other, { homePrice: 450000, loanTerm: 1 })).toEqual({});
  expect(offeredValues(carried, 'mortgage-payment', inputs, { homePrice: 1, loanTerm: 1, status: 'single' })).toEqual({});
});

it('offers no choice that the other list does not have', () => {
  const carried = { from: 'a', title: 'A', values: { 'status:select': 'widowed' } };
  expect(offeredValues(carried, 'b', inputs, { homePrice: 1, loanTerm: 1, status: 'single' })).toEqual({});
});
