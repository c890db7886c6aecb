import { expect, it } from 'vitest';

const modules = import.meta.glob(['./**/*.ts', '../figures/**/*.ts', '!**/*.test.ts']);
const loads = await Promise.allSettled(Object.values(modules).map((load) => load()));

// A wrong declaration throws while its file loads, before any test of the file is known. Files are loaded outside the test, because code
// that runs during a test would count as covered by that test only.
it('every file of the kit and of the figures loads', () => {
  expect(loads.filter(({ status }) => status === 'rejected')).toEqual([]);
  expect(loads.length).toBeGreaterThan(80);
});
