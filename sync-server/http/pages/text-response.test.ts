import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { sendKnownText, textResponse } from './text-response.ts';

test('a response with a known text is sent whole, with its status, each of its cookies, and its length', async () => {
  const answer = textResponse('größer', { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8', 'x-own': 'yes' } });
  answer.headers.append('set-cookie', 'a=1');
  answer.headers.append('set-cookie', 'b=2');
  const sent = await send(answer);
  expect([sent.status, await sent.text()]).toEqual([404, 'größer']);
  expect(sent.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect([sent.headers.get('x-own'), sent.headers.get('content-length')]).toEqual(['yes', '8']);
});

test('any other response is left to be sent as a stream', async () => {
  const sent = await send(new Response('text'));
  expect(await sent.text()).toBe('not sent');
});

test('its body can be read like that of any other response', async () => {
  const answer = () => textResponse('{"a":"größer"}', { status: 404, headers: { 'content-type': 'application/json' } });
  expect(await answer().text()).toBe('{"a":"größer"}');
  expect(await answer().json()).toEqual({ a: 'größer' });
  expect((await answer().arrayBuffer()).byteLength).toBe(16);
  expect(await new Response(answer().body).text()).toBe('{"a":"größer"}');
  const copy = answer().clone();
  expect([copy.status, copy.headers.get('content-type'), await copy.text()]).toEqual([404, 'application/json', '{"a":"größer"}']);
  const read = answer();
  expect(read.bodyUsed).toBe(false);
  await read.text();
  expect(read.bodyUsed).toBe(true);
});

async function send(answer: Response): Promise<Response> {
  const server = createServer((_request, response) => {
    if (!sendKnownText(answer, response)) response.end('not sent');
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' ? (address?.port ?? 0) : 0);
    });
  });
  const sent = await fetch(`http://127.0.0.1:${port}`);
  server.close();
  return sent;
}
