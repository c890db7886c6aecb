import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RestEntry } from '#server/core/http/requests/rest-entry.ts';
import { json, type Office, type OfficePerson, openOffice, type Said } from '#server/testing/test-office.ts';
import { restTable } from '#server/wiring/rest-table.ts';
import { inputShape } from './json-schema.ts';

const lists = restTable.filter(({ method, example }) => method === 'GET' && Array.isArray(example));
/** The lists that the database pages. */
const cutByTime: ReadonlySet<string> = new Set([
  '/api/admin/users',
  '/api/admin/tenants',
  '/api/admin/coupons',
  '/api/admin/invitations',
  '/api/landing-pages',
  '/api/tenant/leads',
  '/api/admin/leads',
  '/api/admin/support-requests',
  '/api/admin/effects',
  '/api/admin/device-errors',
  '/api/admin/audit',
]);
/** These are always paged, because they grow without limit. */
const isEndless = ({ path }: RestEntry): boolean => ['/api/admin/audit', '/api/admin/effects', '/api/admin/device-errors'].includes(path);

let office: Office;
let owner: OfficePerson;
let tenantId: string;

beforeAll(async () => {
  office = await openOffice();
  const tenants = [await office.tenant({ name: 'b' }), await office.tenant({ name: 'A' }), await office.tenant({ name: 'c' })];
  owner = await office.person(
    'platform_owner',
    tenants.map((tenant) => [tenant, 'user']),
  );
  const [tenant] = tenants;
  if (tenant === undefined) throw new Error('There is no tenant.');
  tenantId = tenant.id;
  for (let at = 0; at < 4; at += 1) {
    await office.person('user', [[tenant, 'user']], `person-${at}@example.com`);
    await office.call(owner, 'POST', `/api/admin/tenants/${tenantId}/users/invite`, { email: `invited-${at}@example.com`, role: 'user' });
    const doomed = await office.tenant({ name: `Doomed ${at}` });
    await office.call(owner, 'DELETE', `/api/admin/tenants/${doomed.id}/delete-with-users`);
    await office.call(owner, 'POST', '/api/admin/coupons', { code: `CODE${at}`, name: `Coupon ${at}`, value: 10 });
    await office.call(owner, 'POST', '/api/tenant/domains', { tenant: tenantId, domain: `d${at}.example` });
    await office.sql(`insert into templates (id, name) values (gen_random_uuid(), $1)`, [`Template ${at % 2}`]);
    await office.sql(`insert into landing_page_templates (id, name, config) values (gen_random_uuid(), $1, '{}')`, [`Gallery ${at % 2}`]);
    await office.sql(`insert into leads (id, name, email, message) values (gen_random_uuid(), $1, 'lead@example.com', 'Hello')`, [
      `Lead ${at}`,
    ]);
    await office.sql(
      `insert into support_requests (id, tenant_id, subject, message, answer_hours, due_at)
       values (gen_random_uuid(), $1::uuid, $2, 'Hello', 8, now() + make_interval(hours => $3::int))`,
      [tenantId, `Request ${at}`, at],
    );
    await office.sql(`insert into effects (id, key, type, payload, state) values (gen_random_uuid(), $1, 'mail.send', '{}', 'dead')`, [
      `effect ${at}`,
    ]);
    await office.sql(
      `insert into device_errors (id, build, message, place, screen, browser, first_at, last_at)
       values (gen_random_uuid(), 'b', $1, '', '/', 'Safari', now(), now() + make_interval(hours => $2::int))`,
      [`Error ${at}`, at],
    );
    await office.sql(`insert into landing_pages (id, name, config) values (gen_random_uuid(), $1, '{}')`, [`Page ${at}`]);
    await office.sql(
      `with test as (insert into ab_tests (id, name, landing_page_id) select gen_random_uuid(), $1, id from landing_pages limit 1 returning id)
       insert into ab_test_variants (id, test_id, name, config, is_control)
       select gen_random_uuid(), id, 'Version', '{}', is_control from test, (values (true), (false)) as version(is_control)`,
      [`Test ${at}`],
    );
    await office.sql(
      `insert into form_submissions (id, landing_page_id, component_id, values) select gen_random_uuid(), id, 'form', '{}' from landing_pages limit 1`,
      [],
    );
    await office.sql(
      `insert into calculators (id, title, description, category, suite, icon, sort_order) values ($1, $2, '', 'loans', 'financial', 'c', $3::int)`,
      [`calculator-${at}`, `Title ${at}`, 4 - at],
    );
    await office.call(owner, 'POST', `/api/admin/tenants/${tenantId}/calculators/calculator-${at}`);
    await office.sql(
      `insert into api_tokens (id, tenant_id, name, token_hash, scopes) values (gen_random_uuid(), $1::uuid, $2, $3, '{calculators:read}')`,
      [tenantId, `Token ${at}`, `hash-${at}`],
    );
    await office.sql(`insert into billing_events (id, tenant_id, type, data) values (gen_random_uuid(), $1::uuid, $2, '{}')`, [
      tenantId,
      `billing.step-${at}`,
    ]);
    await office.sql(`insert into invoices (id, tenant_id, number, amount) values (gen_random_uuid(), $1::uuid, $2, '1.00')`, [
      tenantId,
      `LIST-${at}`,
    ]);
  }
});
afterAll(() => office.close());

