import { expect, it } from 'vitest';
import type { Session } from '#app/session/state/session-atoms.ts';
import { signedIn } from '#app/testing/people.ts';
import { accessTexts } from '#contract/people/access.ts';
import { signOutTexts } from '#contract/sync/sign-out.ts';
import {
  beginSessionState,
  type DeviceView,
  type SessionEffect,
  type SessionEvent,
  type SessionState,
  stepSession,
} from './session-machine.ts';

const here = signedIn('tenant_admin');
if (!('user' in here)) throw new Error('A person must be signed in here.');
const { user } = here;
const offlineUntil = 1_000;
const empty: DeviceView = { remembered: undefined, leaseNow: 0, online: true, reachable: true };
const device: DeviceView = { ...empty, remembered: { user, offlineUntil } };
const start = beginSessionState;
const present: SessionState = { ...start, session: { status: 'signedIn', user, offlineUntil } };
const leaving: SessionState = { ...present, leaving: 'signOut' };
const removing: SessionState = { ...start, leaving: 'removing' };
const loading = { status: 'loading' } as const;
const signedOut = { status: 'signedOut' } as const;
const showsOffline: Session = { status: 'offline', user, offlineUntil };

interface Transition {
  readonly name: string;
  readonly from: SessionState;
  readonly event: SessionEvent;
  readonly device?: DeviceView;
  /** Fields whose values differ afterwards. */
  readonly to: Partial<SessionState>;
  readonly effects: readonly SessionEffect[];
}

