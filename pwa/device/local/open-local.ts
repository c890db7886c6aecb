import type { createStore } from 'jotai';
import { type Conductor, type ConductorEvents, conduct } from './conductor/conductor.ts';
import { type LocalWatch, type ShownLocal, showLocal } from './conductor/show-local.ts';
import type { Environment } from './environment/environment.ts';
import { awaitAnswer } from './outbox/await-answer.ts';
import { discard, enqueue, needsPerson, openStates, putBack, retry } from './outbox/outbox.ts';
import { keptPages } from './shown/kept-pages.ts';
import { type Local, localAtom } from './shown/local-atoms.ts';
import type { LocalDatabase, OutboxEntry } from './stored/collections.ts';

type Store = ReturnType<typeof createStore>;
/** Lets one tab of several run the work. `begin` returns the function that ends it. */
type Hold = (name: string, begin: () => () => void) => () => void;

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

export type LocalEvents = ConductorEvents & LocalWatch;

/** Connects the local database to the screens. In every tab rows and commands become atoms, and the conducting tab sends and pulls. */
export function openLocal(database: LocalDatabase, environment: Environment, store: Store, events: LocalEvents, hold: Hold): OpenLocal {
  const followed = new Set<string>();
  const shown = showLocal(database, store, events, environment.clock.now);
  const conducting = conductInOneTab({ database, environment, follow: () => [...followed], events, hold });
  const wake = () => conducting.current()?.wake();
  const newCommands = database.outbox.insert$.subscribe(wake);
  store.set(localAtom, {
    ...commandActions(database, environment, shown, wake),
    wake,
    offline: () => conducting.current()?.offline(),
    follow: (tenantId) => {
      if (followed.has(tenantId)) return;
      followed.add(tenantId);
      wake();
    },
  });
  return {
    resume: () => conducting.current()?.resume(),
    entries: shown.entries,
    putBack: (lost) => putBack(database, environment, lost),
    unsent: async () => {
      const selector = { state: { $in: [...openStates, ...needsPerson] } };
      const found = await database.outbox.find({ selector, sort: [{ seq: 'asc' }] }).exec();
      return found.map((entry) => entry.toMutableJSON());
    },
    close: async () => {
      shown.stop();
      newCommands.unsubscribe();
      await conducting.end();
      store.set(localAtom, undefined);
      shown.clear();
      await database.close();
    },
  };
}

type CommandActions = Pick<Local, 'enqueue' | 'answer' | 'retry' | 'discard' | 'pages'>;

/** The actions of the screens on commands and kept pages. */
function commandActions(
  database: LocalDatabase,
  environment: Environment,
  { baseVersionOf }: ShownLocal,
  wake: () => void,
): CommandActions {
  return {
    enqueue: async (draft) => {
      const outcome = await enqueue(database, environment, draft, () => baseVersionOf(draft.type, draft.args));
      wake();
      return outcome;
    },
    answer: (id, withinMs) => awaitAnswer(database, id, withinMs),
    retry: async (id) => {
      const outcome = await retry(database, environment, id);
      wake();
      return outcome;
    },
    discard: (id) => discard(database, id),
    pages: keptPages(database, () => environment.clock.now()),
  };
}

interface ConductingTab {
  /** The conductor, if this tab is the one that conducts. */
  current(): Conductor | undefined;
  /** Resolves when the conductor has stopped. */
  end(): Promise<void>;
}

interface ConductorSetting {
  readonly database: LocalDatabase;
  readonly environment: Environment;
  readonly follow: () => readonly string[];
  readonly events: ConductorEvents;
  readonly hold: Hold;
}

/** Runs the conductor in one tab. Only that tab knows whether the server answers, so it reports that to the other tabs. */
function conductInOneTab({ database, environment, follow, events, hold }: ConductorSetting): ConductingTab {
  let conductor: Conductor | undefined;
  const reports = new BroadcastChannel(`report:${database.name}`);
  reports.onmessage = ({ data }) => {
    if (typeof data?.reachable === 'boolean' && typeof data.syncing === 'boolean' && typeof data.stored === 'boolean')
      events.onReport({ reachable: data.reachable, syncing: data.syncing, stored: data.stored });
  };
  const onReport: ConductorEvents['onReport'] = (report) => {
    events.onReport(report);
    reports.postMessage(report);
  };
  const release = hold(`conduct:${database.name}`, () => {
    const running = conduct(database, environment, follow, { ...events, onReport });
    conductor = running;
    return () => {
      conductor = undefined;
      running.stop().catch((fault: unknown) => environment.report('The conductor did not stop in order.', fault));
    };
  });
  return {
    current: () => conductor,
    end: async () => {
      reports.close();
      const last = conductor;
      release();
      await last?.stop();
    },
  };
}
