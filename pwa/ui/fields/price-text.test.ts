import { expect, it } from 'vitest';
import { amountText } from '#contract/values/amounts/money.ts';
import { priceText } from './price-text.ts';

it.each([
  ['0.00', 'Free'],
  ['49.00', '$49'],
  ['9.50', '$9.50'],
  ['29.99', '$29.99'],
  ['1990.00', '$1,990'],
  ['49', '$49'],
])('[R-LAND-13] shows the price %j as %s: cents where there are any, always two of them', (price, text) => {
  expect(priceText(price)).toBe(text);
});

it('[R-ADM-27] shows an amount to the cent, and whole dollars without cents', () => {
  expect([amountText(0), amountText(98), amountText(297.5)]).toEqual(['$0', '$98', '$297.50']);
});
