import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AiStandIn, standInWords, startAiStandIn } from '#server/calculators/explanations/ai-stand-in.ts';
import { httpTexts } from '#server/core/http/http-texts.ts';
import { json, type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';
import { restTable } from './rest-table.ts';

let standIn: AiStandIn;
let office: Office;
let acme: OfficeTenant;
let admin: OfficePerson;

beforeAll(async () => {
  standIn = await startAiStandIn();
  office = await openOffice({ environment: { AI_BASE_URL: standIn.url, AI_API_KEY: 'key', AI_MODEL: 'small-1' } });
  acme = await office.tenant();
  await office.sql('update plans set white_label = true, ai_calls_included = 100');
  admin = await office.person('tenant_admin', [[acme, 'tenant_admin']]);
});
afterAll(async () => {
  await office.close();
  await standIn.close();
});

const keyed = (method: string, path: string, body: object, key: string) =>
  office.call(admin, method, path, { tenant: acme.id, ...body }, { 'idempotency-key': key });
const isStored = async (text: string): Promise<boolean> =>
  (await office.sql('select 1 from idempotency_keys k where k::text like $1', [`%${text}%`])).length > 0;

test('the secret of an API token is nowhere in the database, not even beside the key of its call', async () => {
  const create = () => keyed('POST', '/api/tenant/api-tokens', { name: 'Website', scopes: ['firm:read'] }, 'token-1');
  const secret = String(Reflect.get(Object(json(await create())), 'secret')).slice(4);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(await isStored(secret)).toBe(false);
  const again = await create();
  expect([again.status, again.text]).toEqual([409, httpTexts.answerNotKept]);
  const [count] = await office.sql<{ tokens: number }>('select count(*)::int as tokens from api_tokens');
  expect(count).toEqual({ tokens: 1 });
});

test('the secret of a webhook is nowhere in the database, not even beside the key of its call', async () => {
  const url = 'https://hooks.example.com/leads';
  const saved = await keyed('PUT', '/api/tenant/webhook', { url }, 'webhook-1');
  const secret = String(Reflect.get(Object(json(saved)), 'secret'));
  expect(secret).toMatch(/^whsec_/);
  expect(await isStored(secret.slice(6, 40))).toBe(false);
});

test('an explanation asked for with an Idempotency-Key streams, and neither figures nor words are stored', async () => {
  const asked = {
    id: randomUUID(),
    title: 'Mortgage',
    inputs: [{ label: 'Price', text: '$350,000' }],
    results: [{ label: 'Payment', text: '$4,711.47' }],
  };
  const explained = await keyed('POST', '/api/tenant/explanations', asked, 'explain-1');
  expect(explained.headers.get('content-type')).toContain('application/x-ndjson');
  expect(explained.text).toContain(standInWords[0]);
  expect(await isStored(standInWords[0] ?? '')).toBe(false);
  expect(await isStored('4,711.47')).toBe(false);
  expect((await keyed('POST', '/api/tenant/explanations', asked, 'explain-1')).status).toBe(409);
});

test('no call whose answer holds a secret has its answers kept', () => {
  const withSecret = restTable.filter(({ method, example }) => method !== 'GET' && /"secret"/.test(JSON.stringify(example)));
  expect(withSecret.map(({ path, isKept }) => [path, isKept]).sort()).toEqual([
    ['/api/tenant/api-tokens', false],
    ['/api/tenant/webhook', false],
  ]);
});
