import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenOnPort } from './listen-on-port.ts';
import { createHttpServer } from './serve.ts';

const server = createHttpServer((_, response) => response.end('whole'));
const slow: Socket[] = [];
let port = 0;

beforeAll(async () => {
  const taken = await listenOnPort(server, { host: '127.0.0.1', port: 0 });
  port = taken.ok ? taken.value : 0;
});
afterAll(() => {
  for (const socket of slow) socket.destroy();
  server.close();
});

function ask(): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent: false }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode));
    }).once('error', reject);
  });
}

test('five hundred senders that never end their headers hold up nobody, and are cut off within twenty seconds', async () => {
  let cut = 0;
  for (let sender = 0; sender < 500; sender += 1) {
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n'));
    const drip = setInterval(() => socket.write('X'), 1_000);
    socket.on('error', () => undefined);
    socket.resume().on('close', () => {
      clearInterval(drip);
      cut += 1;
    });
    slow.push(socket);
  }
  expect(await Promise.all(Array.from({ length: 100 }, ask))).toEqual(Array.from({ length: 100 }, () => 200));
  await expect.poll(() => cut, { timeout: 20_000, interval: 100 }).toBe(slow.length);
  expect(await ask()).toBe(200);
}, 60_000);
