import { faultCodes } from '#server/core/data/fault-codes.ts';

/** A statement that ran into its time limit (PostgreSQL), and a transaction that did (query builder). */
const codes = new Set(['57014', 'P2028']);

/** True for work that the database gave up at its time limit: nothing of it was stored, and the server itself is well. */
export function isOutOfTime(fault: unknown): boolean {
  return faultCodes(fault).some((code) => codes.has(code));
}
