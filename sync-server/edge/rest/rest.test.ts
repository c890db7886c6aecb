import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { accessTexts } from '#contract/people/access.ts';
import { codeHeader, done, type Outcome, refusalCodes, refused } from '#contract/values/outcome.ts';
import { rateLimits } from '#contract/values/rate-limits.ts';
import type { Principal } from '#server/core/access/caller.ts';
import { memberOfA, owner, visitor } from '#server/core/access/example-callers.ts';
import { httpTexts } from '#server/core/http/http-texts.ts';
import type { HttpEnv } from '#server/core/http/requests/http-env.ts';
import { restEntry } from '#server/core/http/requests/rest-entry.ts';
import { statuses } from '#server/core/http/statuses.ts';
import { untimed } from '#server/testing/without-domains.ts';
import { registerRest } from './rest.ts';

const entries = [
  restEntry({
    method: 'POST',
    path: '/api/tenants/{tenantId}',
    operation: 'calculators.list',
    summary: 'Echo',
    example: {},
    input: z.strictObject({
      tenantId: z.string(),
      name: z.string().check(z.minLength(2, 'A name needs two letters.')),
      count: z.optional(z.int()),
    }),
    handler: async (_, input) => (input.name === 'fault' ? Promise.reject(new Error('secret detail')) : done(input)),
  }),
  restEntry({
    method: 'GET',
    path: '/api/plans',
    operation: 'plans.list',
    summary: 'Public list',
    example: [],
    input: z.strictObject({ at: z.optional(z.string()) }),
    handler: async ({ principal }, input) =>
      input.at === 'limit' ? refused('LimitReached', 'No more.') : done({ visitor: 'visitor' in principal }),
  }),
  restEntry({
    method: 'POST',
    path: '/api/coupons',
    operation: 'coupons.create',
    summary: 'For a platform owner',
    example: {},
    input: z.strictObject({ code: z.string().check(z.minLength(2, 'A code needs two letters.')) }),
    handler: async (_, input) => done(input),
  }),
  restEntry({
    method: 'POST',
    path: '/api/hook',
    operation: 'plans.list',
    summary: 'Signed by its sender',
    example: {},
    input: z.object({}),
    signedBody: true,
    handler: async ({ rawBody }) => done({ bytes: rawBody.length }),
  }),
];

function appFor(known: Outcome<Principal, 'UserDeactivated'>) {
  const app = new Hono<HttpEnv>();
  app.onError(() => new Response(httpTexts.fault('r'), { status: 500 }));
  registerRest(app, entries, {
    // No handler of this test uses a service.
    get services(): never {
      throw new Error('not used');
    },
    identify: async () => known,
    limiter: { take: async () => ({ kind: 'free', limit: rateLimits.push, remaining: 1 }) },
    onRefused: async () => undefined,
    timeOperation: untimed,
    once: async (_, run) => done(await run()),
  });
  return app;
}

const place = { requestId: 'r', clientAddress: '192.0.2.1', host: 'localhost', ownOrigin: 'http://localhost' };
const json = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };

async function post(body: string, headers: Readonly<Record<string, string>> = json, path = '/api/tenants/7') {
  const answer = await appFor(done(owner)).request(path, { method: 'POST', body, headers: { ...headers } }, { place, nonce: '' });
  return { status: answer.status, text: await answer.text(), type: answer.headers.get('content-type') };
}

