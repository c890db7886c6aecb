import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { done } from '#contract/values/outcome.ts';
import type { Caller } from '#server/core/access/caller.ts';
import { type Office, officeTime, openOffice } from '#server/testing/test-office.ts';
import { type DueEffect, type EffectHandler, effectTerms, pauseMs, runDueEffects } from './effects.ts';

let office: Office;
let owner: Caller;
let key: string;
beforeAll(async () => {
  office = await openOffice({ stoppedAt: officeTime });
  owner = await office.caller('platform_owner');
});
afterAll(() => office.close());
beforeEach(async () => {
  office.stopClock(officeTime);
  key = randomUUID();
  await office.sql('delete from effects');
});

const queue = () =>
  office.services.changes.run(owner, async (change) => {
    change.effect('mail', key, { to: 'someone@example.com' });
    return done(null);
  });
const run = (mail: EffectHandler, at = officeTime) =>
  runDueEffects({ db: office.services.db, clock: () => at, handlers: { mail }, onFault: () => undefined, random: () => 0 });
const stateOf = async () =>
  (await office.sql<{ state: string; attempts: number }>('select state::text, attempts from effects where key = $1', [key]))[0];
const later = (ms: number): Date => new Date(officeTime.getTime() + ms);

test('[S29] an effect is done once with its key, however often it was queued', async () => {
  const seen: DueEffect[] = [];
  await queue();
  await queue();
  expect(await run(async (effect) => void seen.push(effect))).toBe(1);
  expect(await run(async (effect) => void seen.push(effect))).toBe(0);
  expect(seen).toMatchObject([{ key, payload: { to: 'someone@example.com' }, attempts: 1 }]);
  expect(await stateOf()).toEqual({ state: 'done', attempts: 1 });
});

test('the data of an effect are deleted once it is done, and its key stays', async () => {
  const carried = async () => (await office.sql<{ payload: unknown }>('select payload from effects where key = $1', [key]))[0]?.payload;
  const failing: EffectHandler = async () => {
    throw new Error('The mail server is down.');
  };
  await queue();
  await run(failing);
  expect(await carried()).toEqual({ to: 'someone@example.com' });
  await run(async () => undefined, later(pauseMs(1, 0)));
  expect([await stateOf(), await carried()]).toEqual([{ state: 'done', attempts: 2 }, {}]);
  await queue();
  expect(await carried()).toEqual({});
});

test('[S29] two workers at the same moment do it once', async () => {
  const seen: string[] = [];
  await queue();
  const both = await Promise.all([run(async (effect) => void seen.push(effect.key)), run(async (effect) => void seen.push(effect.key))]);
  expect(both[0] + both[1]).toBe(1);
  expect(seen).toEqual([key]);
});

test('[S30] one that fails is retried after doubling pauses, and is set aside in the end', async () => {
  const failing: EffectHandler = async () => {
    throw new Error('The mail server is down.');
  };
  await queue();
  await run(failing);
  expect(await stateOf()).toEqual({ state: 'queued', attempts: 1 });
  expect(await run(failing, later(pauseMs(1, 0) - 1))).toBe(0);
  expect(await run(failing, later(pauseMs(1, 0)))).toBe(1);
  expect([pauseMs(1, 0), pauseMs(2, 0), pauseMs(3, 0), pauseMs(2, 1)]).toEqual([500, 1_000, 2_000, 2_000]);
  await office.sql('update effects set attempts = $1::int, next_at = $2::timestamptz', [
    effectTerms.attempts - 1,
    officeTime.toISOString(),
  ]);
  await run(failing);
  expect((await stateOf())?.state).toBe('dead');
});

test('[S30] one whose worker died is taken over once its claim expires', async () => {
  await queue();
  await office.sql(`update effects set state = 'running', attempts = 1, next_at = $1::timestamptz`, [
    later(effectTerms.claimMs).toISOString(),
  ]);
  expect(await run(async () => undefined)).toBe(0);
  expect(await run(async () => undefined, later(effectTerms.claimMs))).toBe(1);
  expect(await stateOf()).toEqual({ state: 'done', attempts: 2 });
});

test('a receiver that keeps every effect of one tenant waiting leaves a turn to the other tenants', async () => {
  const [{ id: busy }, { id: other }] = [await office.tenant(), await office.tenant()];
  const queueFor = (tenantId: string, count: number) =>
    office.services.changes.run(owner, async (change) => {
      for (let at = 0; at < count; at += 1) change.effect('mail', randomUUID(), {}, tenantId);
      return done(null);
    });
  await queueFor(busy, effectTerms.batch);
  await queueFor(other, 1);
  const served: (string | null)[] = [];
  const handlers = { mail: async ({ tenantId }: DueEffect) => void served.push(tenantId) };
  const given = { db: office.services.db, clock: () => later(1), handlers, onFault: () => undefined, random: () => 0, mostOfTenant: 4 };
  expect(await runDueEffects(given)).toBe(5);
  expect(served.filter((tenantId) => tenantId === other)).toHaveLength(1);
});

test('[S30] one that was queued or postponed before the clock was set back is done now, not when the clock has caught up', async () => {
  const seen: string[] = [];
  const dayMs = 24 * 60 * 60_000;
  await queue();
  expect(await run(async (effect) => void seen.push(effect.key), later(-dayMs))).toBe(1);
  expect(seen).toEqual([key]);
  const postponed = later(effectTerms.longestPauseMs).toISOString();
  await office.sql(`update effects set state = 'queued', done_at = null, next_at = $1::timestamptz`, [postponed]);
  expect(await run(async () => undefined)).toBe(0);
});

test('one whose receiver answers with a byte that no database stores is retried and set aside like any other', async () => {
  const hostile: EffectHandler = async () => {
    throw new Error('550 \0 no such mailbox 😀');
  };
  await queue();
  expect(await run(hostile)).toBe(1);
  expect(await stateOf()).toEqual({ state: 'queued', attempts: 1 });
});
