import { expect, test } from 'vitest';
import { abTestDefaults } from './ab-tests.ts';

test('[R-CONST-08] a new test is a draft and shows its variant to half of the visitors', () => {
  expect(abTestDefaults).toEqual({ trafficSplit: 50, status: 'draft' });
});
