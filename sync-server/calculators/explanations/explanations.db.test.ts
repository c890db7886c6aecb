import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { explanationMessage, explanationTexts } from '#contract/calculators/explanations.ts';
import { aiPricing, aiRateLimits } from '#contract/money/settings/ai-settings.ts';
import { readStored } from '#contract/values/entity/read-stored.ts';
import { json, type Office, type OfficePerson, type OfficeTenant, openOffice, type Said } from '#server/testing/test-office.ts';
import { type AiStandIn, standInWords, startAiStandIn } from './ai-stand-in.ts';

let standIn: AiStandIn;
let office: Office;
let owner: OfficePerson;
let acme: OfficeTenant;
let member: OfficePerson;
let admin: OfficePerson;

beforeAll(async () => {
  standIn = await startAiStandIn();
  office = await openOffice({ environment: { AI_BASE_URL: standIn.url, AI_API_KEY: 'key-of-the-service', AI_MODEL: 'small-1' } });
  owner = await office.person('platform_owner');
});
afterAll(async () => {
  await office.close();
  await standIn.close();
});
beforeEach(async () => {
  standIn.behave('whole');
  acme = await office.tenant();
  await setPlan({ included: 100 });
  [member, admin] = await Promise.all([office.person('user', [[acme, 'user']]), office.person('tenant_admin', [[acme, 'tenant_admin']])]);
});

const secret = '$4,711.47';
const asked = (id: string = randomUUID()) => ({
  id,
  title: 'Mortgage Payment',
  inputs: [{ label: 'Price', text: '$350,000' }],
  results: [{ label: 'Payment', text: secret }],
});
const explain = (who: OfficePerson | undefined, body: object = asked()): Promise<Said> =>
  office.call(who, 'POST', '/api/tenant/explanations', body);
const linesOf = ({ text }: Said): readonly unknown[] =>
  text
    .trim()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
const setRateLimits = (limits: object) =>
  office.call(owner, 'PUT', '/api/admin/settings/ai.rateLimits', { value: { ...readStored(aiRateLimits, {}), ...limits } });

async function setPlan({ included, price = '0.00', tenant = acme }: { included: number; price?: string; tenant?: OfficeTenant }) {
  await office.sql(
    'update plans set ai_calls_included = $2::int, base_price = $3 where id = (select plan_id from tenants where id = $1::uuid)',
    [tenant.id, included, price],
  );
}

async function use(calls: number): Promise<void> {
  await office.sql(
    `insert into ai_usage (id, tenant_id, calls_count, billing_period_start, billing_period_end)
     select gen_random_uuid(), $1::uuid, $2::int, date_trunc('day', now(), 'UTC') - interval '2 days', date_trunc('day', now(), 'UTC') - interval '1 day'`,
    [acme.id, calls],
  );
}

async function counted(): Promise<{ calls: number; metered: number; cost: string | null }> {
  const [row] = await office.sql<{ calls: number; metered: number; cost: string | null }>(
    `select coalesce(sum(calls_count), 0)::int as calls, max(cost) as cost,
       (select count(*)::int from ai_calls where tenant_id = $1::uuid and is_metered) as metered
     from ai_usage where tenant_id = $1::uuid`,
    [acme.id],
  );
  if (row === undefined) throw new Error('Counting answered no row.');
  return row;
}

