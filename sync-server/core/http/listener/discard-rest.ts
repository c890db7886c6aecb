import type { IncomingMessage } from 'node:http';

/** Time in which the rest of a body may arrive after the answer. */
const longestMs = 2_000;

/**
 * Discards what still arrives of a body that was answered before its end, such as one that is too large. A connection that is closed at
 * once resets, and most senders then never read the answer. Nothing is kept, and a sender that goes on for too long is cut off.
 */
export function discardRest(request: IncomingMessage): void {
  if (request.complete) return;
  const { socket } = request;
  const timer = setTimeout(() => socket.destroySoon(), longestMs);
  const stop = (): void => {
    clearTimeout(timer);
    request.off('end', stop);
    socket.off('close', stop);
  };
  request.once('end', stop);
  socket.once('close', stop);
  request.resume();
}