describe('reading a call', () => {
  test('[R-CALL-01] path, query and body become one input, and the value comes back as JSON', async () => {
    const answer = await post('{"name":"Acme","count":3}');
    expect(answer).toEqual({ status: 200, text: '{"tenantId":"7","name":"Acme","count":3}', type: 'application/json; charset=utf-8' });
    expect((await post('{"count":3}', json, '/api/tenants/7?name=Acme')).status).toBe(200);
  });

  const refusals: readonly (readonly [name: string, body: string, status: number, sentence: string])[] = [
    ['a field of the wrong type', '{"name":5}', 400, 'name is not valid.'],
    ['a field that breaks a rule with wording of its own', '{"name":"A"}', 400, 'A name needs two letters.'],
    ['an unknown field', '{"name":"Acme","role":"platform_owner"}', 400, 'Unknown field: role'],
    ['a missing field', '{}', 400, 'name is not valid.'],
    ['a number beyond exactness', '{"name":"Acme","count":9007199254740993}', 400, 'count is not valid.'],
    ['a field that contradicts the path', '{"name":"Acme","tenantId":"8"}', 400, '"tenantId" in the body differs from the address.'],
    ['a list instead of an object', '[]', 400, 'The body must be a JSON object.'],
    ['a text instead of an object', '"Acme"', 400, 'The body must be a JSON object.'],
    ['null', 'null', 400, 'The body must be a JSON object.'],
    ['broken JSON', '{', 400, 'The body is not valid JSON.'],
    ['a key named twice', '{"name":"Acme","name":"Evil"}', 400, 'The body names "name" twice.'],
    ['a way to the prototype', '{"__proto__":{"name":"Acme"}}', 400, 'The body may not name "__proto__".'],
    ['more than a megabyte', `{"name":"${'a'.repeat(1024 * 1024)}"}`, 413, 'The body is larger than 1024 KB.'],
  ];
  for (const [name, body, status, sentence] of refusals) {
    test(`[R-CALL-02] refuses ${name} with a plain sentence`, async () => {
      expect(await post(body)).toEqual({ status, text: sentence, type: 'text/plain; charset=utf-8' });
    });
  }

  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp', '']) {
    test(`[R-AUTH-13] refuses a body that comes as ${type === '' ? 'nothing in particular' : type}`, async () => {
      expect((await post('{"name":"Acme"}', { 'sec-fetch-site': 'same-origin', 'content-type': type })).status).toBe(415);
    });
  }

  test('refuses a parameter named twice, and one that repeats the path', async () => {
    expect((await post('{}', json, '/api/tenants/7?name=ab&name=cd')).text).toBe('The address names "name" twice.');
    expect((await post('{"name":"Acme"}', json, '/api/tenants/7?tenantId=8')).text).toBe('The address names "tenantId" twice.');
  });

  test('the answer to a fault contains only the number of the request', async () => {
    expect(await post('{"name":"fault"}')).toMatchObject({ status: 500, text: 'Something went wrong. (request r)' });
  });
});

describe('who calls', () => {
  const get = async (known: Outcome<Principal, 'UserDeactivated'>, path: string, headers: Readonly<Record<string, string>> = {}) =>
    appFor(known).request(path, { headers: { ...headers } }, { place, nonce: '' });

  test('a public call answers visitors, and a deactivated person like a visitor', async () => {
    expect(await (await get(done(visitor), '/api/plans')).json()).toEqual({ visitor: true });
    expect(await (await get(done(memberOfA), '/api/plans')).json()).toEqual({ visitor: false });
    expect(await (await get(refused('UserDeactivated', accessTexts.deactivated), '/api/plans')).json()).toEqual({ visitor: true });
  });

  test('[R-AUTH-12] a deactivated person is refused everywhere else', async () => {
    const app = appFor(refused('UserDeactivated', accessTexts.deactivated));
    const answer = await app.request('/api/tenants/7', { method: 'POST', body: '{}', headers: json }, { place, nonce: '' });
    expect([answer.status, await answer.text()]).toEqual([403, accessTexts.deactivated]);
    expect(answer.headers.get(codeHeader)).toBe('UserDeactivated');
  });

  test('[R-AUTH-11] a caller without the right is told so, and not about errors in the input', async () => {
    for (const body of ['{"code":"x"}', '{"other":1}', '{', '']) {
      const init = { method: 'POST', body, headers: json };
      const refusedRole = await appFor(done(memberOfA)).request('/api/coupons', init, { place, nonce: '' });
      expect([refusedRole.status, await refusedRole.text()]).toEqual([403, accessTexts.forbidden]);
      expect((await appFor(done(owner)).request('/api/coupons', init, { place, nonce: '' })).status).toBe(400);
    }
  });

  test('a machine that signs its body needs no session, and its bytes arrive untouched', async () => {
    const app = appFor(done(visitor));
    const answer = await app.request('/api/hook', { method: 'POST', body: 'a=1&a=2' }, { place, nonce: '' });
    expect(await answer.json()).toEqual({ bytes: 7 });
  });

  test('a client that has the newest answer gets "not modified"', async () => {
    const first = await get(done(visitor), '/api/plans');
    const etag = first.headers.get('etag') ?? '';
    expect((await get(done(visitor), '/api/plans', { 'if-none-match': etag })).status).toBe(304);
    expect((await get(done(memberOfA), '/api/plans', { 'if-none-match': etag })).status).toBe(200);
    expect((await get(done(visitor), '/api/plans', { 'if-none-match': '*' })).status).toBe(304);
  });

  test('[R-CALL-02] a refusal of a service comes under its own status', async () => {
    const answer = await get(done(visitor), '/api/plans?at=limit');
    expect([answer.status, await answer.text()]).toEqual([403, 'No more.']);
  });
});

test('every refusal has a status of 400 or above', () => {
  for (const code of refusalCodes) expect(statuses[code]).toBeGreaterThanOrEqual(400);
});
