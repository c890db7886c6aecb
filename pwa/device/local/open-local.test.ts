import { createStore } from 'jotai';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestDatabase, testEnvironment } from './environment/test-environment.ts';
import { type LocalEvents, type OpenLocal, openLocal } from './open-local.ts';
import { enqueue } from './outbox/outbox.ts';
import { meRowsAtom, pulledMeRowsAtom } from './shown/administration-atoms.ts';
import { headKind } from './stored/collections.ts';

const personId = '01900000-0000-7000-8000-00000000000a';
const stream = `user:${personId}`;
const me = { id: personId, email: 'ann@acme.test', firstName: null, lastName: null, role: 'user', isActive: true, memberships: [] };

const opened: OpenLocal[] = [];
afterEach(async () => {
  for (const local of opened.splice(0)) await local.close();
});

function ignore(): void {}

const unheard: LocalEvents = {
  onReport: ignore,
  onSignedOut: ignore,
  onRefused: ignore,
  onOutdated: ignore,
  onLease: ignore,
  identify: async () => 'unreachable',
  onRows: ignore,
  onOutbox: ignore,
};

/** A device with a choice of German that was not yet sent to the server. */
async function deviceWithChoice() {
  const environment = testEnvironment();
  const database = await openTestDatabase(environment);
  const head = { epoch: 'e', seq: 1, complete: true, at: 0 };
  await database.rows.bulkUpsert([
    { key: `${stream}|me|${personId}`, stream, kind: 'me', rowId: personId, seq: 1, version: 1, row: me },
    { key: `${stream}|${headKind}|`, stream, kind: headKind, rowId: '', seq: 1, version: 0, row: head },
  ]);
  const args = { personId, language: 'de' } as const;
  await enqueue(database, environment, { type: 'preferences.language', tenantId: null, args, summary: 'Choose the language' });
  return { environment, database };
}

describe.each(['rows', 'outbox'] as const)('a device that reads its %s first', (first) => {
  it.each([
    ['waits for the server', {}],
    ['the server has accepted', { state: 'accepted', commits: { [stream]: 2 } }],
  ] as const)('never shows a row without the change that %s', async (_which, answer) => {
    const { environment, database } = await deviceWithChoice();
    for (const entry of await database.outbox.find().exec()) await entry.incrementalPatch(answer);
    // A query that is observed already answers at once.
    let hasAnswered = false;
    const answered = () => {
      hasAnswered = true;
    };
    const { rows, outbox } = database;
    const watch = first === 'rows' ? rows.find().$.subscribe(answered) : outbox.find({ sort: [{ seq: 'asc' }] }).$.subscribe(answered);
    await expect.poll(() => hasAnswered).toBe(true);
    const store = createStore();
    const shown = new Set<string>();
    store.sub(meRowsAtom, () => {
      for (const { language } of store.get(meRowsAtom)) shown.add(language ?? 'none');
    });
    opened.push(openLocal(database, environment, store, unheard, () => ignore));
    await expect.poll(() => store.get(meRowsAtom).length).toBe(1);
    watch.unsubscribe();
    expect([...shown]).toEqual(['de']);
  });
});

it('also tells which language the server has', async () => {
  const { environment, database } = await deviceWithChoice();
  const store = createStore();
  opened.push(openLocal(database, environment, store, unheard, () => ignore));
  await expect.poll(() => store.get(pulledMeRowsAtom).map(({ language }) => language)).toEqual([undefined]);
});
