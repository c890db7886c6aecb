/** The texts of all requests, and the tests that wait for one. */
export function createRequestLog() {
  const requests: string[] = [];
  const awaited = new Set<{ readonly words: string; readonly found: () => void }>();
  return {
    /** Notes that a request has grown from `before`, which is empty for a new one. */
    note: (before: string, request: string): void => {
      for (const waiter of [...awaited]) {
        if (before.includes(waiter.words) || !request.includes(waiter.words)) continue;
        awaited.delete(waiter);
        waiter.found();
      }
      if (before === '') requests.push(request);
      else requests[requests.lastIndexOf(before)] = request;
    },
    count: (words: string): number => requests.filter((request) => request.includes(words)).length,
    next: (words: string): Promise<void> => new Promise((resolve) => awaited.add({ words, found: resolve })),
  };
}
