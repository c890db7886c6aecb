import { describe, expect, test } from 'vitest';
import { createPasswordHasher } from './password-hash.ts';

const light = { n: 2 ** 10, r: 8, p: 1 };

describe('password hashes', () => {
  test('a hash contains its own cost, so that the cost can be raised later', async () => {
    const stored = await createPasswordHasher().hash('Demo-pass-1');
    expect(stored).toMatch(/^scrypt\$131072\$8\$1\$/);
  });

  test('verifies with the cost that the hash was made with', async () => {
    const stored = await createPasswordHasher(2, { n: 2 ** 9, r: 8, p: 1 }).hash('Demo-pass-1');
    expect(await createPasswordHasher(2, light).verify('Demo-pass-1', stored)).toBe(true);
  });

  test('refuses another password, and one with the same beginning', async () => {
    const hasher = createPasswordHasher(2, light);
    const stored = await hasher.hash(`${'a'.repeat(100)}1`);
    expect(await hasher.verify(`${'a'.repeat(100)}2`, stored)).toBe(false);
    expect(await hasher.verify('a'.repeat(100), stored)).toBe(false);
  });

  test('the same letters typed on another keyboard are the same password', async () => {
    const hasher = createPasswordHasher(2, light);
    expect(await hasher.verify('Stra\u0308sse-1', await hasher.hash('Str\u00e4sse-1'))).toBe(true);
  });

  test('two hashes of one password differ', async () => {
    const hasher = createPasswordHasher(2, light);
    expect(await hasher.hash('Demo-pass-1')).not.toBe(await hasher.hash('Demo-pass-1'));
  });

  test('an unknown account and an unreadable hash are refused', async () => {
    const hasher = createPasswordHasher(2, light);
    expect(await hasher.verify('Demo-pass-1', undefined)).toBe(false);
    expect(await hasher.verify('Demo-pass-1', 'plain')).toBe(false);
  });

  test('twenty verifications at once all finish, two at a time', async () => {
    const hasher = createPasswordHasher(2, light);
    const stored = await hasher.hash('Demo-pass-1');
    const results = await Promise.all(Array.from({ length: 20 }, (_, at) => hasher.verify(at % 2 === 0 ? 'Demo-pass-1' : 'no', stored)));
    expect(results.filter(Boolean)).toHaveLength(10);
  });
});
