import { afterAll, beforeAll, expect, test } from 'vitest';
import { graphqlHeader } from '#contract/sync/operations.ts';
import { rateLimits, rateLimitTexts } from '#contract/values/rate-limits.ts';
import { type CallAnswer, type TestCaller, visitorOf } from '#server/testing/test-caller.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';

let server: Office;

beforeAll(async () => {
  server = await openOffice();
});
afterAll(() => server.close());

const ask = (caller: TestCaller, query: string) => caller.call('POST', '/graphql', { query }, { [graphqlHeader]: '1' });
test('attempts at a call and at its field are counted together', async () => {
  const visitor = visitorOf(server);
  const { capacity } = rateLimits.declineInvitation;
  const decline = (place: number): Promise<CallAnswer> =>
    place % 2 === 0
      ? visitor.call('POST', '/api/auth/decline-invitation', { token: `${place}` })
      : ask(visitor, `mutation { declineInvitation(token: "${place}") { message } }`);
  const statuses: number[] = [];
  // On a slow machine some attempts become available again; counted separately, there would be twice as many.
  while (statuses.at(-1) !== 429 && statuses.length < 2 * capacity) statuses.push((await decline(statuses.length)).status);
  expect(new Set(statuses.slice(0, -1))).toEqual(new Set([404]));
  expect(statuses.at(-1)).toBe(429);
  expect(statuses.length).toBeGreaterThan(capacity);
});

test('each field of one document is an attempt of its own, and the one above the limit has to wait', async () => {
  const { capacity } = rateLimits.requestNewInvitation;
  const tries = Array.from({ length: capacity + 1 }, (_, place) => `a${place}: requestNewInvitation(email: "ann@example.com") { message }`);
  const { status, json, headers } = await ask(visitorOf(server), `mutation { ${tries.join(' ')} }`);
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(headers['ratelimit-remaining']).toBe('0');
  expect(json).toMatchObject({
    errors: [{ message: rateLimitTexts.wait(60), path: [`a${capacity}`], extensions: { code: 'TooManyRequests' } }],
  });
});
