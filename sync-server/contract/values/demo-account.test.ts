import { expect, test } from 'vitest';
import { demoAccount } from './demo-account.ts';

test('[R-CONST-14] the demonstration of the portal has the figures of the specification', () => {
  expect(demoAccount).toEqual({ planName: 'Professional', price: '$49.00', nextBilling: 'Jan 15, 2024', users: 8, calculators: 156 });
});
