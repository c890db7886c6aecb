import type { Environment } from '#app/device/local/environment/environment.ts';
import { checkDiscarded } from '#app/device/local/outbox/known-commands.ts';
import type { Ending } from '#app/device/local/outbox/read-ending.ts';
import { sendOnce } from '#app/device/local/outbox/sender.ts';
import type { LocalDatabase } from '#app/device/local/stored/collections.ts';
import { Heads } from '#contract/sync/sync.ts';
import type { BackgroundWork } from './background-work.ts';
import type { ConductorEvents } from './conductor.ts';
import type { ConductEffect, ConductEvent } from './conductor-machine.ts';
import type { ConductorTimers } from './conductor-timers.ts';
import { headsOf, isBehind } from './heads.ts';
import { prune } from './prune.ts';
import type { Pulled } from './pull.ts';
import { type Replication, replicate } from './replicate.ts';

/** Dependencies of the conductor’s effects. */
export interface ConductorParts {
  readonly database: LocalDatabase;
  readonly environment: Environment;
  /** Tenants whose rows this device follows. */
  readonly follow: () => readonly string[];
  readonly events: ConductorEvents;
  readonly take: (event: ConductEvent) => void;
  readonly work: BackgroundWork;
  readonly timers: ConductorTimers;
  readonly live: { listen(follow: readonly string[]): void; close(): void };
  readonly replication: { begin(): void } & Replication;
}

/** The effects that use the database or the network. */
type WorkEffect = Extract<
  ConductEffect,
  { readonly do: 'prune' | 'identify' | 'send' | 'replicate' | 'resync' | 'checkDiscarded' | 'cutOff' | 'compare' }
>;

export function performEffect(parts: ConductorParts, effect: ConductEffect): void {
  const { events, timers, live } = parts;
  switch (effect.do) {
    case 'listen':
      live.listen(effect.follow);
      break;
    case 'closeStream':
      live.close();
      break;
    case 'watchSilence':
    case 'stopWatching':
    case 'pullLater':
    case 'stopWaiting':
      timers[effect.do]();
      break;
    case 'wait':
      timers.wait(effect.failures);
      break;
    case 'report':
      events.onReport(effect.report);
      break;
    case 'tellLease':
      events.onLease(effect.lease);
      break;
    case 'announceEnding':
      announceEnding(events, effect.ending);
      break;
    case 'prune':
    case 'identify':
    case 'send':
    case 'replicate':
    case 'resync':
    case 'checkDiscarded':
    case 'cutOff':
    case 'compare':
      performWork(parts, effect);
      break;
  }
}

function performWork(parts: ConductorParts, effect: WorkEffect): void {
  const { database, environment, follow, events, take, work } = parts;
  const onFault = () => take({ on: 'failed' });
  switch (effect.do) {
    case 'identify':
      work.start(async () => take({ on: 'identified', whose: await events.identify() }), onFault);
      break;
    case 'send':
      work.start(async () => take({ on: 'sent', sent: await sendOnce(database, environment), follow: follow() }), onFault);
      break;
    case 'replicate':
      parts.replication.begin();
      break;
    case 'resync':
      parts.replication.resync();
      break;
    case 'prune':
      work.start(() => prune(database, environment));
      break;
    case 'checkDiscarded':
      work.start(() => checkDiscarded(database, environment));
      break;
    case 'compare':
      work.start(async () => {
        if (isBehind(await headsOf(database), effect.heads)) take({ on: 'behind' });
      });
      break;
    case 'cutOff':
      parts.timers.stopPulling();
      environment.network.cutOff();
      break;
  }
}

function announceEnding(events: ConductorEvents, ending: Ending): void {
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

/** The live stream of hints, at most one at a time. */
export function createLiveHints(environment: Environment, take: (event: ConductEvent) => void): ConductorParts['live'] {
  let close = () => {};
  const hear = (data: unknown): void => {
    const heads = Heads.safeParse(data);
    if (heads.success) take({ on: 'heard', heads: heads.data });
  };
  return {
    listen: (follow) => {
      const stream = environment.network.openHeads(follow, hear, () => take({ on: 'deaf' }));
      close = () => stream.close();
    },
    close: () => {
      close();
      close = () => {};
    },
  };
}

/** The replication of the rows, which begins on the first effect that asks for it. */
export function createReplication({
  database,
  environment,
  follow,
  take,
}: Pick<ConductorParts, 'database' | 'environment' | 'follow' | 'take'>): ConductorParts['replication'] {
  let replication: Replication | undefined;
  const onPulled = (pulled: Pulled): void => {
    if (pulled.kind === 'rows') take({ on: 'pulled', lease: pulled.lease, isOutdated: pulled.outdatedKinds.length > 0 });
    else take({ on: 'pullEnded', ending: pulled });
  };
  return {
    begin: () => {
      replication = replicate(database, environment, { follow, onStored: (isStored) => take({ on: 'stored', isStored }), onPulled });
    },
    resync: () => replication?.resync(),
    stop: async () => replication?.stop(),
  };
}
