import { Heads, heartbeatMissedMs } from '#contract/sync.ts';
import type { LocalDatabase } from './collections.ts';
import { beginConducting, type ConductEffect, type ConductEvent, type Report, stepConductor, type Whose } from './conductor-machine.ts';
import type { Environment, LiveStream } from './environment.ts';
import { headsOf, isBehind } from './heads.ts';
import { checkDiscarded } from './known-commands.ts';
import { prune } from './prune.ts';
import type { Pulled } from './pull.ts';
import type { Ending } from './read-ending.ts';
import { type Replication, replicate } from './replicate.ts';
import { recover, sendOnce } from './sender.ts';

export interface ConductorEvents {
  onReport(report: Report): void;
  /** The server does not know the session. Everything pauses until a new sign-in. */
  onSignedOut(): void;
  /** The server refuses this person or device for good. The local data are deleted. */
  onRefused(message: string): void;
  /** The server uses a newer protocol, or a row cannot be read. The app needs an update. */
  onOutdated(): void;
  onLease(lease: string): void;
  /** Tells whether the session at the server belongs to the person of this database. Called before anything is sent or pulled. */
  identify(): Promise<Whose>;
}

export interface Conductor {
  /** Sends and pulls now. Called when a command was queued, the network came back, or a tab became visible. */
  wake(): void;
  /** The browser reports that the network is gone, so requests are not left to time out. */
  offline(): void;
  /** Continues after a new sign-in of the same person. */
  resume(): void;
  /** Resolves when nothing uses the database any more. */
  stop(): Promise<void>;
}

const firstDelayMs = 1_000;
/** Longest pause between two attempts, shorter while the page is visible. */
const longestDelayMs = { visible: 10_000, hidden: 60_000 } as const;
/** Interval of pulls without a hint, in case the live stream died silently. */
const quietPullMs = 60_000;

/**
 * Runs in the one tab that sends, pulls, and listens for this person. That tab holds the lock. When it is closed or loses the lock, another
 * tab continues where it stopped, and the server's ids keep anything from happening twice. The decisions are in conductor-machine.ts, and
 * this function carries out their effects.
 */
export function conduct(
  database: LocalDatabase,
  environment: Environment,
  follow: () => readonly string[],
  events: ConductorEvents,
): Conductor {
  let state = beginConducting;
  let live: LiveStream | undefined;
  let replication: Replication | undefined;
  const timers = { wait: () => {}, silence: () => {}, quiet: () => {} };
  const running = new Set<Promise<void>>();
  const taken: ConductEvent[] = [];
  let isTaking = false;

  /** Handles one event after the other. An event that an effect raises at once is handled after the other effects of the current event. */
  function take(event: ConductEvent): void {
    taken.push(event);
    if (isTaking) return;
    isTaking = true;
    try {
      for (let next = taken.shift(); next !== undefined; next = taken.shift()) {
        const step = stepConductor(state, next);
        state = step.state;
        for (const effect of step.effects) perform(effect);
      }
    } finally {
      isTaking = false;
    }
  }

  /** Starts work that `stop` waits for. A fault is reported, and `onFault` decides what follows. */
  function start(work: () => Promise<void>, onFault: () => void = () => {}): void {
    const done = work()
      .catch((fault: unknown) => {
        environment.report('The conductor stumbled.', fault);
        onFault();
      })
      .finally(() => running.delete(done));
    running.add(done);
  }

  function perform(effect: ConductEffect): void {
    switch (effect.do) {
      case 'identify':
        start(
          async () => take({ on: 'identified', whose: await events.identify() }),
          () => take({ on: 'failed' }),
        );
        break;
      case 'send':
        start(
          async () => take({ on: 'sent', sent: await sendOnce(database, environment), follow: follow() }),
          () => take({ on: 'failed' }),
        );
        break;
      case 'replicate':
        replication = replicate(database, environment, { follow, onStored: (isStored) => take({ on: 'stored', isStored }), onPulled });
        break;
      case 'resync':
        replication?.resync();
        break;
      case 'prune':
        start(() => prune(database, environment));
        break;
      case 'checkDiscarded':
        start(() => checkDiscarded(database, environment));
        break;
      case 'compare':
        start(async () => {
          if (isBehind(await headsOf(database), effect.heads)) take({ on: 'behind' });
        });
        break;
      case 'listen':
        live = environment.network.openHeads(effect.follow, hear, () => take({ on: 'deaf' }));
        break;
      case 'closeStream':
        live?.close();
        live = undefined;
        break;
      case 'watchSilence':
        timers.silence();
        timers.silence = environment.schedule(heartbeatMissedMs, () => take({ on: 'deaf' }));
        break;
      case 'stopWatching':
        timers.silence();
        break;
      case 'wait':
        timers.wait = environment.schedule(environment.chance() * longestWait(effect.failures), () => take({ on: 'waited' }));
        break;
      case 'stopWaiting':
        timers.wait();
        break;
      case 'pullLater':
        timers.quiet = environment.schedule(quietPullMs, () => take({ on: 'quiet' }));
        break;
      case 'cutOff':
        timers.quiet();
        environment.network.cutOff();
        break;
      case 'report':
        events.onReport(effect.report);
        break;
      case 'tellLease':
        events.onLease(effect.lease);
        break;
      case 'tellEnding':
        tellEnding(effect.ending);
        break;
    }
  }

  function tellEnding(ending: Ending): void {
    switch (ending.kind) {
      case 'signedOut':
        events.onSignedOut();
        break;
      case 'refused':
        events.onRefused(ending.message);
        break;
      case 'outdated':
        events.onOutdated();
        break;
    }
  }

  function onPulled(pulled: Pulled): void {
    if (pulled.kind === 'rows') take({ on: 'pulled', lease: pulled.lease, isOutdated: pulled.outdatedKinds.length > 0 });
    else take({ on: 'pullEnded', ending: pulled });
  }

  function hear(data: unknown): void {
    const heads = Heads.safeParse(data);
    if (heads.success) take({ on: 'heard', heads: heads.data });
  }

  function longestWait(failures: number): number {
    const longest = environment.isVisible() ? longestDelayMs.visible : longestDelayMs.hidden;
    return Math.min(longest, firstDelayMs * 2 ** Math.min(failures, 10));
  }

  start(async () => {
    await recover(database);
    take({ on: 'recovered' });
  });

  return {
    wake: () => take({ on: 'woken' }),
    offline: () => take({ on: 'offline' }),
    resume: () => take({ on: 'resumed' }),
    stop: async () => {
      take({ on: 'stopped' });
      // The event that is being handled ends first.
      await Promise.resolve();
      // Running work may start more work before it notices the stop.
      while (running.size > 0) await Promise.all(running);
      await replication?.stop();
    },
  };
}
