import type { Outcome, RefusalCode } from '#contract/outcome.ts';
import type { RowKind } from '#contract/rows.ts';
import type { Stream } from '#contract/sync.ts';
import { type Caller, scopeOf } from '#server/access/caller.ts';
import type { Database, Scope, Tx } from '#server/data/database.ts';
import { type AuditEntry, type AuditedObject, writeAudit } from './audit.ts';
import { guardTransaction } from './guard-transaction.ts';
import { type QueuedEffect, writeEffects } from './queue-effects.ts';
import { type Commits, raiseStreams, type Settlement, type Touch } from './streams.ts';

/** One transaction of one operation, as a service sees it. */
export interface Change {
  readonly tx: Tx;
  readonly now: Date;
  readonly caller: Caller;
  readonly newId: () => string;
  /** States that a row of a stream is new, changed or gone. Each stream that carries the row is named. */
  touch(stream: Stream, kind: RowKind, id: string, deleted?: boolean): void;
  /** Something outside that happens after the commit, at least once, with `key` at the receiver. */
  effect(type: string, key: string, payload: Readonly<Record<string, unknown>>, tenantId?: string): void;
  audit(action: string, object: AuditedObject, before?: unknown, after?: unknown): void;
}

export interface ChangeDeps {
  readonly db: Database;
  readonly clock: () => Date;
  readonly newId: () => string;
  /** Told after the commit. A hint may get lost; correctness never depends on it. */
  readonly hint: (commits: Commits) => void;
}

/** What the operation answered, and the numbers after which its rows are in a pull. */
export type Changed<Value, Code extends RefusalCode> = Outcome<Value, Code> & { readonly commits: Commits };

export interface Changes {
  /** One operation in one transaction. A refusal leaves nothing behind. */
  run<Value, Code extends RefusalCode>(
    caller: Caller,
    work: (change: Change) => Promise<Outcome<Value, Code>>,
  ): Promise<Changed<Value, Code>>;
  /** What nobody's session may do: a job, or somebody who holds a secret link. `actor` is whom the trail names. */
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
      const opened = openChange(deps, tx, caller);
      const outcome = await work(opened.change);
      if (!outcome.ok) return undo({ ...outcome, commits: {} });
      return { ...outcome, commits: await opened.finish() };
    }),
  );
}

export interface OpenedChange {
  readonly change: Change;
  /** Forgets what was touched, queued and audited so far: the writes themselves are undone by a savepoint. */
  readonly forget: () => void;
  /** Audit and effects, then the streams; afterwards the transaction takes no statement but the commit. */
  readonly finish: (settlement?: Settlement) => Promise<Commits>;
}

export function openChange(deps: Pick<ChangeDeps, 'clock' | 'newId'>, tx: Tx, caller: Caller): OpenedChange {
  const guarded = guardTransaction(tx);
  const touches: Touch[] = [];
  const effects: QueuedEffect[] = [];
  const audits: AuditEntry[] = [];
  const now = deps.clock();
  return {
    change: {
      tx: guarded.tx,
      now,
      caller,
      newId: deps.newId,
      touch: (stream, kind, id, deleted = false) => touches.push({ stream, kind, id, deleted }),
      effect: (type, key, payload, tenantId) => effects.push({ id: deps.newId(), type, key, payload, tenantId: tenantId ?? null }),
      audit: (action, object, before, after) => audits.push({ id: deps.newId(), action, object, before, after }),
    },
    forget: () => {
      for (const list of [touches, effects, audits]) list.length = 0;
    },
    finish: async (settlement) => {
      await writeAudit(tx, caller, now, audits);
      await writeEffects(tx, now, effects);
      guarded.close();
      return raiseStreams(tx, touches, settlement);
    },
  };
}

/** A result that leaves no trace in the database is carried out of the transaction past its rollback. */
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
