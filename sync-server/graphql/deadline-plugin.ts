import { type ExecutionArgs, type ExecutionResult, execute } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { refused } from '#contract/outcome.ts';
import type { Database } from '#server/data/database.ts';
import { type Deadline, DeadlinePassed, orPassed, withinDeadline } from '#server/data/within-deadline.ts';
import { httpTexts } from '#server/http/http-texts.ts';
import type { GraphqlContext, GraphqlDeps } from './builder.ts';
import { openDeadline } from './open-deadline.ts';
import { refusalError } from './unwrap.ts';

export const deadlineMs = 5_000;

export interface BoundingDeps {
  readonly onFault: (fault: unknown, requestId: string) => void;
  /** How long an answer may take. */
  readonly deadlineMs?: number;
}

/** Ends each query and mutation at its deadline, and every statement of it. Live streams have none. */
export function bounding({ onFault, deadlineMs: limitMs = deadlineMs }: BoundingDeps): Plugin<GraphqlContext> {
  async function executeInTime(args: ExecutionArgs, context: GraphqlContext): Promise<ExecutionResult> {
    const deadline = openDeadline(limitMs);
    try {
      const contextValue = { ...context, deps: depsInTime(context.deps, deadline, limitMs) };
      const result = await orPassed(deadline, async () => execute({ ...args, contextValue }));
      // The database's own limit may be heard a moment before the deadline.
      if (result.errors !== undefined && deadline.remainingMs() <= 0) throw new DeadlinePassed();
      return result;
    } catch (fault) {
      if (!(fault instanceof DeadlinePassed)) throw fault;
      const { requestId } = context.principal;
      onFault(fault, requestId);
      return { errors: [refusalError(refused('Unavailable', httpTexts.tooSlow(requestId)))] };
    } finally {
      deadline.close();
    }
  }
  return {
    onExecute: ({ args: { contextValue }, setExecuteFn }) => setExecuteFn((args: ExecutionArgs) => executeInTime(args, contextValue)),
  };
}

function depsInTime(deps: GraphqlDeps, deadline: Deadline, limitMs: number): GraphqlDeps {
  const db: Database = withinDeadline(deps.db, deadline);
  // A transaction that begins in the first half has as much time again to end.
  const { changes, push, pull, known } = deps.sync.through(db, () => deadline.remainingMs() < limitMs / 2);
  return { ...deps, db, changes, sync: { ...deps.sync, push, pull, known } };
}
