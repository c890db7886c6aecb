import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { IdentityQuery } from '#server/core/data/identity-query.ts';
import type { Answer } from '#server/core/http/answer.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';
import { createOnce, forgetKeys, keptMs } from './idempotency.ts';

let office: Office;
let time = new Date('2026-03-01T09:00:00Z');
const userId = '019600aa-0000-7000-8000-000000000001';
const other = '019600aa-0000-7000-8000-000000000002';
const made: Answer = { status: 200, contentType: 'application/json; charset=utf-8', text: '{"made":1}' };

beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

function setUp() {
  const once = createOnce({ query: (sql, values) => office.database.db.query({ as: 'platform' }, sql, values), clock: () => time });
  const runs = { count: 0 };
  const run = async (): Promise<Answer> => {
    runs.count += 1;
    return made;
  };
  return { once, run, runs };
}

const call = (key: string, body = '{}', user = userId, path = 'POST /api/things') => ({
  key,
  userId: user,
  call: path,
  body: Buffer.from(body),
});

describe('a write with an Idempotency-Key', () => {
  test('runs once, and a repetition gets the first answer', async () => {
    const { once, run, runs } = setUp();
    expect(await once(call('k1'), run)).toEqual({ ok: true, value: made });
    expect(await once(call('k1'), run)).toEqual({ ok: true, value: made });
    expect(runs.count).toBe(1);
  });

  test('runs once even if sent twenty times at the same moment', async () => {
    const { once, run, runs } = setUp();
    const answers = await Promise.all(Array.from({ length: 20 }, () => once(call('k2'), run)));
    expect(runs.count).toBe(1);
    for (const answer of answers) if (!answer.ok) expect(answer.code).toBe('Conflict');
  });

  test('refuses another body and another call under the same key', async () => {
    const { once, run, runs } = setUp();
    await once(call('k3'), run);
    expect(await once(call('k3', '{"x":1}'), run)).toMatchObject({ code: 'KeyReused' });
    expect(await once(call('k3', '{}', userId, 'POST /api/others'), run)).toMatchObject({ code: 'KeyReused' });
    expect(runs.count).toBe(1);
  });

  test('a key of one person can be used by another', async () => {
    const { once, run, runs } = setUp();
    await once(call('k4'), run);
    await once(call('k4', '{}', other), run);
    expect(runs.count).toBe(2);
  });

  test('a fault releases the key, and a refusal is stored as the answer', async () => {
    const { once, run, runs } = setUp();
    await expect(once(call('k5'), () => Promise.reject(new Error('fault')))).rejects.toThrow('fault');
    await once(call('k5'), run);
    expect(runs.count).toBe(1);
    const refusal: Answer = { status: 409, contentType: 'text/plain; charset=utf-8', text: 'No.' };
    await once(call('k6'), async () => refusal);
    expect(await once(call('k6'), run)).toEqual({ ok: true, value: refusal });
  });

  test('an interrupted first call releases its key after a minute', async () => {
    const { once, run, runs } = setUp();
    const never = new Promise<Answer>(() => undefined);
    await new Promise<void>((begun) => {
      void once(call('k7'), () => {
        begun();
        return never;
      });
    });
    expect(await once(call('k7'), run)).toMatchObject({ code: 'Conflict' });
    time = new Date(time.getTime() + 61_000);
    expect(await once(call('k7'), run)).toEqual({ ok: true, value: made });
    expect(runs.count).toBe(1);
  });

  test('is remembered for a day and then forgotten, so that the key is new again', async () => {
    const { once, run, runs } = setUp();
    const query: IdentityQuery = (sql, values) => office.database.db.query({ as: 'platform' }, sql, values);
    const sweep = () => forgetKeys({ query, clock: () => time });
    const count = async () => (await query("select 1 from idempotency_keys where key in ('k8', 'k9')", [])).length;
    expect(keptMs).toBe(24 * 60 * 60 * 1000);
    await once(call('k8'), run);
    time = new Date(time.getTime() + 1);
    await once(call('k9'), run);
    time = new Date(time.getTime() + keptMs - 1);
    await sweep();
    expect([await count(), await once(call('k8'), run), runs.count]).toEqual([2, { ok: true, value: made }, 2]);
    time = new Date(time.getTime() + 1);
    await sweep();
    expect(await count()).toBe(1);
    await once(call('k9'), run);
    expect(runs.count).toBe(2);
    await once(call('k8'), run);
    expect(runs.count).toBe(3);
  });

  test('a malformed key is refused', async () => {
    const { once, run } = setUp();
    for (const key of ['', ' ', 'a b', 'x'.repeat(201), 'ü']) expect(await once(call(key), run)).toMatchObject({ code: 'InputInvalid' });
  });
});
