import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

/** The test that loads every file runs first, because only it notices a mutant that throws while a file loads. */
class LoadingFirst extends BaseSequencer {
  async sort(files) {
    const rank = ({ moduleId }) => (moduleId.endsWith('/kit/load.test.ts') ? 0 : 1);
    return (await super.sort(files)).toSorted((left, right) => rank(left) - rank(right));
  }
}

/**
 * The tests that no mutant of the kit or of the figures may survive. For each mutant, one worker loads every file once for all tests, which
 * is many times faster, and stops at the first failure. Simulations of many trials are left out: with instrumentation they take nine tenths
 * of the time, and leaving them out can only lower the score. Measuring coverage slows down the rest, which explains the long timeouts.
 */
export default defineConfig({
  test: {
    include: ['calculators/{kit,figures,functions}/**/*.test.ts'],
    exclude: ['calculators/kit/simulation/simulate-many.test.ts'],
    isolate: false,
    sequence: { sequencer: LoadingFirst },
    testTimeout: 300_000,
  },
});