function ask(
  { path }: RestEntry,
  parameters: Readonly<Record<string, string>> = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<Said> {
  const named = /^\/api\/tenant\/(?:users|domains|api-tokens|support-requests)$/.test(path)
    ? { tenant: tenantId, ...parameters }
    : parameters;
  return office.call(owner, 'GET', `${path.replace('{tenantId}', tenantId)}?${new URLSearchParams(named)}`, undefined, headers);
}
const rowsOf = (said: Said): readonly unknown[] => {
  const rows: unknown = json(said);
  if (!Array.isArray(rows)) throw new Error(`No list: ${said.status} ${said.text.slice(0, 100)}`);
  return rows;
};
const nextOf = (said: Said): string | undefined => /^<([^>]+)>; rel="next"$/.exec(said.headers.get('link') ?? '')?.[1];

describe('every call that answers a list', () => {
  test('at least a minimum number of lists is checked', () => {
    expect(lists.length).toBeGreaterThan(11);
  });

  for (const entry of lists) {
    test(`[R-ERR-12] ${entry.path} takes limit, cursor, q and sort`, () => {
      expect(Object.keys(inputShape(entry).properties)).toEqual(expect.arrayContaining(['limit', 'cursor', 'q', 'sort']));
    });

    test(`[R-ERR-12] ${entry.path} is the same rows page by page as at once, and each page but the last names the next`, async () => {
      const whole = rowsOf(await ask(entry));
      expect(whole.length).toBeGreaterThan(2);
      const walked: unknown[] = [];
      let said = await ask(entry, { limit: '2' });
      expect(said.headers.get('x-total-estimate')).toBe(String(whole.length));
      for (let next = nextOf(said); ; next = nextOf(said)) {
        walked.push(...rowsOf(said));
        if (next === undefined) break;
        expect(rowsOf(said)).toHaveLength(2);
        said = await office.call(owner, 'GET', next);
      }
      const sorted = (rows: readonly unknown[]): readonly string[] => rows.map((row) => JSON.stringify(row)).sort();
      expect(sorted(walked)).toEqual(sorted(whole));
    });

    test(`${entry.path} refuses an invalid limit, order, and cursor, and finds nothing if nothing matches`, async () => {
      const stranger = Buffer.from(JSON.stringify(['nothing', 'asc', 'x', randomUUID()])).toString('base64url');
      const withNul = Buffer.from(JSON.stringify(['createdAt', 'desc', '\0', '\0'])).toString('base64url');
      for (const bad of [
        { limit: '0' },
        { limit: '501' },
        { limit: 'x' },
        { sort: 'nothing' },
        { cursor: 'x' },
        { cursor: stranger },
        { cursor: withNul },
      ])
        expect([(await ask(entry, bad)).status, bad]).toEqual([400, bad]);
      expect(rowsOf(await ask(entry, { q: randomUUID() }))).toEqual([]);
    });

    test(`${entry.path} matches a percent sign and an underscore literally, and refuses a NUL character`, async () => {
      for (const q of ['%', '_', '\\']) {
        const rows = rowsOf(await ask(entry, { q }));
        expect(
          rows.filter((row) => !JSON.stringify(row).includes(q)),
          q,
        ).toEqual([]);
      }
      const said = await ask(entry, { q: 'a\0b' });
      expect([said.status, said.text]).toEqual([400, 'The address holds a character that cannot be stored.']);
    });

    test(`${entry.path} is reversed when it is sorted the other way`, async () => {
      const sorts = sortOf(entry);
      const [rising, falling] = [rowsOf(await ask(entry, { sort: sorts })), rowsOf(await ask(entry, { sort: `-${sorts}` }))];
      expect(falling).toEqual([...rising].reverse());
    });
  }

  for (const entry of lists.filter(({ path }) => cutByTime.has(path))) {
    test(`${entry.path} refuses a cursor of a time that no database knows`, async () => {
      const field = sortOf(entry) === 'at' ? 'at' : 'createdAt';
      for (const time of ['0000', '0000-01-01T00:00:00.000Z', '-000001-01-01T00:00:00.000Z', '+275760-09-13T00:00:00.000Z']) {
        for (const direction of ['asc', 'desc']) {
          const cursor = Buffer.from(JSON.stringify([field, direction, time, randomUUID()])).toString('base64url');
          const sort = direction === 'asc' ? field : `-${field}`;
          expect([(await ask(entry, { cursor, sort })).status, time]).toEqual([400, time]);
        }
      }
    });
  }

  for (const entry of lists.filter((list) => !isEndless(list))) {
    test(`${entry.path} answers "not modified" to a caller that already has it`, async () => {
      const first = await ask(entry);
      const etag = first.headers.get('etag') ?? '';
      expect(etag).not.toBe('');
      expect((await ask(entry, {}, { 'if-none-match': etag })).status).toBe(304);
    });
  }

  test('a long list is sent page by page, and whole', async () => {
    const entry = lists.find(({ path }) => path === '/api/admin/users');
    if (entry === undefined) throw new Error('There is no list of users.');
    await office.sql(
      `insert into users (id, email, created_at) select gen_random_uuid(), 'crowd-' || n || '@example.com', '2020-01-01'::timestamptz + n * interval '1 second'
       from generate_series(1, 1400) n`,
    );
    const rows = rowsOf(await ask(entry));
    const ids = rows.map((row) => String(Reflect.get(Object(row), 'id')));
    const [counted] = await office.sql<{ n: number }>('select count(*)::int as n from users');
    expect(new Set(ids).size).toBe(counted?.n);
    expect(ids).toHaveLength(counted?.n ?? 0);
    const found = await ask(entry, { q: 'crowd-' });
    expect([rowsOf(found).length, found.headers.get('x-total-estimate')]).toEqual([1400, '1400']);
  });
});

function sortOf({ path }: RestEntry): string {
  const last = path.split('/').at(-1);
  switch (last) {
    case 'device-errors':
      return 'lastAt';
    case 'audit':
      return 'at';
    case 'ai-usage':
      return 'totalCalls';
    case 'plans':
    case 'templates':
    case 'my-tenants':
    case 'deleted-tenants':
    case 'page-cards':
      return 'name';
    case 'tenant-users':
    case 'users':
      return 'email';
    case 'domains':
      return 'domain';
    case 'calculators':
      return path.startsWith('/api/admin/tenants') ? 'calculatorId' : 'title';
    default:
      return 'createdAt';
  }
}
