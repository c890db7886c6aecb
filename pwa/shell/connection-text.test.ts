import { expect, it } from 'vitest';
import { connectionText } from './connection-text.ts';

const calm = { reachable: true, syncing: false, waiting: 0, failed: 0, lastSync: 1, ready: true };

it.each([
  [{}, 'signedIn', 'All changes saved', undefined],
  [{ reachable: false }, 'signedIn', 'Offline', undefined],
  [{ waiting: 3 }, 'offline', 'Offline', '3 changes waiting'],
  [{ reachable: false, waiting: 1 }, 'signedIn', 'Offline', '1 change waiting'],
  [{ syncing: true }, 'signedIn', 'Syncing', undefined],
  [{ failed: 2, reachable: false }, 'signedIn', '2 changes refused', undefined],
] as const)('says %j, %s as %s', (change, status, short, more) => {
  const text = connectionText({ ...calm, ...change }, status);
  expect([text?.short, text?.more]).toEqual([short, more]);
});

it('says nothing to a visitor who has a connection', () => {
  expect(connectionText(calm, 'signedOut')).toBeUndefined();
  expect(connectionText({ ...calm, reachable: false }, 'signedOut')?.short).toBe('Offline');
});
