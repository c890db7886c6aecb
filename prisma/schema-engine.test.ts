import { expect, test } from 'vitest';
import { missingSql } from './schema-engine.ts';

test('the migrations make exactly what the schema describes', { timeout: 120_000 }, async () => {
  expect(await missingSql()).toBe('');
});
