import { describe, expect, it } from 'vitest';
import { mayBeSignedIn } from './may-be-signed-in.ts';

describe('whether the server is asked who is signed in', () => {
  it('is not for a visitor, whatever other cookies there are', () => {
    for (const cookies of ['', 'theme=dark', 'signed-in=', 'not-signed-in=1; x=signed-in=1'])
      expect(mayBeSignedIn(cookies, false)).toBe(false);
  });

  it('is for a browser with the mark of a session, and for a device that remembers somebody', () => {
    expect(mayBeSignedIn('theme=dark; signed-in=1', false)).toBe(true);
    expect(mayBeSignedIn('', true)).toBe(true);
  });
});