describe('an explanation', () => {
  test('streams the words of the service, which gets the confirmed lines and nothing else', async () => {
    const said = await explain(member);
    expect([said.status, said.headers.get('content-type')]).toEqual([200, 'application/x-ndjson; charset=utf-8']);
    expect(said.headers.get('cache-control')).toBe('no-store');
    const lines = linesOf(said);
    expect(lines[0]).toMatchObject({
      kind: 'counted',
      allowance: { callsThisMonth: 1, callsInPeriod: 1, callsIncluded: 100, priceAbove: null },
    });
    expect(lines.slice(1, -1)).toEqual(standInWords.map((text) => ({ kind: 'text', text })));
    expect(lines.at(-1)).toEqual({ kind: 'done' });
    const { messages } = JSON.parse(standIn.requests.at(-1)?.body ?? '');
    expect(messages[1].content).toBe(explanationMessage(asked()));
    expect(await counted()).toEqual({ calls: 1, metered: 1, cost: '0.01' });
  });

  test('asked for again under its id is refused, and counted once, also ten times at once', async () => {
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => explain(member, asked(id))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect((await explain(member, asked(id))).text).toBe(explanationTexts.askedAlready);
    expect(await counted()).toMatchObject({ calls: 1, metered: 1 });
  });

  test('of pages of text is refused before it is counted, however its lines are filled', async () => {
    const asks = standIn.requests.length;
    const lines = Array.from({ length: 100 }, () => ({ label: 'Write a novel. '.repeat(10), text: 'About a bank. '.repeat(30) }));
    const said = await explain(member, { ...asked(), inputs: lines, results: lines });
    expect([said.status, said.text]).toEqual([400, explanationTexts.tooLong]);
    expect([await counted(), standIn.requests.length]).toEqual([{ calls: 0, metered: 0, cost: null }, asks]);
  });

  test('that is cut off is counted once, and says so', async () => {
    standIn.behave('cut');
    expect(linesOf(await explain(member)).at(-1)).toEqual({ kind: 'failed', message: explanationTexts.cut });
    expect(await counted()).toMatchObject({ calls: 1, metered: 1 });
  });

  test.each(['status 500', 'error inside', 'no completion', 'hang up'] as const)('that fails with %s is not counted', async (behavior) => {
    standIn.behave(behavior);
    expect(linesOf(await explain(member)).at(-1)).toEqual({ kind: 'failed', message: explanationTexts.failed });
    expect(await counted()).toMatchObject({ calls: 0, metered: 0, cost: '0.00' });
  });

  test('that its reader leaves is aborted at the service, and counted', async () => {
    standIn.behave('endless');
    const before = standIn.aborted();
    const reading = new AbortController();
    const answer = await fetch(`${office.url}/api/tenant/explanations`, {
      method: 'POST',
      signal: reading.signal,
      headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', cookie: member.cookie },
      body: JSON.stringify(asked()),
    });
    await answer.body?.getReader().read();
    reading.abort();
    await expect.poll(() => standIn.aborted()).toBe(before + 1);
    expect(await counted()).toMatchObject({ calls: 1, metered: 1 });
  });

  test('leaves no figure in the database or in the log', async () => {
    await explain(member);
    standIn.behave('no completion');
    await explain(member);
    const tables = await office.sql<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    for (const { name } of tables)
      expect(await office.sql(`select 1 from "${name}" t where t::text like '%4,711.47%' or t::text like '%350,000%'`), name).toEqual([]);
    expect(office.logged().join('\n')).not.toMatch(/4,711|350,000|key-of-the-service/);
    expect(office.logged().join('\n')).toContain('"ended":"SyntaxError"');
  });

  test('is for the people of the tenant', async () => {
    const stranger = await office.person('user', [[await office.tenant(), 'user']]);
    expect((await explain(undefined)).status).toBe(401);
    expect((await explain(stranger, { ...asked(), tenant: acme.id })).status).toBe(404);
    const suspended = await office.tenant({ status: 'suspended' });
    expect((await explain(await office.person('user', [[suspended, 'user']]))).status).toBe(403);
    expect((await explain(member, { ...asked(), results: [] })).text).toBe(explanationTexts.nothing);
    expect(await counted()).toMatchObject({ calls: 0 });
  });

  test('is off, and says so, without an AI service', async () => {
    const plain = await openOffice();
    const tenant = await plain.tenant();
    const who = await plain.person('user', [[tenant, 'user']]);
    const said = await plain.call(who, 'POST', '/api/tenant/explanations', asked());
    expect([said.status, said.text]).toEqual([403, explanationTexts.off]);
    expect(json(await plain.call(who, 'GET', '/api/tenant/explanation-terms'))).toMatchObject({ service: null, model: null });
    await plain.close();
  });
});

