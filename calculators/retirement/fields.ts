import { money, quantity } from '../tax/fields.ts';

/** Fields that mean the same on every screen of the shelf, under the same id. */
export const accountBalance = money('Account balance', 500000, {
  step: 1000,
  required: true,
  tooltip: 'On 31 December of the year before, all accounts of the kind together.',
});
export const distributionAge = quantity('Age this year', 'years', 75, 120, {
  zeroMeansDefault: true,
  tooltip: 'The age you reach by 31 December.',
});
