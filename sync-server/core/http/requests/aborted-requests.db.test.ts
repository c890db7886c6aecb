import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { askPath } from '#server/people/identity/pages/password-reset-pages.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';

let server: Office;
beforeAll(async () => {
  server = await openOffice();
});
afterAll(() => server.close());

const sends: readonly (readonly [what: string, path: string, type: string])[] = [
  ['a call', '/api/auth/accept-invitation', 'application/json'],
  ['a machine', '/api/payments/webhook', 'application/json'],
  ['a GraphQL request', '/graphql', 'application/json'],
  ['a form', askPath, 'application/x-www-form-urlencoded'],
  ['the identity provider', '/idp/token', 'application/x-www-form-urlencoded'],
];

/** Sends the headers and the beginning of a body, waits for both to arrive, and disconnects. */
async function hangUp(path: string, type: string): Promise<void> {
  const { hostname, port, host } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  const headerLines = [
    `POST ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Sec-Fetch-Site: same-origin',
    'X-App-Request: 1',
    `Content-Type: ${type}`,
    'Content-Length: 5000',
  ];
  await new Promise<void>((resolve) => socket.write(`${headerLines.join('\r\n')}\r\n\r\n{"token":`, () => resolve()));
  await wait(150);
  socket.resetAndDestroy();
}

describe('a client that hangs up in the middle of a body', () => {
  test.each(sends)('of %s leaves a line in the log, and no fault', async (_what, path, type) => {
    const before = server.logged().length;
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => complaints.mockRestore());
    await hangUp(path, type);
    const since = (): readonly { readonly level: string; readonly event: string; readonly path?: string }[] =>
      server
        .logged()
        .slice(before)
        .map((line) => JSON.parse(line));
    await expect.poll(() => since().map(({ event, path: logged }) => [event, logged])).toContainEqual(['aborted', path]);
    await wait(50);
    expect(since().map(({ level, event }) => [level, event])).toEqual([['info', 'aborted']]);
    expect(complaints).not.toHaveBeenCalled();
  });
});
