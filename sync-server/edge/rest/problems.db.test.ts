import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessTexts } from '#contract/people/access.ts';
import { apiTokenTexts } from '#contract/people/api-tokens.ts';
import { type RefusalCode, refusalCodes } from '#contract/values/outcome.ts';
import { json, type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';

let office: Office;
let acme: OfficeTenant;
let admin: OfficePerson;
let secret: string;
let isProblem: (body: unknown) => boolean;

beforeAll(async () => {
  office = await openOffice();
  acme = await office.tenant();
  await office.sql('update plans set white_label = true');
  admin = await office.person('tenant_admin', [[acme, 'tenant_admin']]);
  const scopes = ['team:write', 'calculators:read'];
  const made = await office.call(admin, 'POST', '/api/tenant/api-tokens', { tenant: acme.id, name: 'CRM', scopes });
  secret = String(Reflect.get(Object(json(made)), 'secret'));
  const { components } = await (await fetch(`${office.url}/api/openapi.json`)).json();
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'openapi.json', components });
  isProblem = ajv.compile({ $ref: 'openapi.json#/components/schemas/Problem' });
});
afterAll(() => office.close());

interface Request {
  readonly method?: string;
  readonly path: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const invite = (): string => `/api/admin/tenants/${acme.id}/users/invite`;
const asJson = { 'content-type': 'application/json' };

async function ask({ path, method = 'GET', body, headers }: Request, token = secret) {
  const init = { method, headers: { authorization: `Bearer ${token}`, ...headers }, ...(body === undefined ? {} : { body }) };
  const answer = await fetch(`${office.url}${path}`, init);
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
}

/** The problem with which a call is answered, checked by the schema in the server's own document. */
async function problemFrom(request: Request, token?: string) {
  const { status, type, text } = await ask(request, token);
  const problem = JSON.parse(text);
  expect([type, isProblem(problem), problem.status]).toEqual(['application/problem+json', true, status]);
  return problem;
}

const calls: readonly (readonly [string, RefusalCode, () => Request])[] = [
  ['a call outside of the scopes', 'Forbidden', () => ({ path: '/api/admin/tenants' })],
  ['the id of another tenant', 'NotFound', () => ({ path: `/api/admin/tenants/${crypto.randomUUID()}/calculators` })],
  ['an unknown address', 'NotFound', () => ({ path: '/api/nothing' })],
  ['a method that the address does not know', 'MethodNotAllowed', () => ({ path: invite() })],
  ['an address with a forbidden character', 'InputInvalid', () => ({ path: '/api/plans/%00' })],
  ['a body that is no JSON', 'InputInvalid', () => ({ method: 'POST', path: invite(), body: '{', headers: asJson })],
  [
    'a body of another type',
    'UnsupportedMedia',
    () => ({ method: 'POST', path: invite(), body: 'a=1', headers: { 'content-type': 'text/csv' } }),
  ],
  ['a body that is too large', 'TooLarge', () => ({ method: 'POST', path: invite(), body: ' '.repeat(1_100_000), headers: asJson })],
  ['an unknown field', 'InputInvalid', () => ({ method: 'POST', path: invite(), body: '{"nothing":1}', headers: asJson })],
];

describe('a program', () => {
  test.each(calls)('reads a problem about %s', async (_name, code, request) => {
    expect(await problemFrom(request())).toMatchObject({ code, type: `/api/problems#${code}` });
  });

  test('reads which fields are wrong, each with its sentence', async () => {
    const body = JSON.stringify({ email: 'nobody', role: 'user' });
    const problem = await problemFrom({ method: 'POST', path: invite(), body, headers: asJson });
    expect(problem.fields).toEqual({ email: problem.detail });
  });

  test('reads that its token is not valid', async () => {
    expect(await problemFrom({ path: invite() }, 'tok_no')).toMatchObject({ code: 'MethodNotAllowed' });
    expect(await problemFrom({ path: '/api/tenant/users' }, 'tok_no')).toMatchObject({
      code: 'Unauthorized',
      detail: apiTokenTexts.invalid,
    });
  });

  test('reads the same problem again when it repeats a change under its Idempotency-Key', async () => {
    const headers = { ...asJson, 'idempotency-key': crypto.randomUUID() };
    const request = { method: 'POST', path: invite(), body: JSON.stringify({ email: 'nobody', role: 'user' }), headers };
    expect(await problemFrom(request)).toEqual(await problemFrom(request));
    expect(await problemFrom({ ...request, body: '{}' })).toMatchObject({ code: 'KeyReused', status: 422 });
  });

  test('finds each type of problem on the page to which it leads', async () => {
    const answer = await fetch(`${office.url}/api/problems`);
    const page = await answer.text();
    expect(answer.headers.get('content-type')).toContain('text/html');
    for (const code of refusalCodes) expect(page).toContain(`id="${code}"`);
  });
});

test('a browser reads the plain sentence, unless it asks for a problem', async () => {
  const path = '/api/admin/tenants';
  const plain = await office.call(admin, 'GET', path);
  expect([plain.headers.get('content-type'), plain.text]).toEqual(['text/plain; charset=utf-8', accessTexts.forbidden]);
  const problem = await office.call(admin, 'GET', path, undefined, { accept: 'application/problem+json' });
  expect(problem.headers.get('content-type')).toBe('application/problem+json');
  expect([isProblem(json(problem)), json(problem)]).toMatchObject([true, { code: 'Forbidden', detail: accessTexts.forbidden }]);
});
