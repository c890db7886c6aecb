import type { createStore } from 'jotai';
import { awaitAnswer } from './await-answer.ts';
import { headKind, type LocalDatabase, type OutboxEntry } from './collections.ts';
import { type Conductor, type ConductorEvents, conduct } from './conductor.ts';
import type { Environment } from './environment.ts';
import { headsFrom } from './heads.ts';
import { keptPages } from './kept-pages.ts';
import { changesAtom, type Local, localAtom, settledAtom } from './local-atoms.ts';
import { discard, enqueue, needsPerson, putBack, retry, unsettled } from './outbox.ts';
import { type Heads, overlaid } from './overlay.ts';
import { createRowScreen } from './show-rows.ts';

type Store = ReturnType<typeof createStore>;

export interface OpenLocal {
  resume(): void;
  /** Closes the database and stops everything. Stored data stay. */
  close(): Promise<void>;
  /** Every command that waits for the server or for a person, in order, for the sealed copy. */
  unsent(): Promise<readonly OutboxEntry[]>;
  /** Every command as this tab last saw it, even if the storage is gone. */
  entries(): readonly OutboxEntry[];
  /** Stores commands again that were lost with the storage. Returns those that could not be stored. */
  putBack(entries: readonly OutboxEntry[]): Promise<readonly OutboxEntry[]>;
}

export interface LocalWatch {
  onRows(rows: { readonly ready: boolean; readonly lastSync: number | undefined }): void;
  onOutbox(counts: { readonly waiting: number; readonly failed: number }): void;
}

export type LocalEvents = ConductorEvents & LocalWatch;

/** Connects the local database to the screens. In every tab rows and commands become atoms, and the conducting tab sends and pulls. */
export function openLocal(
  database: LocalDatabase,
  environment: Environment,
  store: Store,
  events: LocalEvents,
  hold: (name: string, begin: () => () => void) => () => void,
): OpenLocal {
  const followed = new Set<string>();
  let conductor: Conductor | undefined;
  let heads: Heads = new Map();
  let entries: readonly OutboxEntry[] = [];
  const screen = createRowScreen(store);

  function showCommands(): void {
    void screen.setCommands(overlaid(entries, heads));
    store.set(
      changesAtom,
      entries.filter((entry) => unsettled.includes(entry.state) || needsPerson.includes(entry.state)),
    );
    events.onOutbox({
      waiting: entries.filter((entry) => unsettled.includes(entry.state)).length,
      failed: entries.filter((entry) => needsPerson.includes(entry.state)).length,
    });
  }

  const rowsSeen = database.rows.find().$.subscribe((documents) => {
    heads = headsFrom(documents.filter((document) => document.kind === headKind));
    screen.setRows(documents.filter((document) => document.kind !== headKind).map((document) => document.toJSON()));
    const all = [...heads.values()];
    events.onRows({
      ready: heads.has('platform') && all.every((head) => head.complete),
      lastSync: all.length === 0 ? undefined : Math.max(...all.map((head) => head.at)),
    });
    showCommands();
  });
  const outboxSeen = database.outbox.find({ sort: [{ seq: 'asc' }] }).$.subscribe((documents) => {
    const before = new Map(entries.map((entry) => [entry.id, entry.state]));
    entries = documents.map((document) => document.toMutableJSON());
    const answered = entries.filter((entry) => ['accepted', 'rejected'].includes(entry.state) && mayBeAnswered(before.get(entry.id)));
    // Only one change is announced, preferably one whose row another person has changed: this news appears nowhere else, while a refusal
    // stays in the list of changes.
    const announced = answered.findLast((entry) => entry.changedMeanwhile) ?? answered.at(-1);
    if (announced !== undefined) store.set(settledAtom, announced);
    showCommands();
  });

  const local: Local = {
    enqueue: async (draft) => {
      const outcome = await enqueue(database, environment, draft, () => screen.baseVersionOf(draft.type, draft.args));
      conductor?.wake();
      return outcome;
    },
    answer: (id, withinMs) => awaitAnswer(database, id, withinMs),
    retry: async (id) => {
      const outcome = await retry(database, environment, id);
      conductor?.wake();
      return outcome;
    },
    discard: (id) => discard(database, id),
    pages: keptPages(database, () => environment.clock.now()),
    wake: () => conductor?.wake(),
    offline: () => conductor?.offline(),
    follow: (tenantId) => {
      if (followed.has(tenantId)) return;
      followed.add(tenantId);
      conductor?.wake();
    },
  };
  store.set(localAtom, local);

  // Only the conducting tab knows whether the server answers, so it reports that to the other tabs.
  const reports = new BroadcastChannel(`report:${database.name}`);
  reports.onmessage = ({ data }) => {
    if (typeof data?.reachable === 'boolean' && typeof data.syncing === 'boolean' && typeof data.stored === 'boolean')
      events.onReport({ reachable: data.reachable, syncing: data.syncing, stored: data.stored });
  };
  const tell: LocalEvents['onReport'] = (report) => {
    events.onReport(report);
    reports.postMessage(report);
  };

  const newCommands = database.outbox.insert$.subscribe(() => conductor?.wake());
  const release = hold(`conduct:${database.name}`, () => {
    const running = conduct(database, environment, () => [...followed], { ...events, onReport: tell });
    conductor = running;
    return () => {
      conductor = undefined;
      running.stop().catch((fault: unknown) => environment.report('The conductor did not stop in order.', fault));
    };
  });

  return {
    resume: () => conductor?.resume(),
    entries: () => entries,
    putBack: (lost) => putBack(database, environment, lost),
    unsent: async () => {
      const selector = { state: { $in: [...unsettled, ...needsPerson] } };
      const found = await database.outbox.find({ selector, sort: [{ seq: 'asc' }] }).exec();
      return found.map((entry) => entry.toMutableJSON());
    },
    close: async () => {
      rowsSeen.unsubscribe();
      outboxSeen.unsubscribe();
      newCommands.unsubscribe();
      reports.close();
      const last = conductor;
      release();
      await last?.stop();
      store.set(localAtom, undefined);
      store.set(changesAtom, []);
      screen.clear();
      await database.close();
    },
  };
}

/** True if the server may still answer, even for a discarded change: it may turn out to have been done before. */
function mayBeAnswered(state: OutboxEntry['state'] | undefined): boolean {
  return state !== undefined && (state === 'discarded' || unsettled.includes(state));
}
