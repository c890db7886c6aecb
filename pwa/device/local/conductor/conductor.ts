import type { Environment } from '#app/device/local/environment/environment.ts';
import { recover } from '#app/device/local/outbox/sender.ts';
import type { LocalDatabase } from '#app/device/local/stored/collections.ts';
import { createBackgroundWork } from './background-work.ts';
import { type ConductorParts, createLiveHints, createReplication, performEffect } from './conductor-effects.ts';
import { beginConducting, type ConductEvent, type Report, stepConductor, type Whose } from './conductor-machine.ts';
import { createConductorTimers } from './conductor-timers.ts';
import { handleInOrder } from './handle-in-order.ts';

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

/**
 * Runs in the one tab that sends, pulls, and listens for this person. That tab holds the lock. When it is closed or loses the lock, another
 * tab continues where it stopped, and the server's ids keep anything from happening twice. The decisions are in conductor-machine.ts, and
 * their effects in conductor-effects.ts.
 */
export function conduct(
  database: LocalDatabase,
  environment: Environment,
  follow: () => readonly string[],
  events: ConductorEvents,
): Conductor {
  let state = beginConducting;
  const work = createBackgroundWork((fault) => environment.report('The conductor stumbled.', fault));
  const take = handleInOrder((event: ConductEvent) => {
    const step = stepConductor(state, event);
    state = step.state;
    for (const effect of step.effects) performEffect(parts, effect);
  });
  const parts: ConductorParts = {
    ...{ database, environment, follow, events, take, work },
    timers: createConductorTimers(environment, take),
    live: createLiveHints(environment, take),
    replication: createReplication({ database, environment, follow, take }),
  };
  work.start(async () => {
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
      await work.finished();
      await parts.replication.stop();
    },
  };
}
