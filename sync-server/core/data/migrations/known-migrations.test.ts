import { expect, it } from 'vitest';
import { knownMigrations } from './known-migrations.ts';

it('reads the migrations and computes their checksums once, however often a process is asked whether it is ready', () => {
  const first = knownMigrations();
  expect(first.length).toBeGreaterThan(40);
  expect(first.every(({ checksum }) => /^[0-9a-f]{64}$/.test(checksum))).toBe(true);
  // The same array, not an equal one.
  expect(knownMigrations()).toBe(first);
});
