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

function person(id: string, session = 'first') {
  const claims = { sub: id, role: 'user', memberships: [], session, iat: 1, exp: 2 };
  return { id, lease: `e30.${btoa(JSON.stringify(claims))}.x` };
}

describe('a sign-out without a network', () => {
  it('is sent to the server while the session of this person is valid', async () => {
    const storage = emptyStorage();
    expect(await hasToLeave(storage, person('ann'))).toBe(false);
    await leaveLater(storage, person('ann'));
    expect(await hasToLeave(storage, person('ann'))).toBe(true);
  });

  it('does not sign out another person who signed in while the old session lived', async () => {
    const storage = emptyStorage();
    await leaveLater(storage, person('ann'));
    expect(await hasToLeave(storage, person('ben'))).toBe(false);
  });

  it('does not end the session of a new sign-in of the same person', async () => {
    const storage = emptyStorage();
    await leaveLater(storage, person('ann'));
    expect(await hasToLeave(storage, person('ann', 'second'))).toBe(false);
  });

  it('is over once the server has no session, or another person’s', async () => {
    const storage = emptyStorage();
    await leaveLater(storage, person('ann'));
    haveLeft(storage);
    expect(await hasToLeave(storage, person('ann'))).toBe(false);
  });

  it('leaves no name of the person on the device', async () => {
    const storage = emptyStorage();
    await leaveLater(storage, person('ann-4711'));
    expect([...storage.stored.values()].join()).not.toContain('ann');
  });
});
