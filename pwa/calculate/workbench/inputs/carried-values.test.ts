import { expect, it } from 'vitest';
import { carriedFrom, offeredValues } from './carried-values.ts';

const inputs = {
  homePrice: { label: 'Home price', type: 'currency', defaultValue: 300000 },
  loanTerm: { label: 'Term', type: 'number', defaultValue: 30 },
  status: { label: 'Status', type: 'select', defaultValue: 'single', options: [{ value: 'single', label: 'Single' }] },
} as const;
const source = { id: 'mortgage-payment', title: 'Mortgage Payment' };

it('carries entered values, not the defaults', () => {
  expect(carriedFrom(source, inputs, { homePrice: 450000, loanTerm: 30, status: 'single' })?.values).toEqual({
    'homePrice:currency:': 450000,
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

it('offers no choice that the other calculator lacks', () => {
  const carried = { from: 'a', title: 'A', values: { 'status:select:': 'widowed' } };
  expect(offeredValues(carried, 'b', inputs, { homePrice: 1, loanTerm: 1, status: 'single' })).toEqual({});
});

it('carries a term only to a term in the same unit, and within its bounds', () => {
  const years = { loanTerm: { label: 'Term', type: 'number', unit: 'years', defaultValue: 30, min: 1, max: 50 } } as const;
  const months = { loanTerm: { label: 'Term', type: 'number', unit: 'months', defaultValue: 60, min: 1, max: 96 } } as const;
  const short = { loanTerm: { label: 'Term', type: 'number', unit: 'years', defaultValue: 10, min: 1, max: 12 } } as const;
  const carried = carriedFrom(source, years, { loanTerm: 15 });
  expect(offeredValues(carried, 'auto-loan', months, { loanTerm: 60 })).toEqual({});
  expect(offeredValues(carried, 'heloc', short, { loanTerm: 10 })).toEqual({});
  expect(offeredValues(carried, 'refinance', years, { loanTerm: 30 })).toEqual({ loanTerm: '15' });
});

it('does not carry a return compounded monthly into a field for an effective one', () => {
  const rateOf = (compounds: 'monthly' | 'yearly') => ({ label: 'Return', type: 'percentage', defaultValue: 6, compounds }) as const;
  const carried = carriedFrom(source, { expectedReturn: rateOf('monthly') }, { expectedReturn: 7 });
  expect(offeredValues(carried, 'refinance', { expectedReturn: rateOf('yearly') }, { expectedReturn: 6 })).toEqual({});
  expect(offeredValues(carried, 'refinance', { expectedReturn: rateOf('monthly') }, { expectedReturn: 6 })).toEqual({
    expectedReturn: '7',
  });
});
