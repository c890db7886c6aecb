import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Refused } from '#contract/values/outcome.ts';
import { isCaller, type Principal } from '#server/core/access/caller.ts';
import type { RequestPlace } from '#server/core/http/requests/request-origin.ts';

/** One request to /graphql, as the plugins see it: its messages, and what they learn of its sender. */
export interface Visit {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly place: Pick<RequestPlace, 'requestId' | 'clientAddress' | 'host'>;
  /** A visitor until the sender is known. */
  principal: Principal;
  /** Tells why the sender is treated as a visitor, although the request has a session. */
  refusal?: Refused;
  /** Rate-limit headers of the answer, filled by the counted fields. */
  readonly limitHeaders: Record<string, string>;
}

export interface VisitContext {
  readonly visit: Visit;
}

/** As much of a request as its limits depend on. */
export interface SenderContext {
  readonly visit: Pick<Visit, 'principal'>;
}

export function isLive({ request }: Visit): boolean {
  return request.method === 'GET';
}

/** True for a program with an API token, which writes documents of its own. */
export function isProgram({ principal }: Pick<Visit, 'principal'>): boolean {
  return isCaller(principal) && principal.apiToken !== undefined;
}

/** True when the client disconnected before its request was complete. Reading the rest of it fails then, which is not our fault. */
export function hasHungUp({ request }: Visit): boolean {
  return request.destroyed && !request.complete;
}
