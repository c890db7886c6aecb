import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rateLimits } from '#contract/values/rate-limits.ts';
import { json, type Office, type OfficePerson, openOffice } from '#server/testing/test-office.ts';

let office: Office;
let owner: OfficePerson;
beforeAll(async () => {
  office = await openOffice();
  owner = await office.person('platform_owner');
});
beforeEach(async () => {
  await office.sql('delete from device_errors');
  await office.sql('delete from rate_buckets');
});
afterAll(() => office.close());

const fault = {
  message: 'Cannot read 1,234.50 of "Ann"',
  stack: 'at draw (https://x.example/assets/report-Bx12a9Zk.js:3:1204)',
  fatal: false,
};
const report = (over: object = {}) =>
  office.call(undefined, 'POST', '/api/error-reports', { build: 'DV0WTNnz', screen: '/calculators/loan', errors: [fault], ...over });
const errors = async () => json(await office.call(owner, 'GET', '/api/admin/device-errors'));

describe('the build of a device', () => {
  test('is counted with the others that run it, from the last report of each session', async () => {
    const [ann, ben] = [await office.person('user'), await office.person('user')];
    for (const [person, build] of [
      [ann, 'old00000'],
      [ann, 'new00000'],
      [ben, 'new00000'],
      [owner, 'old00000'],
    ] as const)
      expect((await office.call(person, 'PUT', '/api/auth/app-build', { build })).status).toBe(200);
    expect(json(await office.call(owner, 'GET', '/api/admin/app-builds'))).toMatchObject({
      builds: [
        { build: 'new00000', sessions: 2, isCurrent: false },
        { build: 'old00000', sessions: 1, isCurrent: false },
      ],
    });
  });
});

describe('an error on a device', () => {
  test('is kept without figures, names, the address, and the person', async () => {
    expect((await report()).status).toBe(204);
    expect(await errors()).toMatchObject([
      {
        build: 'DV0WTNnz',
        message: 'Cannot read # of …',
        place: 'report-Bx12a9Zk.js:3:1204',
        screen: '/calculators',
        fatal: false,
        count: 1,
      },
    ]);
  });

  test('counts each report of the same one, and tells an error page', async () => {
    await report();
    await report({ errors: [{ ...fault, message: 'Cannot read 7 of "Ben"', fatal: true }] });
    expect(await errors()).toMatchObject([{ count: 2, fatal: true }]);
  });

  test('does not keep the name of a firm in the address', async () => {
    await report({ screen: '/northwind' });
    expect(await errors()).toMatchObject([{ screen: '/…' }]);
  });

  test.each([
    ['without errors', { errors: [] }],
    ['with too many', { errors: Array.from({ length: 6 }, () => fault) }],
    ['with a strange build', { build: '<script>' }],
    ['with more than is asked', { email: 'ann@northwind.example' }],
  ])('is refused %s', async (_how, over) => {
    expect((await report(over)).status).toBe(400);
    expect(await errors()).toEqual([]);
  });

  test('is refused from the page of another site', async () => {
    const said = await office.call(
      undefined,
      'POST',
      '/api/error-reports',
      { build: 'b', screen: '/', errors: [fault] },
      { 'sec-fetch-site': 'cross-site' },
    );
    expect(said.status).toBe(403);
  });

  test('is only counted, not kept anew, once a thousand different ones are kept', async () => {
    await office.sql(
      `insert into device_errors (id, build, message, place, screen, browser, first_at, last_at)
       select gen_random_uuid(), 'b', 'message ' || chr(65 + n % 26) || n, '', '/', 'Safari', now(), now() from generate_series(1, 999) n`,
    );
    await report();
    await report({ build: 'another0' });
    await report();
    const [kept] = await office.sql<{ rows: number; counted: number }>(
      `select count(*)::int as rows, max(count) as counted from device_errors`,
    );
    expect(kept).toEqual({ rows: 1000, counted: 2 });
  });

  test('is forgotten after 30 days without a report', async () => {
    await report();
    await office.sql(`update device_errors set last_at = now() - interval '31 days'`);
    await office.sweep();
    expect(await errors()).toEqual([]);
  });

  test('is limited in number for each network address', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent <= rateLimits.errorReport.capacity; sent += 1) statuses.push((await report()).status);
    expect(statuses.at(-1)).toBe(429);
  });
});
