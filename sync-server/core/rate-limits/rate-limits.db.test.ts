import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RateLimitName, rateLimits } from '#contract/values/rate-limits.ts';
import { visitorOf } from '#server/testing/test-caller.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts';

let office: Office;
let time = new Date('2026-03-01T09:00:00Z');
const faults: unknown[] = [];
const log = { fault: (_event: string, fault: unknown) => faults.push(fault) };

beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

const ofProcess = (): RateLimiter =>
  createRateLimiter({ query: (sql, values) => office.database.db.query({ as: 'platform' }, sql, values), clock: () => time, log });
const passed = async (limiter: RateLimiter, limit: RateLimitName, by: string, tries: number): Promise<number> => {
  const answers = await Promise.all(Array.from({ length: tries }, () => limiter.take({ limit, by })));
  return answers.filter(({ kind }) => kind === 'free').length;
};

describe('the buckets', () => {
  test('two processes together allow exactly the limit', async () => {
    const [one, other] = [ofProcess(), ofProcess()];
    const counts = await Promise.all([passed(one, 'push', 'shared', 250), passed(other, 'push', 'shared', 250)]);
    expect(counts[0] + counts[1]).toBe(rateLimits.push.capacity);
  });

  test('used attempts return with time, up to the capacity of the bucket', async () => {
    const limiter = ofProcess();
    const { capacity, windowMs } = rateLimits.verifyInvitation;
    expect(await passed(limiter, 'verifyInvitation', 'a', capacity + 5)).toBe(capacity);
    expect(await limiter.take({ limit: 'verifyInvitation', by: 'a' })).toMatchObject({ kind: 'wait', seconds: 3 });
    time = new Date(time.getTime() + windowMs / 4);
    expect(await passed(limiter, 'verifyInvitation', 'a', capacity)).toBe(capacity / 4);
    time = new Date(time.getTime() + 10 * windowMs);
    expect(await passed(limiter, 'verifyInvitation', 'a', capacity + 5)).toBe(capacity);
  });

  test('each person has a bucket of their own, and a key does not identify the person', async () => {
    const limiter = ofProcess();
    await passed(limiter, 'invitationMailTo', 'ann@example.com', 10);
    expect(await passed(limiter, 'invitationMailTo', 'ben@example.com', 1)).toBe(1);
    const rows = await office.database.db.query<{ key: string }>({ as: 'platform' }, 'select key from rate_buckets', []);
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.filter(({ key }) => key.includes('example'))).toEqual([]);
  });

  test('a visitor with a network of IPv6 has no more tries than one with an address', async () => {
    const limiter = ofProcess();
    const { capacity } = rateLimits.requestNewInvitation;
    let free = 0;
    for (let at = 0; at < 2 * capacity; at += 1) {
      const answer = await limiter.take({ limit: 'requestNewInvitation', by: `2001:db8:0:7::${at.toString(16)}` });
      if (answer.kind === 'free') free += 1;
    }
    expect(free).toBe(capacity);
    expect(await passed(limiter, 'requestNewInvitation', '2001:DB8:0:0007:ffff::1', 1)).toBe(0);
    expect(await passed(limiter, 'requestNewInvitation', '2001:db8:0:8::1', 1)).toBe(1);
  });

  test('a flood costs no statements once the process knows that the bucket is empty', async () => {
    const statements = { count: 0 };
    const limiter = createRateLimiter({
      query: (sql, values) => {
        statements.count += 1;
        return office.database.db.query({ as: 'platform' }, sql, values);
      },
      clock: () => time,
      log,
    });
    expect(await passed(limiter, 'resend', 'flood', 5_000)).toBe(rateLimits.resend.capacity);
    expect(statements.count).toBe(rateLimits.resend.capacity);
  });

  test('without its store the limits of sign-in and of invitation links refuse, and the others are counted by the process itself', async () => {
    const limiter = createRateLimiter({ query: () => Promise.reject(new Error('down')), clock: () => time, log });
    const entrances = ['signInStart', 'password', 'passwordFrom', 'verifyInvitation', 'acceptInvitation', 'declineInvitation'] as const;
    for (const limit of entrances) {
      await Promise.all([limiter.giveBack({ limit, by: 'x' }), limiter.forget({ limit, by: 'x' })]);
      expect(await limiter.take({ limit, by: 'x' })).toMatchObject({ kind: 'shut' });
    }
    expect(await passed(limiter, 'push', 'x', 400)).toBe(rateLimits.push.capacity);
    expect(faults.length).toBeGreaterThan(3);
  });

  test('an attempt that is given back may be made again, up to the capacity of the bucket', async () => {
    const [one, other] = [ofProcess(), ofProcess()];
    const count = { limit: 'passwordFrom', by: 'given back' } as const;
    const { capacity } = rateLimits.passwordFrom;
    await one.giveBack(count);
    expect(await passed(one, count.limit, count.by, capacity + 1)).toBe(capacity);
    await one.giveBack(count);
    expect(await passed(one, count.limit, count.by, 2)).toBe(1);
    expect(await passed(other, count.limit, count.by, 1)).toBe(0);
  });

  test('a bucket that is forgotten is full again', async () => {
    const limiter = ofProcess();
    const { capacity } = rateLimits.password;
    expect(await passed(limiter, 'password', 'forgotten', capacity + 1)).toBe(capacity);
    await limiter.forget({ limit: 'password', by: 'forgotten' });
    expect(await passed(limiter, 'password', 'forgotten', capacity + 1)).toBe(capacity);
  });

  test('a bucket forgotten by one process is forgotten by all', async () => {
    const [one, other] = [ofProcess(), ofProcess()];
    const { capacity } = rateLimits.password;
    expect(await passed(one, 'password', 'reset elsewhere', capacity + 1)).toBe(capacity);
    await other.forget({ limit: 'password', by: 'reset elsewhere' });
    expect(await passed(one, 'password', 'reset elsewhere', 1)).toBe(1);
  });

  test('an attempt that costs several units is counted in full or not at all', async () => {
    const [one, other] = [ofProcess(), ofProcess()];
    const { capacity } = rateLimits.invite;
    const most = { limit: 'invite', by: 'many', cost: capacity - 10 } as const;
    expect((await one.take(most)).kind).toBe('free');
    for (const limiter of [one, other])
      expect(await limiter.take({ ...most, cost: 11 })).toMatchObject({ kind: 'wait', seconds: expect.any(Number) });
    expect((await one.take({ ...most, cost: 10 })).kind).toBe('free');
    await one.giveBack(most);
    expect((await one.take(most)).kind).toBe('free');
  });

  test('full buckets are deleted', async () => {
    time = new Date(time.getTime() + 25 * 3_600_000);
    await ofProcess().sweep();
    expect(await office.database.db.query({ as: 'platform' }, 'select 1 from rate_buckets', [])).toEqual([]);
  });

  test('the table is not logged', async () => {
    const [row] = await office.database.db.query<{ kind: string }>(
      { as: 'platform' },
      `select relpersistence::text as kind from pg_class where relname = 'rate_buckets'`,
      [],
    );
    expect(row?.kind).toBe('u');
  });
});

