import { randomUUID } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { graphqlHeader, operations } from '#contract/sync/operations.ts';
import { openTestEndpoint, type TestEndpoint } from '#server/testing/test-endpoint.ts';
import { type Office, officeTime, openOffice } from '#server/testing/test-office.ts';

const cpuLimitMs = 50;
const memoryLimitBytes = 20 * 1024 * 1024;

const times = (count: number, text: (place: number) => string, between = ' '): string =>
  Array.from({ length: count }, (_, place) => text(place)).join(between);
const asBody = (query: string, variables?: unknown): string => JSON.stringify({ query, variables });
const nest = (depth: number, open: string, inside: string, close: string): string => `${open.repeat(depth)}${inside}${close.repeat(depth)}`;
const push = (commands: unknown): string => asBody(operations.pushCommands, { protocol: 1, device: randomUUID(), commands });

/** Hostile requests that try to learn or break something, each as the whole body of a request. */
const attacks: Readonly<Record<string, string>> = {
  'ten thousand levels': asBody(nest(10_000, '{ a ', '', '}')),
  'ten thousand open braces': asBody('{'.repeat(10_000)),
  'nine levels of the schema': asBody(`{ __schema { types ${nest(7, '{ ofType ', '{ name }', '}')} } }`),
  'three hundred and fifty inline fragments in one another': asBody(`{ ${nest(350, '... { ', '__typename', ' }')} }`),
  'levels hidden in fragments': asBody(
    `{ __schema { types { ...F0 } } } ${times(9, (at) => `fragment F${at} on __Type { ofType { ...F${at + 1} } }`)} fragment F9 on __Type { name }`,
  ),
  'sixteen aliases of a costly call': asBody(`{ ${times(16, (at) => `a${at}: stats { users }`)} }`),
  'three hundred aliases': asBody(`{ ${times(300, (at) => `a${at}: __typename`)} }`),
  'twenty calls without an alias': asBody(
    '{ me { id } stats { users } plans { total } coupons { total } templates { total } tenants { total } users { total } tenantUsers { total } team { total } invitations { total } landingPages { total } audit { total } auditChain { records } myTenants { total } tenantInfo { id } tenantUsage { invoices { id } } calculators { total } tenantDomains { total } platformSetting(key: "billing") { key } pull(protocol: 1, checkpoints: [], follow: []) { now } }',
  ),
  'lists in lists': asBody(
    '{ users { rows { memberships { tenantId tenantName role } id email } } tenants { rows { id name } } plans { id name } }',
  ).replace(
    'id email',
    times(80, () => 'email'),
  ),
  'a fragment inside itself': asBody('{ ...A } fragment A on Query { ...A }'),
  'fragments in a circle': asBody('{ ...A } fragment A on Query { ...B } fragment B on Query { ...C } fragment C on Query { ...A }'),
  'fragments that double sixty times': asBody(
    `{ ...F0 } ${times(60, (at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`)} fragment F60 on Query { __typename }`,
  ),
  'a hundred fragments for nothing': asBody(`{ __typename } ${times(100, (at) => `fragment F${at} on Query { __typename }`)}`),
  'twenty-one directives': asBody(`{ ${times(21, () => '__typename @include(if: true)')} }`),
  'nine hundred unknown directives': asBody(`{ __typename ${'@a '.repeat(450)} }`),
  'incremental delivery': asBody('{ ... @defer { me { id } } calculators { rows @stream(initialCount: 0) { id } } }'),
  'a thousand tokens and one': asBody(`{ ${'__typename '.repeat(1_000)} }`),
  'a megabyte of tokens': asBody(`{ ${'a '.repeat(500_000)} }`),
  'a megabyte of comment': asBody(`{ __typename } #${'x'.repeat(1_000_000)}`),
  'sixty kilobytes of commas': asBody(`{ __typename ${','.repeat(60_000)} `),
  'fields that must be compared with one another': asBody(`{ ${times(150, (at) => `tenantInfo(tenant: "${at}") { id }`)} }`),
  'the same field nine hundred times': asBody(`{ calculators { rows { ${'id '.repeat(900)} } } }`),
  'names that nearly match': asBody(`{ ${times(200, (at) => `calculator${at}`)} }`),
  'letters of other alphabets': asBody('{ ｍｅ { id } }'),
  'invisible letters': asBody('{ me\u200b { id } }'),
  'a NUL': asBody('{ me\0 { id } }'),
  'many operations and no name': asBody(times(80, (at) => `query Q${at} { __typename }`)),
  'a name that is no operation': JSON.stringify({ query: 'query A { __typename }', operationName: '__proto__' }),
  'ten requests in one': JSON.stringify(Array.from({ length: 10 }, () => ({ query: '{ __typename }' }))),
  'ten thousand requests in one': JSON.stringify(Array.from({ length: 10_000 }, () => ({ query: '{ __typename }' }))),
  'variables without end': asBody('query($x: JSON) { __typename }', { x: 'x'.repeat(1_000_000) }),
  'a query as large as a push may be': asBody('{ __typename }', { filler: 'x'.repeat(200_000) }),
  'a push that is deep': push([{ args: 'deep' }]).replace('"deep"', nest(5_000, '[', '', ']')),
  'a push of three thousand commands': push(Array.from({ length: 3_000 }, () => ({ id: 'x' }))),
  'variables named twice': '{"query":"{ __typename }","variables":{"a":1},"variables":{"a":2}}',
  'the prototype as a variable': '{"query":"{ __typename }","variables":{"__proto__":{"isAdmin":true}}}',
  'a list of literals': asBody(`mutation { setCalculators(tenantId: "x", add: [${'"a",'.repeat(700)}], remove: []) { current } }`),
  'a text of sixty kilobytes': asBody(
    `mutation { addCalculator(tenantId: """${'\\u0041'.repeat(9_000)}""", calculatorId: "a") { current } }`,
  ),
  'a stream where none is opened': asBody(operations.heads, { follow: [] }),
  'no query at all': '{}',
  'no JSON at all': '{ me { id } }',
};

