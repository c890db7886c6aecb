import { createSocket, type Socket } from 'node:dgram';
import { afterEach, expect, test } from 'vitest';
import { createResolveTxt, longestLookUpMs } from './resolve-txt.ts';

let socket: Socket;

/** A name server on the loopback interface that answers each question in the given way, or not at all. */
async function nameServer(answer: (question: Buffer) => Buffer | undefined): Promise<string> {
  socket = createSocket('udp4');
  socket.on('message', (question, from) => {
    const reply = answer(question);
    if (reply !== undefined) socket.send(reply, from.port, from.address);
  });
  await new Promise<void>((resolve) => {
    socket.bind(0, '127.0.0.1', resolve);
  });
  return `127.0.0.1:${socket.address().port}`;
}
afterEach(() => new Promise<void>((resolve) => void socket.close(() => resolve())));

test('a lookup at a silent name server ends before the request times out', async () => {
  let questions = 0;
  const silent = await nameServer(() => {
    questions += 1;
    return undefined;
  });
  const resolveTxt = createResolveTxt({ servers: [silent], longestMs: 50 });
  expect(await resolveTxt('_reckoner.a.example', 'a.example')).toEqual({ kind: 'no_answer' });
  // Without the limit it would have been asked again.
  expect(questions).toBeLessThan(2);
  // A request over GraphQL is answered within five seconds.
  expect(longestLookUpMs).toBeLessThan(5_000);
});

test('an unregistered domain is distinguished from one without the record', async () => {
  const unknown = (question: Buffer): Buffer => {
    const reply = Buffer.from(question);
    // A reply (QR), recursion available (RA), with RCODE 3: no such name (RFC 1035, section 4.1.1).
    reply.writeUInt16BE(0x8183, 2);
    return reply;
  };
  const resolveTxt = createResolveTxt({ servers: [await nameServer(unknown)] });
  expect(await resolveTxt('_reckoner.a.example', 'a.example')).toEqual({ kind: 'no_domain' });
});
