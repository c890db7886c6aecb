import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import type { LocalDatabase } from './collections.ts';
import type { Environment, Network, Reply } from './environment.ts';
import { openDatabase } from './open-database.ts';

let opened = 0;

/** A world of its own for a test: memory storage, a clock and chance that the test moves, locks that queue. */
export function testEnvironment(network: Partial<Network> = {}): Environment & { advance(ms: number): void } {
  let now = Date.UTC(2026, 0, 1);
  let drawn = 0;
  const queues = new Map<string, Promise<unknown>>();
  return {
    storage: getRxStorageMemory(),
    network: { operate: async () => unreachable, openHeads: () => ({ close: () => {} }), cutOff: () => {}, ...network },
    now: () => now,
    advance: (ms) => {
      now += ms;
    },
    fillRandom: (into) => {
      drawn += 1;
      new DataView(into.buffer).setUint32(into.length - 4, drawn);
    },
    chance: () => 0.5,
    schedule: () => () => {},
    isVisible: () => true,
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

const unreachable: Reply = { kind: 'unreachable' };

export function openTestDatabase(environment: Environment): Promise<LocalDatabase> {
  opened += 1;
  return openDatabase(environment, `test-${opened}`);
}
