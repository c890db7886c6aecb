import { describe, expect, it } from 'vitest';
import { mayBeSignedIn } from './may-be-signed-in.ts';

describe('whether the app asks the server for the session', () => {
  it('does not ask for a visitor, whatever other cookies there are', () => {
    for (const cookies of ['', 'theme=dark', 'signed-in=', 'not-signed-in=1; x=signed-in=1'])
      expect(mayBeSignedIn(cookies, false)).toBe(false);
  });

  it('does ask for a browser with the session marker cookie, and for a device that remembers a person', () => {
    expect(mayBeSignedIn('theme=dark; signed-in=1', false)).toBe(true);
    expect(mayBeSignedIn('', true)).toBe(true);
  });
});
