import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import type { LocalDatabase } from './collections.ts';
import { createDeviceClock, type DeviceClock } from './device-clock.ts';
import type { Environment, Network, Reply } from './environment.ts';
import { openDatabase } from './open-database.ts';

let opened = 0;

export type TestEnvironment = Environment & {
  /** Reported faults of work that nobody waits for. */
  readonly faults: readonly string[];
  /** Time passes. */
  advance(ms: number): void;
  /** The wall clock alone is turned. */
  turnClock(ms: number): void;
};

/** A world of its own for a test: memory storage, a clock and chance that the test moves, locks that queue. */
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
    chance: () => 0.5,
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

/** A clock that has met the server. */
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

export function openTestDatabase(environment: Environment): Promise<LocalDatabase> {
  opened += 1;
  return openDatabase(environment, `test-${opened}`);
}
