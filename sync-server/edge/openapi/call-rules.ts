import { countedRows } from '#contract/sync/counted-rows.ts';
import { graphqlHeader } from '#contract/sync/operations.ts';
import { problemsPath, problemType } from '#server/core/http/problem.ts';
import { keptMs } from '#server/core/http/requests/idempotency.ts';
import { mostRows } from '#server/core/http/requests/list-page.ts';
import { bodyLimit } from '#server/core/http/requests/read-body.ts';

/** Rules for every call, for developers who call the API without the app. */
export const callRules: readonly string[] = [
  'A browser signs in at /api/login; from then on the session cookie goes with each call.',
  'A call that changes something says where it comes from, as browsers do: Sec-Fetch-Site: same-origin, or an Origin header that is the address of this server. Without either it is refused with 403.',
  `Bodies are JSON in UTF-8 with the content type application/json, at most ${bodyLimit / 1024} KB. A field that is not named here is refused.`,
  'A program sends Authorization: Bearer with a token that an administrator made, and needs neither cookie nor origin. Each call names the scope that its token needs.',
  `A good answer is 200 with JSON. A refusal is its status and, for browsers, one plain sentence. With a token, or with Accept: ${problemType}, it is a problem of RFC 9457, whose code says which one (${problemsPath} lists them all).`,
  `Lists are arrays. limit (1 to ${mostRows}), cursor, q and sort cut them; then Link names the next page and X-Total-Estimate says how many rows there are: exactly up to ${countedRows}, and beyond that about, or ${countedRows + 1} for a search that finds more.`,
  'What is read carries an ETag; If-None-Match with it is answered by 304 while nothing has changed.',
  `A change with an Idempotency-Key (1 to 200 visible characters) is made once: for ${keptMs / 3_600_000} hours the same request gets the first answer again (409 if it held a secret, which is never kept), and another request under the same key is refused with 422.`,
  `GraphQL is at /graphql: POST with the header ${graphqlHeader}, or with a token. Each list has a connection with first and after, rows lead to others, and errors have the same codes in extensions.code.`,
];
