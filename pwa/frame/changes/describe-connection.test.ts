import { expect, it } from 'vitest';
import { describeConnection } from './describe-connection.ts';

const quiet = { reachable: true, syncing: false, waiting: 0, failed: 0, lastSync: undefined, ready: true, kept: true, stored: true };

it.each([
  ['all is saved', quiet, 'signedIn', 'All changes saved', undefined],
  ['the device is offline with two changes', { ...quiet, reachable: false, waiting: 2 }, 'offline', 'Offline', '2 changes waiting'],
  ['the device is offline with nothing waiting', { ...quiet, reachable: false }, 'offline', 'Offline', undefined],
  ['one change is on its way', { ...quiet, waiting: 1 }, 'signedIn', 'Syncing', '1 change waiting'],
  ['the first copy is still on its way', { ...quiet, ready: false }, 'signedIn', 'Syncing', undefined],
  ['the device is offline before its first copy', { ...quiet, ready: false, reachable: false }, 'offline', 'Offline', undefined],
  ['a change was refused', { ...quiet, failed: 1, waiting: 1 }, 'signedIn', '1 change needs a decision', undefined],
  ['the browser refuses its storage', { ...quiet, kept: false }, 'signedIn', 'Not kept on this device', undefined],
  ['it does so while a change is on its way', { ...quiet, kept: false, waiting: 1 }, 'signedIn', 'Syncing', '1 change waiting'],
  ['the session has ended', { ...quiet, waiting: 3 }, 'expired', 'Sign in to send 3 changes', undefined],
  ['a pull could not be stored', { ...quiet, stored: false }, 'signedIn', 'No storage left on this device', undefined],
  ['nor while changes wait', { ...quiet, stored: false, waiting: 2 }, 'signedIn', 'No storage left on this device', '2 changes waiting'],
] as const)('[R-ERR-09] describes the connection when %s', (_name, connection, status, label, detail) => {
  const words = describeConnection(connection, status);
  expect([words.label, words.detail]).toEqual([label, detail]);
});

it('says that an update is needed instead of showing "Syncing" endlessly', () => {
  expect(describeConnection({ ...quiet, ready: false, waiting: 1 }, 'signedIn', true)).toMatchObject({
    label: 'Update needed',
    detail: '1 change waiting',
  });
});
