import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations, readOperationAnswer } from '#contract/sync/operations.ts';
import type { Caller } from '#server/core/access/caller.ts';
import { command } from '#server/testing/queued-commands.ts';
import { openTestEndpoint, type TestEndpoint, testVisitor } from '#server/testing/test-endpoint.ts';
import { type Office, type OfficeTenant, officeTime, openOffice } from '#server/testing/test-office.ts';

let office: Office;
let endpoint: TestEndpoint;
let tenant: OfficeTenant;
let admin: Caller;

beforeAll(async () => {
  office = await openOffice({ stoppedAt: officeTime });
  await office.calculators(3);
  tenant = await office.tenant({ limit: 2 });
  admin = { ...(await office.caller('tenant_admin', [[tenant, 'tenant_admin']])), sessionId: 'live-session' };
  await office.sql(`insert into sessions (sid, sess, expire, user_id) values ('live-session', '{}', '2999-01-01', $1::uuid)`, [
    admin.userId,
  ]);
  endpoint = await openTestEndpoint(office.services);
  endpoint.signIn(admin);
});
afterAll(async () => {
  await endpoint.close();
  await office.close();
});
const post: TestEndpoint['post'] = (body, headers) => endpoint.post(body, headers);

describe('POST /graphql', () => {
  test('[R-CALL-48] pushes and pulls as the app does', async () => {
    const args = { tenantId: tenant.id, calculatorId: 'calculator-0000' };
    const commands = [command(1, 'calculators.add', args), command(2, 'calculators.add', { ...args, calculatorId: 'no-such' })];
    const pushed = await post({ query: operations.pushCommands, variables: { protocol: 1, device: randomUUID(), commands } });
    const { status, body } = readOperationAnswer('pushCommands', pushed.status, pushed.body);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      results: [
        { state: 'accepted', value: { current: 1 } },
        { state: 'rejected', code: 'NotFound' },
      ],
    });
    const pulled = await post({ query: operations.pull, variables: { protocol: 1, checkpoints: [], follow: [] } });
    expect(JSON.stringify(pulled.body)).toContain(`${tenant.id}:calculator-0000`);
  });

  test('[R-CALL-48] [R-CALL-37] the same service answers here as over REST, with the status of its refusal', async () => {
    const add =
      'mutation($tenantId: ID!, $calculatorId: ID!) { addCalculator(tenantId: $tenantId, calculatorId: $calculatorId) { current remaining } }';
    expect(await post({ query: add, variables: { tenantId: tenant.id, calculatorId: 'calculator-0001' } })).toEqual({
      status: 200,
      body: { data: { addCalculator: { current: 2, remaining: 0 } } },
    });
    const full = await post({ query: add, variables: { tenantId: tenant.id, calculatorId: 'calculator-0002' } });
    expect([full.status, full.body.errors?.[0]?.extensions?.code]).toEqual([403, 'LimitReached']);
    const malformed = await post({ query: add, variables: { tenantId: 'x', calculatorId: 'calculator-0002' } });
    expect([malformed.status, malformed.body.errors?.[0]?.extensions?.code]).toEqual([400, 'InputInvalid']);
  });

  test('a visitor is told to sign in', async () => {
    endpoint.signIn(testVisitor);
    const answer = await post({ query: operations.pull, variables: { protocol: 1, checkpoints: [], follow: [] } });
    endpoint.signIn(admin);
    expect([answer.status, answer.body.errors?.[0]?.message]).toEqual([401, 'Unauthorized']);
  });

  test('a fault of a field is masked and reported', async () => {
    endpoint.faults.length = 0;
    const { status, body } = await post({ query: '{ me { id } }' });
    expect([status, body.errors?.[0]?.message]).toEqual([500, 'Something went wrong. (request request)']);
    expect(JSON.stringify(body)).not.toContain('secret');
    expect(endpoint.faults).toHaveLength(1);
  });

  test('nothing is run without the header of the app, as a batch, oversized, or by another method', async () => {
    expect((await post({ query: '{ __typename }' }, {})).status).toBe(403);
    expect((await post([{ query: '{ __typename }' }])).status).toBe(400);
    expect((await post({ query: '{ __typename }', variables: { filler: 'x'.repeat(70_000) } })).status).toBe(413);
    expect((await post({ query: '{ __typename }', variables: { filler: '€'.repeat(30_000) } })).status).toBe(413);
    expect((await fetch(endpoint.url, { method: 'PUT' })).status).toBe(405);
    expect((await fetch(`${endpoint.url}?query=%7B__typename%7D`)).status).toBe(400);
  });
});

describe('GET /graphql as a live stream', () => {
  test('[S25] carries heads as server-sent events', async () => {
    const stop = new AbortController();
    const response = await endpoint.stream(operations.heads, {}, stop.signal);
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const decoder = new TextDecoder();
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      if (text.includes('"heads":{')) break;
    }
    expect(text).toContain(`tenant:${tenant.id}`);
    stop.abort();
  });

  test('refuses invalid variables and invalid tenant ids', async () => {
    const search = (variables: string) => new URLSearchParams({ query: operations.heads, variables });
    for (const variables of ['{', '[]', '5', '{"follow":["\\u0000"]}', '{"follow":[],"follow":[]}', '{"__proto__":{}}']) {
      const said = await fetch(`${endpoint.url}?${search(variables)}`, { headers: { accept: 'text/event-stream' } });
      expect([said.status, await said.text()], variables).toEqual([
        400,
        '{"errors":[{"message":"variables is not valid.","extensions":{"code":"InputInvalid"}}]}',
      ]);
    }
    for (const follow of [['x'], Array.from({ length: 6 }, () => randomUUID())]) {
      const said = await fetch(`${endpoint.url}?${search(JSON.stringify({ follow }))}`, { headers: { accept: 'text/event-stream' } });
      expect(await said.text()).toContain('"code":"InputInvalid"');
    }
  });

  test('opens nothing but subscriptions, and nothing from another site', async () => {
    const query = await endpoint.stream('query { __typename }');
    expect(await query.text()).toContain('Only live streams are opened by GET.');
    expect((await endpoint.stream(operations.heads, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });
});
