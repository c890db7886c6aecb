import type { FetchAPI } from 'graphql-yoga';
import type { Refused } from '#contract/values/outcome.ts';
import { statuses } from '#server/core/http/statuses.ts';

/** The answer of a request that is refused before it is executed. */
export function refusalResponse({ Response }: FetchAPI, { code, message }: Refused): Response {
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  return new Response(JSON.stringify({ errors: [{ message, extensions: { code } }] }), { status: statuses[code], headers });
}
