import type { RowKind } from '#contract/sync/rows.ts';
import type { Stream } from '#contract/sync/sync.ts';
import type { Outcome, RefusalCode } from '#contract/values/outcome.ts';
import { type Caller, scopeOf } from '#server/core/access/caller.ts';
import type { Database, Scope, Tx } from '#server/core/data/database.ts';
import { type QueuedEffect, writeEffects } from '#server/core/sync/effects/queue-effects.ts';
import { type Completion, idTaken } from '#server/core/sync/streams/complete-commands.ts';
import { type Commits, raiseStreams, type Touch } from '#server/core/sync/streams/streams.ts';
import { type AuditEntry, type AuditedObject, writeAudit } from './audit.ts';
import { guardTransaction } from './guard-transaction.ts';

/** Identity of the transaction that several changes share: data read under a lock are valid for all of them. */
export type Batch = object;

/** One transaction of one operation, as services see it. */
export interface Change {
  readonly tx: Tx;
  readonly now: Date;
  readonly caller: Caller;
  readonly newId: () => string;
  readonly batch: Batch;
  /** The tenant whose row and trail the transaction has locked since its first statement. */
  readonly lockedTenant?: string | undefined;
  /** True for the hosts of the product itself and the names below them. */
  readonly isOwnHost: (domain: string) => boolean;
  /** A write with the combined result of several changes of the batch: executed once, before the streams are raised. */
  late(write: (tx: Tx) => Promise<void>): void;
  /** Publishes that a row of a stream is new, changed, or deleted. Each stream that carries the row is named. */
  touch(stream: Stream, kind: RowKind, id: string, deleted?: boolean): void;
  /** An effect outside the database after the commit, at least once; the receiver deduplicates by `key`. */
  effect(type: string, key: string, payload: Readonly<Record<string, unknown>>, tenantId?: string): void;
  audit(action: string, object: AuditedObject, before?: unknown, after?: unknown): void;
}

export interface ChangeDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly isOwnHost: (domain: string) => boolean;
  /** Called after the commit. A hint may get lost; correctness never depends on it. */
  readonly hint: (commits: Commits) => void;
}

/** The result of the operation, and the numbers after which a pull contains its rows. */
export type Changed<Value, Code extends RefusalCode> = Outcome<Value, Code> & { readonly commits: Commits };

export interface Changes {
  /** One operation in one transaction. A refusal leaves no changes behind. */
  run<Value, Code extends RefusalCode>(
    caller: Caller,
    work: (change: Change) => Promise<Outcome<Value, Code>>,
  ): Promise<Changed<Value, Code>>;
  /** A change that no session may make: a job, or the holder of a secret link. `actor` is the name in the audit trail. */
  runAsPlatform<Value, Code extends RefusalCode>(
    actor: Caller,
    work: (change: Change) => Promise<Outcome<Value, Code>>,
  ): Promise<Changed<Value, Code>>;
}

export function createChanges(deps: ChangeDeps): Changes {
  async function hinting<Value, Code extends RefusalCode>(running: Promise<Changed<Value, Code>>): Promise<Changed<Value, Code>> {
    const answer = await running;
    deps.hint(answer.commits);
    return answer;
  }
  return {
    run: (caller, work) => hinting(runOnce(deps, caller, scopeOf(caller), work)),
    runAsPlatform: (actor, work) => hinting(runOnce(deps, actor, { as: 'platform', userId: actor.userId }, work)),
  };
}

function runOnce<Value, Code extends RefusalCode>(
  deps: ChangeDeps,
  caller: Caller,
  scope: Scope,
  work: (change: Change) => Promise<Outcome<Value, Code>>,
): Promise<Changed<Value, Code>> {
  return rollingBack<Changed<Value, Code>>((undo) =>
    deps.db.inTransaction(scope, async (tx): Promise<Changed<Value, Code>> => {
      const opened = openBatch(deps, tx, { caller });
      const { change, written } = opened.open();
      const outcome = await work(change);
      if (!outcome.ok) return undo({ ...outcome, commits: {} });
      const finished = await opened.finish([{ written }]);
      return { ...outcome, commits: finished === idTaken ? {} : (finished[0] ?? {}) };
    }),
  );
}

/** Work that a change has recorded for the end of its transaction. */
export interface Written {
  readonly touches: readonly Touch[];
  readonly effects: readonly QueuedEffect[];
  readonly audits: readonly AuditEntry[];
  readonly lates: readonly ((tx: Tx) => Promise<void>)[];
}

export interface OpenedChange {
  readonly change: Change;
  readonly written: Written;
  /** Discards the recorded work: a savepoint undoes the writes themselves. */
  readonly forget: () => void;
}

export interface EndedChange {
  readonly written: Written;
  readonly completion?: Completion;
}

/** One transaction with one or more changes, executed in order. */
export interface OpenedBatch {
  readonly open: () => OpenedChange;
  /** Late writes, effects, and audit, then the streams; after that the transaction accepts only the commit, or the rollback if an id is taken. */
  readonly finish: (ended: readonly EndedChange[]) => Promise<readonly Commits[] | typeof idTaken>;
}

export interface BatchOrigin {
  readonly caller: Caller;
  readonly lockedTenant?: string | undefined;
}

export function openBatch(
  deps: Pick<ChangeDeps, 'clock' | 'newId' | 'isOwnHost'>,
  tx: Tx,
  { caller, lockedTenant }: BatchOrigin,
): OpenedBatch {
  const guarded = guardTransaction(tx);
  const now = deps.clock();
  const batch = {};
  return {
    open: () => {
      const touches: Touch[] = [];
      const effects: QueuedEffect[] = [];
      const audits: AuditEntry[] = [];
      const lates: ((tx: Tx) => Promise<void>)[] = [];
      return {
        change: {
          tx: guarded.tx,
          now,
          caller,
          newId: deps.newId,
          batch,
          lockedTenant,
          isOwnHost: deps.isOwnHost,
          late: (write) => lates.push(write),
          touch: (stream, kind, id, deleted = false) => touches.push({ stream, kind, id, deleted }),
          effect: (type, key, payload, tenantId) => effects.push({ id: deps.newId(), type, key, payload, tenantId: tenantId ?? null }),
          audit: (action, object, before, after) => audits.push({ id: deps.newId(), action, object, before, after }),
        },
        written: { touches, effects, audits, lates },
        forget: () => {
          for (const list of [touches, effects, audits, lates]) list.length = 0;
        },
      };
    },
    finish: async (ended) => {
      for (const { written } of ended) for (const write of written.lates) await write(tx);
      await writeEffects(
        tx,
        now,
        ended.flatMap(({ written }) => written.effects),
      );
      const hasPlatformRights = await writeAudit(
        tx,
        { caller, now, lockedTenant, takesPlatformRights: true },
        ended.flatMap(({ written }) => written.audits),
      );
      guarded.close();
      const raisings = ended.map(({ written, completion }) => ({ touches: written.touches, completion }));
      return raiseStreams(tx, raisings, hasPlatformRights);
    },
  };
}

/** Carries a result without changes out of the transaction past its rollback. */
export async function rollingBack<Result>(work: (undo: (result: Result) => never) => Promise<Result>): Promise<Result> {
  const undone: { result?: Result } = {};
  const marker = new Error('The transaction is rolled back on purpose.');
  try {
    return await work((result) => {
      undone.result = result;
      throw marker;
    });
  } catch (fault) {
    if (fault === marker && undone.result !== undefined) return undone.result;
    throw fault;
  }
}
