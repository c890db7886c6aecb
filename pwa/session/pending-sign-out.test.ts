import { describe, expect, it } from 'vitest';
import { hasToLeave, haveLeft, leaveLater } from './pending-sign-out.ts';

function emptyStorage() {
  const stored = new Map<string, string>();
  return {
    stored,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

describe('a sign-out without a network', () => {
  it('is told to the server while the session of this person lives', async () => {
    const storage = emptyStorage();
    expect(await hasToLeave(storage, 'ann')).toBe(false);
    await leaveLater(storage, 'ann');
    expect(await hasToLeave(storage, 'ann')).toBe(true);
  });

  it('signs nobody else out who signed in while the old session lived', async () => {
    const storage = emptyStorage();
    await leaveLater(storage, 'ann');
    expect(await hasToLeave(storage, 'ben')).toBe(false);
  });

  it('is over once the server knows nobody, or somebody else', async () => {
    const storage = emptyStorage();
    await leaveLater(storage, 'ann');
    haveLeft(storage);
    expect(await hasToLeave(storage, 'ann')).toBe(false);
  });

  it('leaves no name behind', async () => {
    const storage = emptyStorage();
    await leaveLater(storage, 'ann-4711');
    expect([...storage.stored.values()].join()).not.toContain('ann');
  });
});
