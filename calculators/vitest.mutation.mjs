import { statSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

/** The smallest files first: most mutants die there, and the first death ends the run. */
class SmallestFirst extends BaseSequencer {
  async sort(files) {
    const size = ({ moduleId }) => statSync(moduleId).size;
    return [...files].sort((a, b) => size(a) - size(b));
  }
}

/**
 * The tests that no mutant of the kit or of the figures may survive. One worker loads every file afresh for each mutant, but once for all
 * tests, which is many times faster. Counting what covers what slows the simulations down, hence the patience.
 */
export default defineConfig({
  test: {
    include: ['calculators/{kit,figures}/**/*.test.ts'],
    isolate: false,
    testTimeout: 300_000,
    sequence: { sequencer: SmallestFirst },
  },
});
