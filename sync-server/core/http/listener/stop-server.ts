import type { Server, ServerResponse } from 'node:http';

const patienceMs = 10_000;

/** Tracks open connections, and returns a function that closes the server without cutting off an answer. */
export function prepareStop(server: Server): () => Promise<void> {
  const open = new Set<ServerResponse>();
  server.on('request', (_, response: ServerResponse) => {
    open.add(response);
    response.on('close', () => open.delete(response));
  });
  return async () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    // A live stream never ends by itself. Its client reconnects to another process.
    for (const response of open) if (isLiveStream(response)) response.end();
    server.closeIdleConnections();
    const impatience = setTimeout(() => server.closeAllConnections(), patienceMs);
    await closed;
    clearTimeout(impatience);
  };
}

function isLiveStream(response: ServerResponse): boolean {
  return String(response.getHeader('content-type') ?? '').startsWith('text/event-stream');
}
