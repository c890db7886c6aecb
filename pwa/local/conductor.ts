import { Heads, heartbeatMissedMs } from '#contract/sync.ts';
import type { LocalDatabase } from './collections.ts';
import type { Environment, LiveStream } from './environment.ts';
import { headsOf } from './heads.ts';
import { checkDiscarded } from './known-commands.ts';
import { prune } from './prune.ts';
import type { Ending } from './read-ending.ts';
import { type Replication, replicate } from './replicate.ts';
import { recover, type Sent, sendOnce } from './sender.ts';

/** What the conductor tells the screens. */
export interface Report {
  readonly reachable: boolean;
  readonly syncing: boolean;
  /** What was pulled could be stored. */
  readonly stored: boolean;
}

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
  identify(): Promise<'own' | 'unknown' | 'unreachable'>;
}

export interface Conductor {
  /** Something was queued, the network came back, a tab became visible: send and pull now. */
  wake(): void;
  /** The browser says that the network is gone. Nobody waits for a request to find that out. */
  offline(): void;
  /** After a new sign-in of the same person. */
  resume(): void;
  stop(): Promise<void>;
}

const firstDelayMs = 1_000;
/** Longest pause between two attempts: short while somebody looks at the screen. */
const longestDelayMs = { visible: 10_000, hidden: 60_000 } as const;
/** Pulls even when no hint came: the safety net under a stream that died silently. */
const quietPullMs = 60_000;

/**
 * The one tab that sends, pulls and listens for this person. It holds the lock; when its tab is closed or its lock is taken, another
 * goes on where it stood, and the server's ids keep anything from happening twice.
 */
export function conduct(
  database: LocalDatabase,
  environment: Environment,
  follow: () => readonly string[],
  events: ConductorEvents,
): Conductor {
  let stopped = false;
  let paused = false;
  let sending: Promise<void> | undefined;
  let again = false;
  let waitsForTime = false;
  let stored = true;
  let failures = 0;
  let waits = false;
  let cancelDelay = () => {};
  let live: LiveStream | undefined;
  let listenedTo = '';
  let cancelSilence = () => {};
  let cancelQuiet = () => {};
  let replication: Replication | undefined;

  function pause(tell: () => void): void {
    if (paused || stopped) return;
    paused = true;
    live?.close();
    live = undefined;
    tell();
  }

  function reached(syncing: boolean): void {
    if (stopped) return;
    failures = 0;
    events.onReport({ reachable: true, syncing, stored });
  }

  /** Sender, pull and live stream fail together: one pause for all of them. */
  function unreached(): void {
    if (stopped) return;
    events.onReport({ reachable: false, syncing: false, stored });
    if (waits || paused) return;
    waits = true;
    failures += 1;
    const longest = environment.isVisible() ? longestDelayMs.visible : longestDelayMs.hidden;
    const ceiling = Math.min(longest, firstDelayMs * 2 ** Math.min(failures, 10));
    cancelDelay = environment.schedule(environment.chance() * ceiling, () => {
      waits = false;
      run();
    });
  }

  function stopWaiting(): void {
    cancelDelay();
    waits = false;
  }

  function run(): void {
    if (stopped || paused) return;
    if (sending !== undefined) {
      again = true;
      return;
    }
    sending = drain().finally(() => {
      sending = undefined;
      if (again) {
        again = false;
        run();
      }
    });
  }

  async function drain(): Promise<void> {
    const whose = await events.identify();
    if (whose === 'unreachable') unreached();
    if (stopped || whose !== 'own') return;
    replication ??= startReplication();
    for (;;) {
      const sent = await sendOnce(database, environment);
      if (stopped) return;
      waitsForTime = sent.kind === 'idle' && sent.needsTime === true;
      if (!handle(sent)) return;
    }
  }

  /** Whether to go on sending. */
  function handle(sent: Sent): boolean {
    if (sent.kind === 'progress') reached(true);
    else if (sent.kind !== 'idle') {
      end(sent);
      return false;
    }
    replication?.resync();
    if (sent.kind === 'idle') listen();
    return sent.kind === 'progress';
  }

  /** Listens for the streams in question; a tenant that is followed since asks for a new connection. */
  function listen(): void {
    const wanted = follow().join();
    if (stopped || paused || (live !== undefined && wanted === listenedTo)) return;
    live?.close();
    listenedTo = wanted;
    live = environment.network.openHeads(follow(), hear, deaf);
    watchSilence();
  }

  function hear(data: unknown): void {
    const heads = Heads.safeParse(data);
    if (!heads.success) return;
    watchSilence();
    reached(false);
    void headsOf(database).then((own) => {
      const behind = Object.entries(heads.data.heads).some(([stream, seq]) => own.get(stream)?.seq !== seq);
      const gone = [...own.keys()].some((stream) => !Object.hasOwn(heads.data.heads, stream));
      if (behind || gone) replication?.resync();
    });
  }

  function watchSilence(): void {
    cancelSilence();
    cancelSilence = environment.schedule(heartbeatMissedMs, deaf);
  }

  function deaf(): void {
    live?.close();
    live = undefined;
    cancelSilence();
    if (!paused) unreached();
  }

  function quiet(): void {
    cancelQuiet = environment.schedule(quietPullMs, () => {
      run();
      quiet();
    });
  }

  function startReplication(): Replication {
    return replicate(database, environment, {
      follow,
      onStored: (isStored) => {
        if (stored === isStored) return;
        stored = isStored;
        events.onReport({ reachable: true, syncing: false, stored });
      },
      onPulled: (pulled) => {
        if (pulled.kind !== 'rows') {
          end(pulled);
          return;
        }
        events.onLease(pulled.lease);
        reached(false);
        void checkDiscarded(database, environment);
        if (waitsForTime) run();
        if (pulled.outdatedKinds.length > 0) events.onOutdated();
      },
    });
  }

  /** Sender and pull end alike. */
  function end(ending: Ending | { readonly kind: 'unreachable' }): void {
    switch (ending.kind) {
      case 'unreachable':
        unreached();
        break;
      case 'signedOut':
        pause(events.onSignedOut);
        break;
      case 'refused':
        pause(() => events.onRefused(ending.message));
        break;
      case 'outdated':
        pause(events.onOutdated);
        break;
    }
  }

  void recover(database).then(() => {
    if (stopped) return;
    run();
    quiet();
    void prune(database, environment);
  });

  return {
    wake: () => {
      stopWaiting();
      run();
    },
    offline: deaf,
    resume: () => {
      paused = false;
      failures = 0;
      run();
    },
    stop: async () => {
      stopped = true;
      stopWaiting();
      cancelSilence();
      cancelQuiet();
      live?.close();
      environment.network.cutOff();
      await sending;
      await replication?.stop();
    },
  };
}
