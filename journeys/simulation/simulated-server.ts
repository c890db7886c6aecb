import { randomUUID } from 'node:crypto';
import type { LiveStream, Reply } from '#app/device/local/environment/environment.ts';
import type { OperationName } from '#contract/sync/operations.ts';
import type { Outcome } from '#contract/values/outcome.ts';
import type { Caller } from '#server/core/access/caller.ts';
import { createRenewCaller } from '#server/core/access/renew-caller.ts';
import type { Database } from '#server/core/data/database.ts';
import { knownCommands } from '#server/core/sync/commands/known-commands.ts';
import { type PushDeps, pushCommands } from '#server/core/sync/commands/push.ts';
import { createHeadSource, type HeadSource } from '#server/core/sync/streams/head-source.ts';
import { liveHeads } from '#server/core/sync/streams/heads.ts';
import { pull } from '#server/core/sync/streams/pull.ts';
import { commandHandlers } from '#server/wiring/command-handlers.ts';
import { rowLoaders } from '#server/wiring/row-loaders.ts';
import type { Timeline } from './timeline.ts';
import { trackedDatabase } from './tracked-database.ts';

/** The parts of the processes of a server. A planted bug changes them. */
export type ServerParts = Pick<PushDeps, 'db' | 'handlers'>;

/** Several processes of the server on one database, in simulated time. */
export interface SimulatedServer {
  operate(caller: Caller, operation: OperationName, variables: Readonly<Record<string, unknown>>): Promise<Reply>;
  /** The live stream of one process. */
  openHeads(process: number, caller: Caller, onHeads: (data: unknown) => void, onEnd: () => void): LiveStream;
  /** Unexpected faults of commands. */
  readonly faults: readonly unknown[];
  close(): void;
}

/** Delay of a hint between two processes: notices are gathered for this time. */
const noticeMs = 20;
const pollMs = 30_000;

export function createSimulatedServer(
  database: Database,
  timeline: Timeline,
  options: { readonly processes: number; readonly change: (parts: ServerParts) => ServerParts; readonly losesHint: () => boolean },
): SimulatedServer {
  const { db, handlers } = options.change({ db: trackedDatabase(database, timeline), handlers: commandHandlers });
  const clock = (): Date => new Date(timeline.now());
  const sources = Array.from({ length: options.processes }, () => createHeadSource({ db }));
  const faults: unknown[] = [];
  const ends = sources.map((source) => repeat(timeline, pollMs, () => void source.poll()));
  const hint: PushDeps['hint'] = (commits) => {
    for (const source of sources) {
      if (!options.losesHint()) timeline.schedule(noticeMs, () => source.hear(commits));
    }
  };
  const deps: PushDeps = { db, handlers, clock, hint, newId: randomUUID, isOwnHost: () => false, onFault: (fault) => faults.push(fault) };
  const live = sources.map((source: HeadSource) => ({ source, renew: createRenewCaller({ db, clock }), schedule: timeline.schedule }));

  async function answer(caller: Caller, operation: OperationName, variables: Readonly<Record<string, unknown>>): Promise<Reply> {
    switch (operation) {
      case 'pushCommands':
        return replyOf(await pushCommands(deps, caller, variables), (results) => ({ results }));
      case 'pull':
        return replyOf(await pull({ db, clock, rowLoaders, signLease: async () => 'lease' }, caller, variables), (answer) => answer);
      case 'knownCommands':
        return replyOf(await knownCommands(db, caller, variables.ids), (ids) => ids);
      case 'heads':
        return { kind: 'unreachable' };
    }
  }

  return {
    faults,
    operate: (caller, operation, variables) => answer(caller, operation, variables).catch(() => outage),
    openHeads: (process, caller, onHeads, onEnd) => {
      const parts = live[process % live.length];
      if (parts === undefined) return { close: () => {} };
      const events = liveHeads(parts, caller, []);
      void forward(events, onHeads).finally(onEnd);
      return { close: () => void events.return?.() };
    },
    close: () => {
      for (const end of ends) end();
    },
  };
}

/** The answer while the database is away. */
const outage: Reply = { kind: 'answer', status: 503, body: { code: 'Unavailable', message: 'The database does not answer.' } };

async function forward(events: AsyncIterable<unknown>, onHeads: (data: unknown) => void): Promise<void> {
  for await (const heads of events) onHeads(overTheWire(heads));
}

function replyOf<Value>(outcome: Outcome<Value>, body: (value: Value) => unknown): Reply {
  if (outcome.ok) return { kind: 'answer', status: 200, body: overTheWire(body(outcome.value)) };
  return { kind: 'answer', status: outcome.code === 'Unavailable' ? 503 : 403, body: { code: outcome.code, message: outcome.message } };
}

/** Values arrive as JSON. */
function overTheWire(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

function repeat({ schedule }: Timeline, everyMs: number, work: () => void): () => void {
  let cancel = (): void => undefined;
  const next = (): void => {
    cancel = schedule(everyMs, () => {
      work();
      next();
    });
  };
  next();
  return () => cancel();
}
