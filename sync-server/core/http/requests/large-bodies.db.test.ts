import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Office, type OfficePerson, openOffice } from '#server/testing/test-office.ts';

let office: Office;
let admin: OfficePerson;

beforeAll(async () => {
  office = await openOffice();
  admin = await office.person('tenant_admin', [[await office.tenant(), 'tenant_admin']]);
});
afterAll(() => office.close());

const sentBytes = 16 * 1024 * 1024;
const piece = Buffer.alloc(64 * 1024, ' ');
const chunk = Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from('\r\n')]);

/** Sends the whole body before it reads anything, as browsers and curl do. Answers what arrived, or the fault of the connection. */
function upload(path: string, own: Readonly<Record<string, string>>, isChunked = false): Promise<string> {
  const { hostname, port, host } = new URL(office.url);
  const length = isChunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(sentBytes) };
  const all = { host, cookie: admin.cookie, 'sec-fetch-site': 'same-origin', ...length, ...own };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    socket.pause();
    socket.on('error', (fault) => resolve(fault.message));
    socket.on('data', (bytes) => {
      resolve(bytes.toString('utf8'));
      socket.destroy();
    });
    socket.write(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
    for (let sent = 0; sent < sentBytes; sent += piece.length) socket.write(isChunked ? chunk : piece);
    socket.write(isChunked ? '0\r\n\r\n' : '', () => socket.resume());
  });
}

const json = { 'content-type': 'application/json' };

test.each([
  ['a call', '/api/landing-pages', json, 413],
  ['a report of abuse', '/report/page/01a216dc-3621-7769-b720-ebbdeca898a1', { 'content-type': 'application/x-www-form-urlencoded' }, 413],
  ['a GraphQL document', '/graphql', { ...json, 'x-app-request': '1' }, 413],
  ['a GraphQL document of another type', '/graphql', { 'content-type': 'text/plain' }, 415],
])('the sender of 16 MB to %s reads why it is refused, and is not cut off', async (_name, path, headers, status) => {
  expect(await upload(path, headers)).toContain(`HTTP/1.1 ${status}`);
  expect(await upload(path, headers, true)).toContain(`HTTP/1.1 ${status}`);
});
