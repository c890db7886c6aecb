import { afterAll, beforeAll, expect, test } from 'vitest';
import { graphqlHeader } from '#contract/operations.ts';
import { rateLimits, rateLimitTexts } from '#contract/rate-limits.ts';
import { type TestCaller, visitorOf } from '#server/http/test-caller.ts';
import { startTestServer, type TestServer } from '#server/test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ask = (caller: TestCaller, query: string) => caller.call('POST', '/graphql', { query }, { [graphqlHeader]: '1' });
const tooMany = { errors: [{ message: rateLimitTexts.wait, extensions: { code: 'TooManyRequests' } }] };

test('whoever has used up the tries of a call over REST has none left for its field, and the other way round', async () => {
  const visitor = visitorOf(server);
  const decline = (place: number) => `mutation { declineInvitation(token: "${place}") { message } }`;
  const { capacity } = rateLimits.declineInvitation;
  for (let place = 0; place < capacity; place += 1) {
    const byRest = place % 2 === 0;
    const token = { token: `${place}` };
    const { status } = byRest ? await visitor.call('POST', '/api/auth/decline-invitation', token) : await ask(visitor, decline(place));
    expect(status).toBe(404);
  }
  const refused = await ask(visitor, decline(capacity));
  expect([refused.status, refused.json]).toMatchObject([429, tooMany]);
  expect((await visitor.call('POST', '/api/auth/decline-invitation', { token: 'more' })).status).toBe(429);
});

test('each field of one document is a try of its own', async () => {
  const { capacity } = rateLimits.requestNewInvitation;
  const ofTries = (tries: number, name: string): string => {
    const fields = Array.from(
      { length: tries },
      (_, place) => `${name}${place}: requestNewInvitation(email: "ann@example.com") { message }`,
    );
    return `mutation { ${fields.join(' ')} }`;
  };
  const visitor = visitorOf(server);
  expect((await ask(visitor, ofTries(capacity, 'a'))).status).toBe(200);
  expect((await ask(visitor, ofTries(1, 'b'))).json).toMatchObject(tooMany);
});
