import { expect, it } from 'vitest';
import { beginConducting, type ConductEvent, type Conducting, stepConductor } from './conductor-machine.ts';

const running: Conducting = { ...beginConducting, phase: 'running' };
const sending: Conducting = { ...running, turn: 'sending', isReplicating: true };
const heads = { heads: { platform: 3 }, epochs: { platform: '01900000-0000-7000-8000-0000000000e1' } };
const idle = { on: 'sent', sent: { kind: 'idle' }, follow: [] } as const;
const online = { reachable: true, syncing: false, stored: true };
const offline = { reachable: false, syncing: false, stored: true };

interface Transition {
  readonly name: string;
  readonly from: Conducting;
  readonly event: ConductEvent;
  /** Fields whose values differ afterwards. */
  readonly to: Partial<Conducting>;
  /** Effects in their order, by name. A report or an ending is given in full. */
  readonly effects: readonly unknown[];
}

const transitions: readonly Transition[] = [
  {
    name: 'sends for the first time after changes that a closed tab left are queued again',
    from: beginConducting,
    event: { on: 'recovered' },
    to: { phase: 'running', turn: 'identifying' },
    effects: ['identify', 'pullLater', 'prune'],
  },
  { name: 'sends nothing before that', from: beginConducting, event: { on: 'woken' }, to: {}, effects: ['stopWaiting'] },
  {
    name: 'begins a turn when woken',
    from: running,
    event: { on: 'woken' },
    to: { turn: 'identifying' },
    effects: ['stopWaiting', 'identify'],
  },
  {
    name: 'ends the pause after a failure when woken',
    from: { ...running, isWaiting: true },
    event: { on: 'woken' },
    to: { turn: 'identifying', isWaiting: false },
    effects: ['stopWaiting', 'identify'],
  },
  {
    name: 'remembers one turn for what is queued during a turn',
    from: sending,
    event: { on: 'woken' },
    to: { isTurnDue: true },
    effects: ['stopWaiting'],
  },
  {
    name: 'sends what the server holds for a suspended firm again as soon as rows change, and does not wait for the next minute',
    from: { ...running, isReplicating: true, isHeld: true },
    event: { on: 'behind' },
    to: { turn: 'identifying' },
    effects: ['resync', 'identify'],
  },
  {
    name: 'remembers that the server holds a change',
    from: sending,
    event: { on: 'sent', sent: { kind: 'idle', isHeld: true }, follow: [] },
    to: { turn: 'none', isHeld: true, listensTo: [] },
    effects: ['resync', 'closeStream', 'listen', 'watchSilence'],
  },
  {
    name: 'begins replicating and sends when the session is the person’s own',
    from: { ...running, turn: 'identifying' },
    event: { on: 'identified', whose: 'own' },
    to: { turn: 'sending', isReplicating: true },
    effects: ['replicate', 'send'],
  },
  {
    name: 'replicates once',
    from: { ...running, turn: 'identifying', isReplicating: true },
    event: { on: 'identified', whose: 'own' },
    to: { turn: 'sending' },
    effects: ['send'],
  },
  {
    name: 'does nothing for a session that is unknown',
    from: { ...running, turn: 'identifying' },
    event: { on: 'identified', whose: 'unknown' },
    to: { turn: 'none' },
    effects: [],
  },
  {
    name: 'waits until it is known whose session it is',
    from: { ...running, turn: 'identifying' },
    event: { on: 'identified', whose: 'unreachable' },
    to: { turn: 'none', failures: 1, isWaiting: true },
    effects: [offline, 'wait'],
  },
  {
    name: 'continues after progress, and pulls the changed rows',
    from: { ...sending, failures: 3 },
    event: { on: 'sent', sent: { kind: 'progress' }, follow: [] },
    to: { failures: 0 },
    effects: [{ ...online, syncing: true }, 'resync', 'send'],
  },
  {
    name: 'pulls and listens when nothing waits any more',
    from: sending,
    event: idle,
    to: { turn: 'none', listensTo: [] },
    effects: ['resync', 'closeStream', 'listen', 'watchSilence'],
  },
  {
    name: 'keeps a stream of the same tenants',
    from: { ...sending, listensTo: [] },
    event: idle,
    to: { turn: 'none' },
    effects: ['resync'],
  },
  {
    name: 'reconnects for a newly followed tenant',
    from: { ...sending, listensTo: [] },
    event: { ...idle, follow: ['t'] },
    to: { turn: 'none', listensTo: ['t'] },
    effects: ['resync', 'closeStream', 'listen', 'watchSilence'],
  },
  {
    name: 'begins the turn that is due',
    from: { ...sending, isTurnDue: true, listensTo: [] },
    event: idle,
    to: { turn: 'identifying', isTurnDue: false },
    effects: ['resync', 'identify'],
  },
  {
    name: 'waits after a push without an answer',
    from: sending,
    event: { on: 'sent', sent: { kind: 'unreachable' }, follow: [] },
    to: { turn: 'none', failures: 1, isWaiting: true },
    effects: [offline, 'wait'],
  },
  {
    name: 'waits once for a sender and a pull that fail together',
    from: { ...running, isWaiting: true, failures: 1 },
    event: { on: 'pullEnded', ending: { kind: 'unreachable' } },
    to: {},
    effects: [offline],
  },
  {
    name: 'tries again after the pause',
    from: { ...running, isWaiting: true },
    event: { on: 'waited' },
    to: { isWaiting: false, turn: 'identifying' },
    effects: ['identify'],
  },
  {
    name: 'pauses when the server does not know the session',
    from: { ...sending, listensTo: [] },
    event: { on: 'sent', sent: { kind: 'signedOut' }, follow: [] },
    to: { phase: 'paused', turn: 'none', listensTo: undefined },
    effects: ['closeStream', { kind: 'signedOut' }],
  },
  {
    name: 'pauses when the server refuses the person',
    from: running,
    event: { on: 'pullEnded', ending: { kind: 'refused', message: 'No.' } },
    to: { phase: 'paused' },
    effects: ['closeStream', { kind: 'refused', message: 'No.' }],
  },
  {
    name: 'says once that it ended',
    from: { ...running, phase: 'paused' },
    event: { on: 'pullEnded', ending: { kind: 'outdated' } },
    to: {},
    effects: [],
  },
  { name: 'sends nothing while paused', from: { ...running, phase: 'paused' }, event: { on: 'woken' }, to: {}, effects: ['stopWaiting'] },
  {
    name: 'goes on after a sign-in',
    from: { ...running, phase: 'paused', failures: 2 },
    event: { on: 'resumed' },
    to: { phase: 'running', failures: 0, turn: 'identifying' },
    effects: ['identify'],
  },
  {
    name: 'takes the lease of a pull and looks after discarded changes',
    from: { ...sending, failures: 2 },
    event: { on: 'pulled', lease: 'l', isOutdated: false },
    to: { failures: 0 },
    effects: ['tellLease', online, 'checkDiscarded'],
  },
  {
    name: 'sends again once a pull brought the time',
    from: { ...running, isReplicating: true, needsTime: true },
    event: { on: 'pulled', lease: 'l', isOutdated: false },
    to: { turn: 'identifying' },
    effects: ['tellLease', online, 'checkDiscarded', 'identify'],
  },
  {
    name: 'says that the app is outdated, and goes on with the rows that it reads',
    from: { ...running, isReplicating: true },
    event: { on: 'pulled', lease: 'l', isOutdated: true },
    to: {},
    effects: ['tellLease', online, 'checkDiscarded', { kind: 'outdated' }],
  },
  {
    name: 'remembers that a change waits for the time',
    from: sending,
    event: { on: 'sent', sent: { kind: 'idle', needsTime: true }, follow: [] },
    to: { turn: 'none', needsTime: true, listensTo: [] },
    effects: ['resync', 'closeStream', 'listen', 'watchSilence'],
  },
  {
    name: 'says when the device stores nothing any more',
    from: running,
    event: { on: 'stored', isStored: false },
    to: { isStored: false },
    effects: [{ ...online, stored: false }],
  },
  { name: 'says it once', from: running, event: { on: 'stored', isStored: true }, to: {}, effects: [] },
  {
    name: 'compares the heads in a hint',
    from: { ...running, failures: 1 },
    event: { on: 'heard', heads },
    to: { failures: 0 },
    effects: ['watchSilence', 'compare', online],
  },
  {
    name: 'pulls the streams that are behind',
    from: { ...running, isReplicating: true },
    event: { on: 'behind' },
    to: {},
    effects: ['resync'],
  },
  { name: 'pulls nothing before it replicates', from: running, event: { on: 'behind' }, to: {}, effects: [] },
  {
    name: 'takes a silent stream for a lost network',
    from: { ...running, listensTo: ['t'] },
    event: { on: 'deaf' },
    to: { listensTo: undefined, failures: 1, isWaiting: true },
    effects: ['closeStream', 'stopWatching', offline, 'wait'],
  },
  {
    name: 'reports Offline as soon as the browser does',
    from: { ...running, listensTo: [] },
    event: { on: 'offline' },
    to: { isCutOff: true, listensTo: undefined, failures: 1, isWaiting: true },
    effects: ['closeStream', 'stopWatching', offline, 'wait'],
  },
  {
    name: 'stays Offline when a page arrives that was under way as the network went',
    from: { ...running, isCutOff: true, failures: 1, isWaiting: true },
    event: { on: 'pulled', lease: 'l', isOutdated: false },
    to: {},
    effects: ['tellLease', 'checkDiscarded'],
  },
  {
    name: 'trusts the answers to the next attempt again',
    from: { ...running, isCutOff: true, isWaiting: true },
    event: { on: 'waited' },
    to: { turn: 'identifying', isCutOff: false, isWaiting: false },
    effects: ['identify'],
  },
  {
    name: 'says nothing of the network while paused',
    from: { ...running, phase: 'paused' },
    event: { on: 'deaf' },
    to: {},
    effects: ['closeStream', 'stopWatching'],
  },
  {
    name: 'begins a turn after a minute without a hint',
    from: running,
    event: { on: 'quiet' },
    to: { turn: 'identifying' },
    effects: ['identify', 'pullLater'],
  },
  {
    name: 'tries again after a fault of the storage',
    from: { ...sending, isTurnDue: true },
    event: { on: 'failed' },
    to: { turn: 'none', isTurnDue: false, failures: 1, isWaiting: true },
    effects: ['wait'],
  },
  {
    name: 'stops everything',
    from: { ...sending, listensTo: [] },
    event: { on: 'stopped' },
    to: { phase: 'stopped', listensTo: undefined },
    effects: ['stopWaiting', 'stopWatching', 'closeStream', 'cutOff'],
  },
];

it.each(transitions)('$name', ({ from, event, to, effects }) => {
  const step = stepConductor(from, event);
  expect(step.state).toEqual({ ...from, ...to });
  expect(
    step.effects.map((effect) => (effect.do === 'report' ? effect.report : effect.do === 'announceEnding' ? effect.ending : effect.do)),
  ).toEqual(effects);
});

it.each(transitions)('once stopped, nothing follows from "$event.on"', ({ event }) => {
  const stopped: Conducting = { ...sending, phase: 'stopped' };
  expect(stepConductor(stopped, event)).toEqual({ state: stopped, effects: [] });
});

it('waits longer after each failure', () => {
  let state = running;
  const waits: number[] = [];
  for (let at = 0; at < 3; at += 1) {
    const failed = stepConductor(state, { on: 'deaf' });
    waits.push(...failed.effects.flatMap((effect) => (effect.do === 'wait' ? [effect.failures] : [])));
    state = { ...failed.state, isWaiting: false };
  }
  expect(waits).toEqual([1, 2, 3]);
});
