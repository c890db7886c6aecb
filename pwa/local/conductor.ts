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
  /** The server does not know the session: everything pauses until a new sign-in. */
  onSignedOut(): void;
  /** The server refuses this person or device for good: the data go. */
  onRefused(message: string): void;
  /** The server speaks a newer protocol, or a row cannot be read: the app needs its update. */
  onOutdated(): void;
  onLease(lease: string): void;
  /** Asked before anything is sent or pulled: whether the session at the server is that of the person whose database this is. */
  identify(): Promise<Whose>;
}

export interface Conductor {
  /** Something was queued, the network came back, a tab became visible: send and pull now. */
  wake(): void;
  /** The browser says that the network is gone. Nobody waits for a request to find that out. */
  offline(): void;
  /** After a new sign-in of the same person. */
  resume(): void;
  /** Resolves when nothing runs on the database any more. */
  stop(): Promise<void>;
}

const firstDelayMs = 1_000;
/** Longest pause between two attempts: short while somebody looks at the screen. */
const longestDelayMs = { visible: 10_000, hidden: 60_000 } as const;
/** Pulls even when no hint came: the safety net under a stream that died silently. */
const quietPullMs = 60_000;

/**
 * The one tab that sends, pulls and listens for this person. It holds the lock; when its tab is closed or its lock is taken, another
 * goes on where it stood, and the server's ids keep anything from happening twice. What follows from what stands in conductor-machine.ts;
 * this function does it.
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

  /** One event after the other: what an effect brings about at once is taken after the effects beside it. */
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

  /** Work that `stop` waits for. A fault is reported, and `onFault` says what follows from it. */
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
      // An event that is being taken ends first.
      await Promise.resolve();
      // Running work may begin something else before it sees that it is over.
      while (running.size > 0) await Promise.all(running);
      await replication?.stop();
    },
  };
}
