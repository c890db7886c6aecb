import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import type { LocalDatabase } from '#app/device/local/stored/collections.ts';
import { createDeviceClock, type DeviceClock } from './device-clock.ts';
import type { Environment, Network, Reply } from './environment.ts';
import { openDatabase } from './open-database.ts';

export type TestEnvironment = Environment & {
  /** Faults that were reported by work whose result no caller awaits. */
  readonly faults: readonly string[];
  /** Advances all clocks. */
  advance(ms: number): void;
  /** Changes only the wall clock. */
  turnClock(ms: number): void;
};

/** A separate environment for a test: memory storage, a clock and random numbers that the test controls, and locks with a queue. */
export function testEnvironment(network: Partial<Network> = {}): TestEnvironment {
  let now = Date.UTC(2026, 0, 1);
  let turned = 0;
  const clock = testClock(
    () => now + turned,
    () => now,
  );
  let drawn = 0;
  const faults: string[] = [];
  const queues = new Map<string, Promise<unknown>>();
  return {
    storage: getRxStorageMemory(),
    network: { operate: async () => unreachable, openHeads: () => ({ close: () => {} }), cutOff: () => {}, ...network },
    now: () => now + turned,
    clock,
    advance: (ms) => {
      now += ms;
    },
    turnClock: (ms) => {
      turned += ms;
    },
    fillRandom: (into) => {
      drawn += 1;
      new DataView(into.buffer).setUint32(into.length - 4, drawn);
    },
    random: () => 0.5,
    schedule: () => () => {},
    isVisible: () => true,
    report: (what, fault) => {
      faults.push(`${what} ${String(fault)}`);
    },
    faults,
    exclusively: (name, work) => {
      const next = (queues.get(name) ?? Promise.resolve()).then(work);
      queues.set(
        name,
        next.catch(() => undefined),
      );
      return next;
    },
  };
}

/** A clock that has had contact with the server. */
function testClock(wall: () => number, monotonic: () => number): DeviceClock {
  let kept: string | null = null;
  const setItem = (_key: string, value: string) => {
    kept = value;
  };
  const clock = createDeviceClock({ storage: { getItem: () => kept, setItem }, wall, monotonic });
  clock.set(wall());
  return clock;
}

const unreachable: Reply = { kind: 'unreachable' };

/** Opens an empty database. Its name is random, since the memory storage is shared with test files that ran before. */
export function openTestDatabase(environment: Environment): Promise<LocalDatabase> {
  return openDatabase(environment, `test-${crypto.randomUUID()}`);
}
