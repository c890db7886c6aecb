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

test('a record with a byte that no database stores is read without it', async () => {
  const text = Buffer.from('calculators-verify=a\0b');
  const hostile = (question: Buffer): Buffer => {
    const header = Buffer.from(question.subarray(0, 12));
    header.writeUInt16BE(0x8180, 2);
    // One question, one answer, nothing else.
    for (const [place, count] of [1, 1, 0, 0].entries()) header.writeUInt16BE(count, 4 + 2 * place);
    const asked = question.subarray(12, question.indexOf(0, 12) + 5);
    // The name by a pointer to the question, TXT, IN, no time to live, and one character-string (RFC 1035, section 3.3.14).
    const record = Buffer.from([0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 0, 0, text.length + 1, text.length]);
    return Buffer.concat([header, asked, record, text]);
  };
  const resolveTxt = createResolveTxt({ servers: [await nameServer(hostile)] });
  expect(await resolveTxt('_reckoner.a.example', 'a.example')).toEqual({ kind: 'records', values: ['calculators-verify=ab'] });
});
