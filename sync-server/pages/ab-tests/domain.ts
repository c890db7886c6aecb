import { defineDomain } from '#server/core/faces/define-domain.ts';
import { createAbTest } from './create-ab-test.ts';
import { listAbTests } from './list-ab-tests.ts';
import { setAbTestStatus } from './set-ab-test-status.ts';

export const abTestsFace = defineDomain({
  name: 'ab-tests',
  operations: [listAbTests, createAbTest, setAbTestStatus],
  tables: {
    ab_test_variants: {},
    ab_tests: {},
  },
});