const transitions: readonly Transition[] = [
  {
    name: 'asks the server on a device without a remembered person',
    from: start,
    event: { on: 'loaded' },
    device: empty,
    to: {},
    effects: [{ do: 'ask' }],
  },
  {
    name: 'shows the remembered person at once, and asks the server then',
    from: start,
    event: { on: 'loaded' },
    to: { session: showsOffline },
    effects: [
      { do: 'showRemembered' },
      { do: 'connection', reachable: true, syncing: true },
      { do: 'open', user, isSignedIn: false },
      { do: 'ask' },
    ],
  },
  {
    name: 'opens nothing where the lease has ended',
    from: start,
    event: { on: 'loaded' },
    device: { ...device, leaseNow: offlineUntil, online: false },
    to: { session: { status: 'locked', user, since: offlineUntil } },
    effects: [{ do: 'showRemembered' }, { do: 'connection', reachable: false, syncing: true }, { do: 'ask' }],
  },
  {
    name: 'takes the person whom the server names',
    from: { ...start, session: showsOffline },
    event: { on: 'answered', answered: { kind: 'user', user, offlineUntil }, hasToLeave: false },
    to: { session: present.session },
    effects: [
      { do: 'remember', user, offlineUntil },
      { do: 'connection', reachable: true, syncing: false },
      { do: 'open', user, isSignedIn: true },
    ],
  },
  {
    name: 'shows nothing of another person before',
    from: start,
    event: { on: 'answered', answered: { kind: 'user', user, offlineUntil }, hasToLeave: false },
    device: empty,
    to: { session: present.session },
    effects: [
      { do: 'forgetShown' },
      { do: 'remember', user, offlineUntil },
      { do: 'connection', reachable: true, syncing: false },
      { do: 'open', user, isSignedIn: true },
    ],
  },
  {
    name: 'ends the session that was left without a network',
    from: start,
    event: { on: 'answered', answered: { kind: 'user', user, offlineUntil }, hasToLeave: true },
    to: {},
    effects: [{ do: 'leavePage', isAwaited: false }],
  },
  {
    name: 'goes on with the remembered person when the server does not answer',
    from: start,
    event: { on: 'answered', answered: { kind: 'silence' }, hasToLeave: false },
    to: { session: showsOffline },
    effects: [
      { do: 'connection', reachable: false, syncing: false },
      { do: 'open', user, isSignedIn: false },
    ],
  },
  {
    name: 'is signed out where the server has no session and the device no remembered person',
    from: start,
    event: { on: 'answered', answered: { kind: 'nobody' }, hasToLeave: false },
    device: empty,
    to: { session: signedOut },
    effects: [{ do: 'connection', reachable: true, syncing: false }],
  },
  {
    name: 'keeps the rows of a person whose session has ended',
    from: present,
    event: { on: 'unknownToServer' },
    to: { session: { status: 'expired', user, offlineUntil } },
    effects: [],
  },
  {
    name: 'seals what waits when the server refuses the person',
    from: present,
    event: { on: 'answered', answered: { kind: 'refused', message: 'No.' }, hasToLeave: false },
    to: { leaving: 'refused' },
    effects: [{ do: 'sealForRefusal', message: 'No.' }],
  },
  {
    name: 'does so as well when the conductor hears it',
    from: present,
    event: { on: 'refused', message: 'No.' },
    to: { leaving: 'refused' },
    effects: [{ do: 'sealForRefusal', message: 'No.' }],
  },
  {
    name: 'does so once',
    from: { ...present, leaving: 'refused' },
    event: { on: 'refused', message: 'No.' },
    to: {},
    effects: [],
  },
  {
    name: 'removes the rows, and says why and what was sealed',
    from: { ...present, leaving: 'refused' },
    event: { on: 'sealedForRefusal', message: 'No.', sealed: 2 },
    to: { session: loading, leaving: 'removing' },
    effects: [{ do: 'remove', next: { status: 'refused', message: `No. ${signOutTexts.sealed(2)}` }, keepOutbox: false, isOwnWish: false }],
  },
  {
    name: 'promises a deleted person no changes at the next sign-in: only the deleted account can open them',
    from: { ...present, leaving: 'refused' },
    event: { on: 'sealedForRefusal', message: accessTexts.deleted, sealed: 1 },
    to: { session: loading, leaving: 'removing' },
    effects: [
      {
        do: 'remove',
        next: { status: 'refused', message: `${accessTexts.deleted} ${signOutTexts.sealedAfterDeletion(1)}` },
        keepOutbox: false,
        isOwnWish: false,
      },
    ],
  },
  ...(['noKey', 'unseen'] as const).map((sealed) => ({
    name: `keeps the changes that could not be sealed (${sealed})`,
    from: { ...present, leaving: 'refused' } as const,
    event: { on: 'sealedForRefusal', message: 'No.', sealed } as const,
    to: { session: loading, leaving: 'removing' } as const,
    effects: [{ do: 'remove', next: { status: 'refused', message: 'No.' }, keepOutbox: true, isOwnWish: false }] as const,
  })),
  {
    name: 'looks for changes before a sign-out that asked about none',
    from: present,
    event: { on: 'signOutWanted', unsent: 'unasked' },
    to: { leaving: 'signOut' },
    effects: [{ do: 'lookInto' }],
  },
  {
    name: 'touches nothing when it finds some',
    from: leaving,
    event: { on: 'lookedInto', waiting: 1 },
    to: { leaving: 'no' },
    effects: [{ do: 'answerSignOut', answer: 'unsent' }],
  },
  {
    name: 'removes everything when there are none',
    from: leaving,
    event: { on: 'lookedInto', waiting: 0 },
    to: { session: loading, leaving: 'removing' },
    effects: [{ do: 'remove', next: loading, keepOutbox: false, isOwnWish: true }],
  },
  {
    name: 'keeps the outbox when it could not be read',
    from: leaving,
    event: { on: 'lookedInto', waiting: undefined },
    to: { session: loading, leaving: 'removing' },
    effects: [{ do: 'remove', next: loading, keepOutbox: true, isOwnWish: true }],
  },
  {
    name: 'seals the changes that the person wants to keep',
    from: present,
    event: { on: 'signOutWanted', unsent: 'seal' },
    to: { leaving: 'signOut' },
    effects: [{ do: 'sealForSignOut' }],
  },
  {
    name: 'touches nothing without a key',
    from: leaving,
    event: { on: 'sealedForSignOut', sealed: 'noKey' },
    to: { leaving: 'no' },
    effects: [{ do: 'answerSignOut', answer: 'noKey' }],
  },
  {
    name: 'is signed out at once without a network',
    from: leaving,
    event: { on: 'sealedForSignOut', sealed: 1 },
    device: { ...device, reachable: false },
    to: { session: loading, leaving: 'removing' },
    effects: [{ do: 'remove', next: signedOut, keepOutbox: false, isOwnWish: true }],
  },
  {
    name: 'discards without looking when the person said so',
    from: present,
    event: { on: 'signOutWanted', unsent: 'discard' },
    to: { session: loading, leaving: 'removing' },
    effects: [{ do: 'remove', next: loading, keepOutbox: false, isOwnWish: true }],
  },
  {
    name: 'does not bring a leaving person back, whatever the server answers now',
    from: removing,
    event: { on: 'answered', answered: { kind: 'user', user, offlineUntil }, hasToLeave: false },
    to: {},
    effects: [],
  },
  {
    name: 'leaves by the server when everything is removed',
    from: removing,
    event: { on: 'removed', next: loading },
    device: empty,
    to: { leaving: 'no' },
    effects: [{ do: 'forgetShown' }, { do: 'answerSignOut', answer: 'left' }, { do: 'leavePage', isAwaited: true }],
  },
  {
    name: 'is signed out when that page does not answer',
    from: start,
    event: { on: 'pageStayed' },
    to: { session: signedOut },
    effects: [],
  },
  {
    name: 'shows the reason when everything of a refused person is removed',
    from: removing,
    event: { on: 'removed', next: { status: 'refused', message: 'No.' } },
    device: empty,
    to: { session: { status: 'refused', message: 'No.' }, leaving: 'no' },
    effects: [{ do: 'forgetShown' }],
  },
  {
    name: 'starts anew when another tab changed the person',
    from: present,
    event: { on: 'overtaken', refused: undefined },
    to: { session: loading },
    effects: [{ do: 'reload', refused: undefined }],
  },
  {
    name: 'answers a sign-out that another tab has overtaken',
    from: leaving,
    event: { on: 'overtaken', refused: undefined },
    to: { session: loading, leaving: 'no' },
    effects: [
      { do: 'reload', refused: undefined },
      { do: 'answerSignOut', answer: 'left' },
    ],
  },
  {
    name: 'ends a removal first',
    from: removing,
    event: { on: 'overtaken', refused: undefined },
    to: { reloadDue: { refused: undefined } },
    effects: [],
  },
  {
    name: 'and starts anew then',
    from: { ...removing, reloadDue: { refused: undefined } },
    event: { on: 'removed', next: signedOut },
    to: { session: loading, leaving: 'no', reloadDue: undefined },
    effects: [{ do: 'forgetShown' }, { do: 'answerSignOut', answer: 'left' }, { do: 'reload', refused: undefined }],
  },
  {
    name: 'shows why another tab was refused',
    from: start,
    event: { on: 'reloaded', refused: 'No.', isEmpty: true },
    device: empty,
    to: { session: { status: 'refused', message: 'No.' } },
    effects: [],
  },
  {
    name: 'is signed out where another tab signed out',
    from: start,
    event: { on: 'reloaded', refused: undefined, isEmpty: true },
    device: empty,
    to: { session: signedOut },
    effects: [{ do: 'showRemembered' }, { do: 'connection', reachable: true, syncing: true }],
  },
];

it.each(transitions)('$name', ({ from, event, device: seen = device, to, effects }) => {
  expect(stepSession(from, event, seen)).toEqual({ state: { ...from, ...to }, effects });
});