describe('over HTTP', () => {
  let server: Office;
  beforeAll(async () => {
    server = await openOffice();
  });
  afterAll(() => server.close());

  test('the twenty-first look at an invitation within a minute is refused with a sentence and the time to wait', async () => {
    const visitor = visitorOf(server);
    const first = await visitor.call('GET', '/api/auth/verify-invitation?token=x');
    expect(first.headers).toMatchObject({ 'ratelimit-limit': '20', 'ratelimit-remaining': '19', 'ratelimit-reset': '3' });
    for (let count = 1; count < 20; count += 1) await visitor.call('GET', `/api/auth/verify-invitation?token=${count}x`);
    const late = await visitor.call('GET', '/api/auth/verify-invitation?token=z');
    expect([late.status, late.text]).toEqual([429, 'Too many tries. Please wait a minute and try again.']);
    expect(Number(late.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(late.headers['ratelimit-remaining']).toBe('0');
  });

  test.each([
    ['POST', '/api/auth/decline-invitation', { token: 'x' }, rateLimits.declineInvitation.capacity],
    ['POST', '/api/auth/request-new-invitation', { email: 'nobody@example.com' }, rateLimits.requestNewInvitation.capacity],
  ] as const)('%s %s is refused once its bucket is empty', async (method, path, body, capacity) => {
    const visitor = visitorOf(server);
    const statuses: number[] = [];
    for (let count = 0; count <= capacity; count += 1) statuses.push((await visitor.call(method, path, body)).status);
    expect(statuses.slice(0, -1)).not.toContain(429);
    expect(statuses.at(-1)).toBe(429);
  });

  test('starting to sign in too often is refused', async () => {
    const visitor = visitorOf(server);
    const { capacity } = rateLimits.signInStart;
    const statuses: number[] = [];
    // Independent of the machine's speed: attempts that become available again are used up, too.
    while (statuses.at(-1) !== 429 && statuses.length < 3 * capacity) statuses.push((await visitor.call('GET', '/api/login')).status);
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([303]));
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.length).toBeGreaterThan(capacity);
  });
});
