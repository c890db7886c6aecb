import { describe, expect, it } from 'vitest';
import { leaseTime, readLease } from '#app/session/lease/lease.ts';
import type { CurrentUser } from '#contract/people/session.ts';
import { decideSession } from './decide-session.ts';

const user: CurrentUser = {
  id: '01900000-0000-7000-8000-000000000001',
  email: 'user@acme.test',
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  role: 'user',
  isActive: true,
  memberships: [],
  lease: '',
};
const remembered = { user, offlineUntil: 1_000 };

describe('who uses the app', () => {
  it('[R-AUTH-01] [R-AUTH-02] counts only a user object as signed in, and any other answer as not', () => {
    expect(decideSession({ kind: 'user', user, offlineUntil: 5 }, undefined, 0)).toEqual({ status: 'signedIn', user, offlineUntil: 5 });
    expect(decideSession({ kind: 'nobody' }, undefined, 0)).toEqual({ status: 'signedOut' });
    expect(decideSession({ kind: 'silence' }, undefined, 0)).toEqual({ status: 'signedOut' });
  });

  it('[R-AUTH-03] goes on without an answer while the lease runs, and locks when it ends', () => {
    expect(decideSession({ kind: 'silence' }, remembered, 999)).toEqual({ status: 'offline', ...remembered });
    expect(decideSession({ kind: 'silence' }, remembered, 1_000)).toEqual({ status: 'locked', user, since: 1_000 });
  });

  it('[sync-32] keeps the remembered person when the server no longer knows the session', () => {
    expect(decideSession({ kind: 'nobody' }, remembered, 999)).toEqual({ status: 'expired', ...remembered });
    expect(decideSession({ kind: 'nobody' }, remembered, 1_000)).toEqual({ status: 'signedOut' });
  });

  it('[sync-28] says the reason when the server refuses the person', () => {
    expect(decideSession({ kind: 'refused', message: 'Your account is deactivated.' }, remembered, 0)).toEqual({
      status: 'refused',
      message: 'Your account is deactivated.',
    });
  });

  it('[sync-35] does not prolong a lease by a clock that is set back', () => {
    const lease = `e30.${btoa(JSON.stringify({ sub: user.id, role: 'user', memberships: [], iat: 500, exp: 900 })).replaceAll('=', '')}.x`;
    expect(leaseTime(10, lease)).toBe(500_000);
    expect(leaseTime(500_001, lease)).toBe(500_001);
    expect(leaseTime(10, 'unreadable')).toBe(10);
  });
});

describe('a lease', () => {
  it('is read from the middle part of its token, and a malformed token is no lease', () => {
    const claims = { sub: user.id, role: 'user', memberships: [], iat: 1, exp: 2 };
    const payload = btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    expect(readLease(`e30.${payload}.x`)).toEqual(claims);
    for (const bad of ['', 'a.b', 'a.b.c', 'e30.e30.x']) expect(readLease(bad)).toBeUndefined();
  });
});
