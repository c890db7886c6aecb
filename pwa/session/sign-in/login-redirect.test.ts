import { expect, it } from 'vitest';
import { mayRedirect } from './login-redirect.ts';

it('redirects to sign-in automatically at most once a minute', () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  expect([0, 59_999, 60_000, 60_001, 120_000].map((now) => mayRedirect(storage, now))).toEqual([true, false, true, false, true]);
});
