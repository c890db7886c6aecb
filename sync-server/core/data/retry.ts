import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { faultCodes } from './fault-codes.ts';

const attempts = 4;

/** Serialization failure and deadlock: the database rolled everything back and reports that a retry may succeed. */
const passingSqlStates = new Set(['40001', '40P01']);

/**
 * Runs `work` again, up to three times, after a temporary failure. The pause is random, so that two competing transactions do not collide
 * again.
 */
export async function retrying<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (cause) {
      if (attempt === attempts || !isPassing(cause)) throw cause;
      await wait(randomInt(10 * 2 ** attempt));
    }
  }
}

/** Prisma wraps the database's code: P2034 from the query builder, P2010 with the code inside from a raw statement. */
export function isPassing(cause: unknown): boolean {
  return faultCodes(cause).some((code) => code === 'P2034' || passingSqlStates.has(code));
}
