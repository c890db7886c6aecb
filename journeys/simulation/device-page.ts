import { type Conductor, conduct } from '#app/device/local/conductor/conductor.ts';
import { createDeviceClock } from '#app/device/local/environment/device-clock.ts';
import type { Environment, Network } from '#app/device/local/environment/environment.ts';
import { openDatabase } from '#app/device/local/environment/open-database.ts';
import type { LocalDatabase } from '#app/device/local/stored/collections.ts';
import type { Random } from './random.ts';
import type { Timeline } from './timeline.ts';

/** The parts of a device that outlive a page. */
export interface Profile {
  readonly name: string;
  readonly timeline: Timeline;
  readonly random: Random;
  readonly network: Network;
  readonly storage: Environment['storage'];
  /** Settings beside the local database. */
  readonly kept: Map<string, string>;
  /** Difference of the wall clock. */
  readonly turnedMs: () => number;
  readonly report: (what: string) => void;
}

export interface Page {
  readonly database: LocalDatabase;
  readonly environment: Environment;
  readonly conductor: Conductor;
  readonly end: () => void;
}

/** Opens the app on a device, with what the device has kept. */
export async function openPage({ name, timeline, random, network, storage, kept, turnedMs, report }: Profile): Promise<Page> {
  const opened = { isOver: false, at: timeline.now() };
  const alive =
    <Given extends readonly unknown[]>(work: (...given: Given) => void) =>
    (...given: Given) => {
      if (!opened.isOver) work(...given);
    };
  const wall = (): number => timeline.now() + turnedMs();
  const clock = createDeviceClock({
    storage: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) },
    wall,
    monotonic: () => timeline.now() - opened.at,
  });
  const environment: Environment = {
    storage,
    network: endingNetwork(network, () => opened.isOver, alive),
    now: wall,
    clock,
    fillRandom: (into) => {
      for (let at = 0; at < into.length; at += 1) into[at] = random.below(256);
    },
    random: random.next,
    schedule: (delayMs, work) => timeline.schedule(delayMs, alive(work)),
    isVisible: () => true,
    report: (what, fault) => opened.isOver || report(`${what} ${String(fault)}`),
    exclusively: createLocks(),
  };
  const database = await openDatabase(environment, name);
  const conductor = conduct(database, environment, () => [], {
    onReport: () => {},
    onSignedOut: () => report('was signed out'),
    onRefused: (message) => report(`was refused: ${message}`),
    onOutdated: () => report('is outdated'),
    onLease: () => {},
    identify: async () => 'own',
  });
  return { database, environment, conductor, end: () => (opened.isOver = true) };
}

/** The network of one page: after its end nothing leaves it, and nothing arrives. */
function endingNetwork(
  network: Network,
  isOver: () => boolean,
  alive: <Given extends readonly unknown[]>(work: (...given: Given) => void) => (...given: Given) => void,
): Network {
  const never = new Promise<never>(() => {});
  return {
    ...network,
    operate: async (operation, variables) => {
      if (isOver()) return never;
      const reply = await network.operate(operation, variables);
      return isOver() ? never : reply;
    },
    openHeads: (follow, onHeads, onEnd) => network.openHeads(follow, alive(onHeads), alive(onEnd)),
  };
}

/** The locks of one page, which end with it. */
function createLocks(): Environment['exclusively'] {
  const queues = new Map<string, Promise<unknown>>();
  return (name, work) => {
    const next = (queues.get(name) ?? Promise.resolve()).then(work);
    queues.set(
      name,
      next.catch(() => undefined),
    );
    return next;
  };
}
