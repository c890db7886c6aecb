import type { Database, Scope, Tx } from './database.ts';

/** Time limit of some work. */
export interface Deadline {
  readonly signal: AbortSignal;
  readonly remainingMs: () => number;
}

export class DeadlinePassed extends Error {
  constructor() {
    super('The deadline of the request has passed.');
  }
}

/**
 * The same database, limited to the time left before a deadline. Each transaction tells the database the remaining time, so that statements
 * end there too; when time is up the caller gets the error at once, no further statement is sent, and open transactions are rolled back.
 */
export function withinDeadline(db: Database, deadline: Deadline): Database {
  const bounded = (scope: Scope): Scope => ({ ...scope, timeoutMs: Math.max(1, Math.ceil(deadline.remainingMs())) });
  const guarded =
    <T>(work: (tx: Tx) => Promise<T>) =>
    (tx: Tx): Promise<T> =>
      orPassed(deadline, () => work(untilPassed(tx, deadline)));
  return {
    inTransaction: (scope, work) => orPassed(deadline, () => db.inTransaction(bounded(scope), guarded(work))),
    reading: (scope, work) => orPassed(deadline, () => db.reading(bounded(scope), guarded(work))),
    query: (scope, sql, values) => orPassed(deadline, () => db.query(bounded(scope), sql, values)),
    connections: db.connections,
    url: db.url,
    close: db.close,
  };
}

/** Resolves to the work's answer, or throws as soon as time is up. */
export async function orPassed<T>({ signal }: Deadline, work: () => Promise<T>): Promise<T> {
  if (signal.aborted) throw new DeadlinePassed();
  let stopWaiting = (): void => undefined;
  const passed = new Promise<never>((_resolve, reject) => {
    const onAbort = (): void => reject(new DeadlinePassed());
    signal.addEventListener('abort', onAbort, { once: true });
    stopWaiting = () => signal.removeEventListener('abort', onAbort);
  });
  try {
    return await Promise.race([work(), passed]);
  } finally {
    stopWaiting();
  }
}

/** Abandoned work could still send statements while the rollback is queued. */
function untilPassed(tx: Tx, { signal }: Deadline): Tx {
  return new Proxy(tx, {
    get: (target, name) => {
      if (signal.aborted) throw new DeadlinePassed();
      return Reflect.get(target, name);
    },
  });
}