describe('the allowance', () => {
  const terms = async () => json(await office.call(member, 'GET', '/api/tenant/explanation-terms'));

  test('of an unpaid plan ends the explanations', async () => {
    await setPlan({ included: 2 });
    for (let times = 0; times < 2; times += 1) expect((await explain(member)).status).toBe(200);
    const said = await explain(member);
    expect([said.status, said.text]).toEqual([403, explanationTexts.usedUp]);
    expect(await terms()).toMatchObject({
      service: new URL(standIn.url).host,
      model: 'small-1',
      allowance: { callsInPeriod: 2, callsIncluded: 2, priceAbove: null },
    });
    expect(await counted()).toMatchObject({ calls: 2, metered: 2 });
  });

  test('is never exceeded by calls at the same moment', async () => {
    await setPlan({ included: 5 });
    const answers = await Promise.all(Array.from({ length: 20 }, () => explain(member)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(await counted()).toMatchObject({ calls: 5, metered: 5 });
  });

  test('of a paid subscription continues at the price that the owner set, by the purchased terms', async () => {
    await setPlan({ included: 5, price: '49.00' });
    await office.sql(
      `insert into subscriptions (tenant_id, plan_id, status, terms)
       select id, plan_id, 'active', '{"basePrice":"49.00","aiCallsIncluded":1,"aiUnlimited":false}' from tenants where id = $1::uuid`,
      [acme.id],
    );
    await office.call(owner, 'PUT', '/api/admin/settings/ai.pricing', { value: { ...readStored(aiPricing, {}), pricePerCall: 0.025 } });
    for (let times = 0; times < 3; times += 1) expect((await explain(member)).status).toBe(200);
    expect(await terms()).toMatchObject({
      allowance: { callsInPeriod: 3, callsIncluded: 1, priceAbove: { pricePerCall: '0.025', minimumCents: 500, mostCents: 10_000 } },
    });
    expect(await counted()).toEqual({ calls: 3, metered: 3, cost: '0.08' });
    await office.call(owner, 'PUT', '/api/admin/settings/ai.pricing', { value: readStored(aiPricing, {}) });
  });

  test('without a limit is never used up', async () => {
    await office.sql(`update plans set settings = '{"aiUnlimited": true}' where id = (select plan_id from tenants where id = $1::uuid)`, [
      acme.id,
    ]);
    await use(1_000_000);
    expect((await explain(member)).status).toBe(200);
    expect(await terms()).toMatchObject({ allowance: { callsIncluded: null } });
  });

  test('tells the administrators at 50, 80, and 100 per cent, each of them once', async () => {
    await setPlan({ included: 10 });
    for (let times = 0; times < 10; times += 1) await explain(member);
    while ((await office.runEffects()) > 0);
    const mails = await office.sql<{ to: string; subject: string }>(
      'select "to", subject from mail_outbox where tenant_id = $1::uuid order by subject',
      [acme.id],
    );
    expect(mails).toEqual(
      ['50% of the AI calls of the plan are used.', '80% of the AI calls of the plan are used.', 'All AI calls of the plan are used.'].map(
        (subject) => ({ to: admin.email, subject }),
      ),
    );
    await office.sql('update ai_usage set calls_count = 4 where tenant_id = $1::uuid', [acme.id]);
    await explain(member);
    while ((await office.runEffects()) > 0);
    expect(await office.sql('select 1 from mail_outbox where tenant_id = $1::uuid', [acme.id])).toHaveLength(3);
  });
});

describe('[R-SET-04] the limits that the owner sets', () => {
  const expectWait = (said: Said, least: number, most: number): void => {
    expect(said.status).toBe(429);
    expect(Number(said.headers.get('retry-after'))).toBeGreaterThanOrEqual(least);
    expect(Number(said.headers.get('retry-after'))).toBeLessThanOrEqual(most);
  };

  test('hold a tenant in an hour, and a free plan in a day', async () => {
    await setRateLimits({ tenantPerHour: 2 });
    for (let times = 0; times < 2; times += 1) expect((await explain(member)).status).toBe(200);
    expectWait(await explain(admin), 3500, 3600);
    const elsewhere = await office.person('user', [[await office.tenant(), 'user']]);
    await office.sql('update plans set ai_calls_included = 100');
    expect((await explain(elsewhere)).status).toBe(200);

    await setRateLimits({ freeTierPerDay: 3 });
    expect((await explain(member)).status).toBe(200);
    expectWait(await explain(member), 86_300, 86_400);
    await setPlan({ included: 100, price: '49.00' });
    expect((await explain(member)).status).toBe(200);
    await setRateLimits({});
  });

  test('hold all tenants together in a minute, and let calls through when the oldest is a minute ago', async () => {
    await office.sql('delete from ai_calls');
    await setRateLimits({ globalPerMinute: 3 });
    const people = await Promise.all(Array.from({ length: 8 }, async () => office.person('user', [[await office.tenant(), 'user']])));
    await office.sql('update plans set ai_calls_included = 100');
    const answers = await Promise.all(people.map((who) => explain(who)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expectWait(await explain(member), 1, 60);
    office.setClock(new Date(office.services.clock().getTime() + 61_000));
    expect((await explain(member)).status).toBe(200);
    office.setClock(new Date());
    await setRateLimits({});
  });

  test('of zero let no call through', async () => {
    await setRateLimits({ globalPerMinute: 0 });
    expectWait(await explain(member), 60, 60);
    await setRateLimits({});
  });
});

test('[R-SET-09] usage by day and by person adds up to the calls that every other figure shows', async () => {
  await use(4);
  for (const who of [member, member, admin]) await explain(who);
  standIn.behave('status 500');
  await explain(member);
  const details = json(await office.call(admin, 'GET', `/api/admin/tenants/${acme.id}/ai-usage`));
  expect(details).toMatchObject({
    callsThisMonth: 7,
    people: [
      { userId: member.id, name: member.email, calls: 2 },
      { userId: admin.id, name: admin.email, calls: 1 },
      { userId: null, name: null, calls: 4 },
    ],
  });
  const days: unknown = Reflect.get(Object(details), 'days');
  expect(days).toHaveLength(30);
  expect(Array.isArray(days) ? days.slice(-3).map((day) => Reflect.get(day, 'calls')) : []).toEqual([4, 0, 3]);
  expect(json(await office.call(admin, 'GET', `/api/tenant/usage?tenant=${acme.id}`))).toMatchObject({ aiUsage: [{ callsCount: 7 }] });
  expect(json(await office.call(admin, 'GET', '/api/tenant/info'))).toMatchObject({ usage: { aiCallsThisMonth: 7 } });
  expect(json(await office.call(admin, 'GET', '/api/admin/stats'))).toMatchObject({ ai: { totalCalls: 7, callsThisMonth: 7 } });
  const listed = json(await office.call(owner, 'GET', `/api/admin/ai-usage?q=${encodeURIComponent(acme.name)}`));
  expect(listed).toMatchObject([{ id: acme.id, callsThisMonth: 7, totalCalls: 7 }]);
  expect((await office.call(member, 'GET', `/api/admin/tenants/${acme.id}/ai-usage`)).status).toBe(403);
});