let office: Office;
let open: TestEndpoint;
let strict: TestEndpoint;

beforeAll(async () => {
  office = await openOffice({ stoppedAt: officeTime });
  open = await openTestEndpoint(office.services);
  strict = await openTestEndpoint(office.services, { isProduction: true });
  const owner = await office.caller('platform_owner');
  for (const endpoint of [open, strict]) {
    endpoint.signIn(owner);
    // Code compiled at the first request must not count as the effect of an attack.
    for (let count = 0; count < 20; count += 1) await post(endpoint, asBody(`{ __typename a${count}: __typename }`));
  }
});
afterAll(async () => {
  await open.close();
  await strict.close();
  await office.close();
});

async function post(endpoint: TestEndpoint, body: string) {
  const headers = { 'content-type': 'application/json', [graphqlHeader]: '1' };
  const before = process.cpuUsage();
  const response = await fetch(endpoint.url, { method: 'POST', headers, body });
  const text = await response.text();
  const { user, system } = process.cpuUsage(before);
  return { status: response.status, text, cpuMs: (user + system) / 1000 };
}

describe('attacks', () => {
  for (const [name, body] of Object.entries(attacks)) {
    test(`${name}: refused at once`, async () => {
      const found = [];
      for (const endpoint of [open, strict]) {
        // The lowest of six: the time is the whole process's, which also collects garbage and compiles code on first use.
        const tries = [];
        for (let count = 0; count < 6; count += 1) tries.push(await post(endpoint, `${body}${' '.repeat(count)}`));
        found.push({
          statuses: tries.map(({ status }) => status),
          text: tries[0]?.text ?? '',
          cpuMs: Math.min(...tries.map(({ cpuMs }) => cpuMs)),
        });
      }
      for (const { statuses, text, cpuMs } of found) {
        expect(statuses.filter((status) => status < 400 || status >= 500)).toEqual([]);
        expect(text).not.toMatch(/\n\s+at |node_modules|TypeError|RangeError/);
        expect(cpuMs).toBeLessThan(cpuLimitMs);
      }
      expect(found[1]?.text).not.toContain('Did you mean');
    });
  }

  test('leak no memory', async () => {
    setFlagsFromString('--expose-gc');
    const collect: unknown = runInNewContext('gc');
    const heap = (): number => {
      if (typeof collect === 'function') collect();
      return process.memoryUsage().heapUsed;
    };
    const before = heap();
    for (let round = 0; round < 5; round += 1) for (const body of Object.values(attacks)) await post(open, `${body}${' '.repeat(round)}`);
    expect(heap() - before).toBeLessThan(memoryLimitBytes);
  });

  test('report no fault, because every one of them is expected', () => {
    expect([...open.faults, ...strict.faults]).toEqual([]);
  });
});
