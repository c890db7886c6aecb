import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { refused } from '#contract/values/outcome.ts';
import { httpTexts } from '#server/core/http/http-texts.ts';
import { problemOf, problemType } from '#server/core/http/problem.ts';

/** Faults of Node's parser with a status of their own; every other one is 400. */
const known: Readonly<Record<string, readonly [status: number, sentence: string]>> = {
  HPE_HEADER_OVERFLOW: [431, httpTexts.longHeaders],
  ERR_HTTP_REQUEST_TIMEOUT: [408, httpTexts.slowRequest],
};

/** Answers requests that end in the parser, before any route sees them, with a problem instead of an empty body. */
export function answerBrokenRequests(server: Server): void {
  const answers = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, response) => {
    answers.set(socket, response);
  });
  server.on('clientError', (fault: NodeJS.ErrnoException, socket) => {
    const answer = answers.get(socket);
    const isInside = answer?.headersSent === true && !answer.writableFinished;
    if (isInside || fault.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const [status, sentence] = known[fault.code ?? ''] ?? [400, httpTexts.brokenRequest];
    const body = JSON.stringify({ ...problemOf(refused('InputInvalid', sentence)), status });
    const lines = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Connection: close',
      `Content-Type: ${problemType}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'X-Content-Type-Options: nosniff',
    ];
    socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
  });
}
