import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { httpTexts } from '#server/core/http/http-texts.ts';
import { listenOnPort } from './listen-on-port.ts';
import { createHttpServer } from './serve.ts';

const server = createHttpServer((request, response) => {
  if (request.url === '/begun') response.writeHead(200, { 'content-length': '10' }).write('12345');
  else response.end('whole');
});
let port = 0;
beforeAll(async () => {
  const taken = await listenOnPort(server, { host: '127.0.0.1', port: 0 });
  port = taken.ok ? taken.value : 0;
});
afterAll(() => server.close());

/** Sends a text, and another one as soon as an answer has begun. */
function send(text: string, more?: string): Promise<string> {
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (part) => {
      if (received === '' && more !== undefined) socket.write(more);
      received += String(part);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(received));
  });
}

const host = 'Host: localhost\r\n';

test.each([
  ['an address of twenty thousand letters', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n`, 431, httpTexts.longHeaders],
  ['headers of twenty thousand letters', `GET / HTTP/1.1\r\n${host}X: ${'a'.repeat(20_000)}\r\n\r\n`, 431, httpTexts.longHeaders],
  ['a header with a space in its name', `GET / HTTP/1.1\r\n${host}Bad Header: x\r\n\r\n`, 400, httpTexts.brokenRequest],
  [
    'two lengths of one body',
    `POST / HTTP/1.1\r\n${host}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
    httpTexts.brokenRequest,
  ],
  ['no HTTP at all', 'hello\r\n\r\n', 400, httpTexts.brokenRequest],
])('%s: the sender reads what is wrong', async (_name, text, status, sentence) => {
  const received = await send(text);
  expect(received).toContain(`HTTP/1.1 ${status} `);
  expect(received).toContain('Content-Type: application/problem+json');
  expect(JSON.parse(received.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status, detail: sentence, code: 'InputInvalid' });
});

test('nothing is written into an answer that has begun', async () => {
  const received = await send(`GET /begun HTTP/1.1\r\n${host}\r\n`, 'no request\r\n\r\n');
  expect(received).toContain('12345');
  expect(received).not.toContain('problem');
});
