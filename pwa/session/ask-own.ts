/** A screen waits for the first answer only; a person with a slow network gets more time where nothing is remembered to go on with. */
export const patience = { remembered: 5_000, unknown: 30_000 } as const;

/** GET of one of the session's own calls. It fails without an answer in time; a redirect leads to a portal, never to us. */
export function askOwn(path: string, withinMs: number = patience.unknown, fetchIt: typeof fetch = fetch): Promise<Response> {
  return fetchIt(path, {
    headers: { accept: 'application/json' },
    credentials: 'same-origin',
    redirect: 'error',
    cache: 'no-store',
    signal: AbortSignal.timeout(withinMs),
  });
}
