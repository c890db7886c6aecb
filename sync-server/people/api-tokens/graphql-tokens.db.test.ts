import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiScope, apiTokenTexts } from '#contract/people/api-tokens.ts';
import { operations } from '#contract/sync/operations.ts';
import { mostEntries } from '#server/edge/graphql/gate/cap-lists.ts';
import { json, type Office, type OfficePerson, type OfficeTenant, openOffice, type Said } from '#server/testing/test-office.ts';

let office: Office;
let acme: OfficeTenant;
let birch: OfficeTenant;
let admin: OfficePerson;

beforeAll(async () => {
  office = await openOffice();
  [acme, birch] = [await office.tenant(), await office.tenant()];
  await office.sql('update plans set white_label = true');
  await office.sql(
    `insert into calculators (id, title, description, category, suite, icon, sort_order)
     values ('loan', 'Loan', 'About', 'loans', 'financial', 'calculator', 0)`,
  );
  admin = await office.person('tenant_admin', [
    [acme, 'tenant_admin'],
    [birch, 'tenant_admin'],
  ]);
});
afterAll(() => office.close());

async function newToken(...scopes: readonly ApiScope[]): Promise<{ readonly id: string; readonly secret: string }> {
  const made = Object(json(await office.call(admin, 'POST', '/api/tenant/api-tokens', { tenant: acme.id, name: 'Website', scopes })));
  return { id: String(made.id), secret: String(made.secret) };
}

/** A request as a program sends it: a token and a body, without a cookie and without the headers of the app or a browser. */
async function send(secret: string, path: string, init: RequestInit = {}): Promise<Said> {
  const answer = await fetch(`${office.url}${path}`, { ...init, headers: { authorization: `Bearer ${secret}`, ...init.headers } });
  return { status: answer.status, text: await answer.text(), headers: answer.headers };
}
const ask = (secret: string, query: string, variables = {}): Promise<Said> =>
  send(secret, '/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
async function refusalOf(answer: Promise<Said>) {
  const { status, text } = await answer;
  const [error] = JSON.parse(text).errors;
  return [status, error.extensions.code, error.message];
}

const add = 'mutation ($t: ID!) { addCalculator(tenantId: $t, calculatorId: "loan") { current } }';
const list = 'query ($t: ID!) { tenantCalculators(tenantId: $t) { rows { calculatorId tenantId isEnabled addedAt } total } }';

test('a token reads over GraphQL what its scopes say, exactly as over REST', async () => {
  const { secret } = await newToken('calculators:read', 'calculators:write');
  expect((await ask(secret, add, { t: acme.id })).status).toBe(200);
  const rest: unknown = JSON.parse((await send(secret, `/api/admin/tenants/${acme.id}/calculators`)).text);
  const { status, text } = await ask(secret, list, { t: acme.id });
  expect(status).toBe(200);
  expect(JSON.parse(text).data.tenantCalculators).toEqual({ rows: rest, total: 1 });
});

test('a token changes nothing without the scope for it, and a field without a scope is refused', async () => {
  const { secret } = await newToken('calculators:read');
  const outOfScope = [403, 'Forbidden', apiTokenTexts.scope];
  expect(await refusalOf(ask(secret, add, { t: birch.id }))).toEqual(outOfScope);
  for (const query of ['{ team { total } }', '{ apiTokens { total } }', '{ stats { users } }', '{ me { id } }', '{ audit { total } }']) {
    expect(await refusalOf(ask(secret, query)), query).toEqual(outOfScope);
  }
  for (const [name, variables] of [
    ['pull', { protocol: 1, checkpoints: [], follow: [] }],
    ['knownCommands', { ids: [] }],
  ] as const)
    expect((await refusalOf(ask(secret, operations[name], variables))).slice(0, 2), name).toEqual([403, 'Forbidden']);
  const push = await ask(secret, operations.pushCommands, { protocol: 1, device: crypto.randomUUID(), commands: [] });
  expect([push.status, push.text.includes('"code":"Forbidden"')]).toEqual([403, true]);
  const search = new URLSearchParams({ query: operations.heads, variables: '{"follow":[]}' });
  const live = await send(secret, `/graphql?${search}`, { headers: { accept: 'text/event-stream' } });
  expect(live.text).toContain('"code":"Forbidden"');
});

test('the id of another tenant answers as an unknown one', async () => {
  const { secret } = await newToken('calculators:read', 'team:read');
  const foreign = await ask(secret, list, { t: birch.id });
  const unknown = await ask(secret, list, { t: crypto.randomUUID() });
  expect(foreign.status).toBe(404);
  expect([foreign.status, foreign.text]).toEqual([unknown.status, unknown.text]);
});

test('a token reads the schema', async () => {
  const { secret } = await newToken('firm:read');
  const { status, text } = await ask(secret, getIntrospectionQuery());
  expect(status).toBe(200);
  expect(JSON.parse(text).data.__schema.types.length).toBeGreaterThan(50);
});

test('the lists of one request answer at most 1,000 rows together, whatever their variables say', async () => {
  const { secret } = await newToken('calculators:read');
  const lists = (count: number): string =>
    `query ($t: ID!, $n: Int!) { ${Array.from({ length: count }, (_, at) => `a${at}: tenantCalculators(tenantId: $t, limit: $n) { total }`).join(' ')} }`;
  expect((await ask(secret, lists(5), { t: acme.id, n: mostEntries })).text).not.toContain('errors');
  const { errors } = JSON.parse((await ask(secret, lists(6), { t: acme.id, n: mostEntries })).text);
  expect(errors).toMatchObject([
    { message: 'A request may ask for at most 1000 rows in all its lists.', path: ['a5'], extensions: { code: 'InputInvalid' } },
  ]);
});

test('a document beyond the limits is refused with a code and a sentence', async () => {
  const { secret } = await newToken('calculators:read');
  const wide = `{ calculators { rows { ${'id '.repeat(95)} } } }`;
  expect(await refusalOf(ask(secret, wide))).toEqual([400, 'InputInvalid', 'The query costs 1004, and at most 1000 is answered.']);
  expect((await refusalOf(ask(secret, '{ nothing }'))).slice(0, 2)).toEqual([400, 'InputInvalid']);
  expect((await refusalOf(ask(secret, '{ '))).slice(0, 2)).toEqual([400, 'InputInvalid']);
});

test('a token that is revoked, expired, or invented is answered with 401', async () => {
  const invalid = [401, 'Unauthorized', apiTokenTexts.invalid];
  const revoked = await newToken('calculators:read');
  expect((await ask(revoked.secret, list, { t: acme.id })).status).toBe(200);
  await office.call(admin, 'DELETE', `/api/tenant/api-tokens/${revoked.id}`);
  expect(await refusalOf(ask(revoked.secret, list, { t: acme.id }))).toEqual(invalid);
  const expired = await newToken('calculators:read');
  await office.sql(`update api_tokens set expires_at = now() - interval '1 second' where id = $1::uuid`, [expired.id]);
  expect(await refusalOf(ask(expired.secret, list, { t: acme.id }))).toEqual(invalid);
  expect(await refusalOf(ask('tok_nonsense', list, { t: acme.id }))).toEqual(invalid);
  expect(await refusalOf(ask('tok_nonsense', '{ __schema { queryType { name } } }'))).toEqual(invalid);
});

test('without a token, a request still needs the header of the app', async () => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${office.url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query: '{ __typename }' }) });
  expect(answer.status).toBe(403);
});
