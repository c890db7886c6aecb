import { isCaller, type Principal } from '#server/core/access/caller.ts';
import type { RecordDenial } from './record-denial.ts';

export interface RefusedAccess {
  readonly principal: Principal;
  /** Operation, GraphQL field, or command. */
  readonly operation: string;
  /** The reason: the code of a refusal. */
  readonly code: unknown;
  readonly address: string;
  /** The input of the request. Only the ids in it are read. */
  readonly input?: unknown;
}

export type RecordRefusedAccess = (refusal: RefusedAccess) => Promise<void>;

const codes: ReadonlySet<unknown> = new Set(['Forbidden', 'FreshSignInNeeded']);

/**
 * Records in the audit trail every refusal by the permission table of a signed-in person, and every "not found" answer to a person who does
 * not see all tenants, because the id may belong to another tenant. Nothing is looked up for this, because the response time would reveal
 * whether the object exists. Other refusals are not recorded.
 */
export function createRecordRefusedAccess(record: RecordDenial): RecordRefusedAccess {
  return async ({ principal, operation, code, address, input }) => {
    if (!isCaller(principal)) return;
    const { requestId, role, impersonator } = principal;
    const isHidden = code === 'NotFound' && role !== 'platform_owner';
    const named = isHidden ? idsIn(input) : [];
    if (!codes.has(code) && named.length === 0) return;
    await record({
      action: 'access.refuse',
      object: { kind: 'operation', id: operation },
      // The trail names the person who tried, not the one whose view was open.
      userId: impersonator?.userId ?? principal.userId,
      viewedAs: impersonator === undefined ? undefined : principal.userId,
      reason: String(code),
      named,
      address,
      requestId,
    });
  };
}

const uuids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
const mostIds = 5;

function idsIn(input: unknown): readonly string[] {
  const found = JSON.stringify(input)?.match(uuids) ?? [];
  return [...new Set(found.map((id) => id.toLowerCase()))].slice(0, mostIds);
}
