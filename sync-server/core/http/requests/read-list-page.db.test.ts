import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countedRows } from '#contract/sync/counted-rows.ts';
import { json, type Office, type OfficePerson, openOffice, type Said } from '#server/testing/test-office.ts';

/** More people than are counted, all with "crowd" in their address, and each tenth with "rare" in the last name. */
const people = 12_000;
let office: Office;
let owner: OfficePerson;

beforeAll(async () => {
  office = await openOffice();
  owner = await office.person('platform_owner');
  await office.sql(
    `insert into users (id, email, last_name, created_at)
     select gen_random_uuid(), 'crowd-' || n || '@example.com', case when n % 10 = 0 then 'Rare' end, '2020-01-01'::timestamptz + n / 3 * interval '1 minute'
     from generate_series(1, $1::int) n`,
    [people],
  );
  const tableOwner = new pg.Client({ connectionString: office.database.url });
  await tableOwner.connect();
  await tableOwner.query('analyze users');
  await tableOwner.end();
});
afterAll(() => office.close());

const ask = (query: Readonly<Record<string, string>>): Promise<Said> =>
  office.call(owner, 'GET', `/api/admin/users?${new URLSearchParams(query)}`);
const totalOf = (said: Said): number => Number(said.headers.get('x-total-estimate'));
const rowsOf = (said: Said): readonly unknown[] => {
  const rows: unknown = json(said);
  return Array.isArray(rows) ? rows : [];
};
const emailsOf = (said: Said): readonly string[] => rowsOf(said).map((row) => String(Reflect.get(Object(row), 'email')));

/** The addresses of every page, each fetched from the link of the one before. */
async function walk(query: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const emails: string[] = [];
  let said = await ask({ ...query, limit: '500' });
  for (;;) {
    emails.push(...emailsOf(said));
    const next = /^<([^>]+)>; rel="next"$/.exec(said.headers.get('link') ?? '')?.[1];
    if (next === undefined) return emails;
    said = await office.call(owner, 'GET', next);
  }
}

describe('a list with more rows than are counted', () => {
  test('has the number that the database noted last as its total', async () => {
    expect(totalOf(await ask({ limit: '10' }))).toBe(people + 1);
  });

  test('says of a search that finds more than are counted only that it does', async () => {
    expect(totalOf(await ask({ limit: '10', q: 'CROWD' }))).toBe(countedRows + 1);
    expect(totalOf(await ask({ limit: '10', q: 'r' }))).toBe(countedRows + 1);
  });

  test('counts the rows of a narrower search, however short its text is', async () => {
    expect(totalOf(await ask({ limit: '10', q: 'rare' }))).toBe(people / 10);
    expect(totalOf(await ask({ limit: '10', q: 'ra' }))).toBe(people / 10);
    expect(totalOf(await ask({ limit: '10', q: 'nobody' }))).toBe(0);
  });

  for (const sort of ['createdAt', '-createdAt', 'email', '-email']) {
    test(`has each row once, page after page, sorted by ${sort}, and found by a search or by walking`, async () => {
      const rare = await walk({ q: 'rare', sort });
      expect(new Set(rare).size).toBe(people / 10);
      const all = (await walk({ q: 'crowd', sort })).filter((email) => /0@/.test(email));
      expect(rare).toEqual(all);
    });
  }
});
