import { isCaller, type Principal } from '#server/access/caller.ts';
import type { RecordDenial } from './record-denial.ts';

export interface RefusedAccess {
  readonly principal: Principal;
  /** Operation, GraphQL field or command. */
  readonly operation: string;
  /** Why not: a code of a refusal. */
  readonly code: unknown;
  readonly address: string;
}

export type RecordRefusedAccess = (refusal: RefusedAccess) => Promise<void>;

const codes: ReadonlySet<unknown> = new Set(['Forbidden', 'FreshSignInNeeded']);

/** Puts into the trail what the permission table refused to somebody who is signed in. Every other refusal passes by. */
export function createRecordRefusedAccess(record: RecordDenial): RecordRefusedAccess {
  return async ({ principal, operation, code, address }) => {
    if (!isCaller(principal) || !codes.has(code)) return;
    const { userId, requestId } = principal;
    await record({
      action: 'access.refuse',
      object: { kind: 'operation', id: operation },
      userId,
      reason: String(code),
      address,
      requestId,
    });
  };
}
