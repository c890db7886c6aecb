import { expect, it } from 'vitest';

const modules = import.meta.glob(['./**/*.ts', '../figures/**/*.ts', '!**/*.test.ts']);

// A declaration that is wrong throws while its file loads, before any test of the file is known: only a test that loads it can fail.
it('every file of the kit and of the figures loads', async () => {
  const loaded = await Promise.all(Object.values(modules).map((load) => load()));
  expect(loaded.length).toBeGreaterThan(80);
});
