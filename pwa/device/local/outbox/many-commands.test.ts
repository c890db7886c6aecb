import { createStore } from 'jotai';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestDatabase, testEnvironment } from '#app/device/local/environment/test-environment.ts';
import { rowMarksAtom } from '#app/device/local/shown/administration-atoms.ts';
import { tenantCalculatorRowsAtom } from '#app/device/local/shown/local-atoms.ts';
import { createRowScreen } from '#app/device/local/shown/show-rows.ts';
import type { LocalDatabase, OutboxEntry } from '#app/device/local/stored/collections.ts';
import { pushLimit } from '#contract/sync/sync.ts';
import { claimBatch } from './claim-batch.ts';
import { unsent } from './outbox.ts';

const tenantId = '01900000-0000-7000-8000-00000000000a';
const count = 10_000;
const opened: LocalDatabase[] = [];

afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.close()));
});

function waiting(seq: number, createdAt: string): OutboxEntry {
  const id = `01900000-0000-7000-8000-${String(seq).padStart(12, '0')}`;
  const args = { tenantId, calculatorId: `calculator-${seq}` };
  return { ...unsent, id, seq, type: 'calculators.add', v: 1, tenantId, args, summary: '', baseVersion: null, dependsOn: [], createdAt };
}

const commands = (createdAt: string) => Array.from({ length: count }, (_, at) => waiting(at + 1, createdAt));

describe('ten thousand waiting commands', () => {
  it('[sync-15] are all shown, and so is one more', async () => {
    const store = createStore();
    const screen = createRowScreen(store);
    const before = commands('2026-01-01T00:00:00.000Z');
    screen.setRows([]);
    await screen.setCommands(before);
    expect(store.get(rowMarksAtom).size).toBe(count);
    await screen.setCommands([...before, waiting(count + 1, '2026-01-01T00:00:00.000Z')]);
    expect(store.get(tenantCalculatorRowsAtom)).toHaveLength(count + 1);
  });

  it('[sync-15] are sent in pieces, the oldest first', async () => {
    const environment = testEnvironment();
    const database = await openTestDatabase(environment);
    opened.push(database);
    await database.outbox.bulkInsert(commands(new Date(environment.clock.now()).toISOString()));
    const { entries } = await claimBatch(database, environment);
    expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: pushLimit.commands }, (_, at) => at + 1));
  });
});
