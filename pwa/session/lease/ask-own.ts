/**
 * Time limits for the first answer, the only one that a screen waits for. A device that remembers no person waits longer, because it has
 * nothing else to show.
 */
export const answerTimeoutMs = { remembered: 5_000, unknown: 30_000 } as const;

/**
 * GET of one of the session's own calls. It fails without an answer in time. It also fails on a redirect, which always leads to a portal
 * and never to our server.
 */
export function askOwn(path: string, withinMs: number = answerTimeoutMs.unknown, fetchIt: typeof fetch = fetch): Promise<Response> {
  return fetchIt(path, {
    headers: { accept: 'application/json' },
    credentials: 'same-origin',
    redirect: 'error',
    cache: 'no-store',
    signal: AbortSignal.timeout(withinMs),
  });
}
