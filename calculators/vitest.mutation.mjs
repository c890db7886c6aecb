import { defineConfig } from 'vitest/config';

/**
 * The tests that no mutant of the kit or of the figures may survive. One worker loads every file afresh for each mutant, but once for all
 * tests, which is many times faster. Counting what covers what slows the simulations down, hence the patience.
 */
export default defineConfig({
  test: { include: ['calculators/{kit,figures}/**/*.test.ts'], isolate: false, testTimeout: 300_000 },
});
