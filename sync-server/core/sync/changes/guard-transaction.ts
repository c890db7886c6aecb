import type { Tx } from '#server/core/data/database.ts';

export interface GuardedTx {
  readonly tx: Tx;
  /** Makes every further use of the transaction a fault: the stream counter is the last statement before the commit. */
  readonly close: () => void;
}

/**
 * The lock on a stream's head is held from its last statement to the commit. A statement after it would make every other writer of the
 * stream wait, and a row written there would be missing from the numbers already assigned.
 */
export function guardTransaction(tx: Tx): GuardedTx {
  let closed = false;
  function check(): void {
    if (closed) throw new Error('A statement after the stream counter: nothing may follow it before the commit.');
  }
  function guard<Target extends object>(target: Target): Target {
    return new Proxy(target, {
      get(_proxied, name) {
        check();
        const member: unknown = Reflect.get(target, name);
        if (typeof member === 'function') {
          return (...args: unknown[]): unknown => {
            check();
            return Reflect.apply(member, target, args);
          };
        }
        return typeof member === 'object' && member !== null ? guard(member) : member;
      },
    });
  }
  return {
    tx: guard(tx),
    close: () => {
      closed = true;
    },
  };
}
