import { defineConfig } from 'vitest/config';

/**
 * The tests that no mutant of the kit or of the figures may survive. One worker loads every file afresh for each mutant, but once for all
 * tests, which is many times faster. Simulations of many trials are left out: under observation they take nine tenths of the time, and the
 * score can only fall by it. Counting what covers what slows the rest down, hence the patience.
 */
export default defineConfig({
  test: {
    include: ['calculators/{kit,figures}/**/*.test.ts'],
    exclude: ['calculators/kit/simulate-many.test.ts'],
    isolate: false,
    testTimeout: 300_000,
  },
});
