import type { createStore } from 'jotai';
import { needsPerson, openStates } from '#app/device/local/outbox/outbox.ts';
import { entriesOverRows, type Heads } from '#app/device/local/outbox/overlay.ts';
import { changesAtom, completedAtom } from '#app/device/local/shown/local-atoms.ts';
import { createRowScreen, type RowScreen } from '#app/device/local/shown/show-rows.ts';
import { headKind, type LocalDatabase, type OutboxEntry } from '#app/device/local/stored/collections.ts';
import { headsFrom } from './heads.ts';

type Store = ReturnType<typeof createStore>;

export interface LocalWatch {
  onRows(rows: { readonly ready: boolean; readonly lastSync: number | undefined }): void;
  onOutbox(counts: { readonly waiting: number; readonly failed: number }): void;
}

export interface ShownLocal {
  readonly baseVersionOf: RowScreen['baseVersionOf'];
  /** Every command as this tab last saw it. */
  entries(): readonly OutboxEntry[];
  stop(): void;
  /** Empties the screens. */
  clear(): void;
}

/** Shows the rows of the local database with its commands applied, as atoms, and follows their changes. */
export function showLocal(database: LocalDatabase, store: Store, watch: LocalWatch, now: () => number): ShownLocal {
  const openedAt = now();
  // Both are undefined until they are read. Nothing is shown before, because rows would appear without the changes that wait for them.
  let heads: Heads | undefined;
  let entries: readonly OutboxEntry[] | undefined;
  let isStopped = false;
  const screen = createRowScreen(store);

  function show(): void {
    if (entries === undefined || heads === undefined) return;
    const read = heads;
    void screen.setCommands(entriesOverRows(entries, heads)).then(() => {
      if (!isStopped) emitRows(heads ?? read, watch);
    });
    showChanges(entries, store, watch);
  }

  const rowsSeen = database.rows.find().$.subscribe((documents) => {
    heads = headsFrom(documents.filter((document) => document.kind === headKind));
    screen.setRows(documents.filter((document) => document.kind !== headKind).map((document) => document.toJSON()));
    show();
  });
  const outboxSeen = database.outbox.find({ sort: [{ seq: 'asc' }] }).$.subscribe((documents) => {
    const before = entries;
    entries = documents.map((document) => document.toMutableJSON());
    const announced = before === undefined ? undefined : newAnswer(before, entries, openedAt);
    if (announced !== undefined) store.set(completedAtom, announced);
    show();
  });

  return {
    baseVersionOf: screen.baseVersionOf,
    entries: () => entries ?? [],
    stop: () => {
      isStopped = true;
      rowsSeen.unsubscribe();
      outboxSeen.unsubscribe();
    },
    clear: () => {
      store.set(changesAtom, []);
      screen.clear();
    },
  };
}

function emitRows(heads: Heads, { onRows }: LocalWatch): void {
  const all = [...heads.values()];
  onRows({
    ready: heads.has('platform') && all.every((head) => head.complete),
    lastSync: all.length === 0 ? undefined : Math.max(...all.map((head) => head.at)),
  });
}

function showChanges(entries: readonly OutboxEntry[], store: Store, { onOutbox }: LocalWatch): void {
  const waiting = entries.filter((entry) => openStates.includes(entry.state));
  const failed = entries.filter((entry) => needsPerson.includes(entry.state));
  store.set(
    changesAtom,
    entries.filter((entry) => waiting.includes(entry) || failed.includes(entry)),
  );
  onOutbox({ waiting: waiting.length, failed: failed.length });
}

/**
 * The change to announce among those that the server has answered since. Only one is announced, preferably one whose row another person has
 * changed: this news appears nowhere else, while a refusal stays in the list of changes. On a busy device a change may be stored and answered
 * between two looks. An older change that appears answered was put back after the browser deleted the storage, and is no news.
 */
function newAnswer(before: readonly OutboxEntry[], entries: readonly OutboxEntry[], openedAt: number): OutboxEntry | undefined {
  const stateBefore = new Map(before.map((entry) => [entry.id, entry.state]));
  const isNew = (entry: OutboxEntry) => {
    const state = stateBefore.get(entry.id);
    return state === undefined ? Date.parse(entry.createdAt) >= openedAt : mayBeAnswered(state);
  };
  const answered = entries.filter((entry) => ['accepted', 'rejected'].includes(entry.state) && isNew(entry));
  return answered.findLast((entry) => entry.changedMeanwhile) ?? answered.at(-1);
}

/** True if the server had not answered before. A discarded change may turn out to have been done. */
function mayBeAnswered(state: OutboxEntry['state']): boolean {
  return state === 'discarded' || openStates.includes(state);
}
