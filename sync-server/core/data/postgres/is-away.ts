import { faultCodes } from '#server/core/data/fault-codes.ts';

const codes = new Set([
  // Network: nothing listens, or the connection broke.
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'],
  // PostgreSQL: it is shutting down, has crashed, or is starting; or it has too many clients.
  ...['57P01', '57P02', '57P03', '53300', '08000', '08001', '08003', '08004', '08006'],
  // Query builder: cannot reach the server, timed out, or was disconnected.
  ...['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections'],
]);

/** Messages of the driver without a code. */
const sentences =
  /Connection terminated|timeout exceeded when trying to connect|is not queryable|Unable to start a transaction|Server has closed the connection/;

/** True for a fault that means the database is unavailable at the moment: the same request may succeed in a few seconds. */
export function isAway(fault: unknown): boolean {
  return faultCodes(fault).some((code) => codes.has(code)) || (fault instanceof Error && sentences.test(fault.message));
}
