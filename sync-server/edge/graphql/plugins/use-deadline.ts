import type { Plugin } from 'graphql-yoga';
import { refused } from '#contract/values/outcome.ts';
import type { Database } from '#server/core/data/database.ts';
import { DeadlinePassed, orPassed, withinDeadline } from '#server/core/data/within-deadline.ts';
import { httpTexts } from '#server/core/http/http-texts.ts';
import { openDeadline } from '#server/edge/graphql/gate/open-deadline.ts';
import type { GraphqlContext, GraphqlDeps } from '#server/edge/graphql/types/builder.ts';
import { refusalError } from '#server/edge/graphql/types/unwrap.ts';

export interface DeadlineDeps extends GraphqlDeps {
  readonly onFault: (fault: unknown, requestId: string) => void;
  /** Time limit of an answer. */
  readonly deadlineMs?: number;
}

export const deadlineMs = 5_000;

/** Queries and mutations end within the time limit, and so do their transactions. Live streams have none. */
export function useDeadline(deps: DeadlineDeps): Plugin<GraphqlContext> {
  const limitMs = deps.deadlineMs ?? deadlineMs;
  return {
    onExecute: ({ args, executeFn, setExecuteFn, extendContext }) => {
      const { requestId } = args.contextValue.principal;
      const deadline = openDeadline(limitMs);
      const db = withinDeadline(deps.db, deadline);
      // A transaction that begins in the first half has the same time again to end.
      const isTimeShort = (): boolean => deadline.remainingMs() < limitMs / 2;
      extendContext({ deps: { ...deps, db, ...over(deps.sync, db, isTimeShort) } });
      setExecuteFn(async (given) => {
        try {
          const result = await orPassed(deadline, async () => executeFn(given));
          // The database's own time limit may end the request a moment before the deadline.
          if ('errors' in result && result.errors !== undefined && deadline.remainingMs() <= 0) throw new DeadlinePassed();
          return result;
        } catch (fault) {
          if (!(fault instanceof DeadlinePassed)) throw fault;
          deps.onFault(fault, requestId);
          return { errors: [refusalError(refused('Unavailable', httpTexts.tooSlow(requestId)))] };
        } finally {
          deadline.close();
        }
      });
    },
  };
}

/** The parts that run transactions, with the deadline of the request. */
function over(sync: GraphqlDeps['sync'], db: Database, isTimeShort: () => boolean): Pick<GraphqlDeps, 'changes' | 'sync'> {
  const { changes, push, pull, known } = sync.through(db, isTimeShort);
  return { changes, sync: { ...sync, push, pull, known } };
}
