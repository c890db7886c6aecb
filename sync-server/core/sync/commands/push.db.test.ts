import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limitReached } from '#contract/calculators/calculators.ts';
import { accessTexts } from '#contract/people/access.ts';
import type { Command } from '#contract/sync/sync.ts';
import type { Caller } from '#server/core/access/caller.ts';
import { syncTexts } from '#server/core/sync/streams/sync-texts.ts';
import { type CommandQueue, command, createCommandQueue } from '#server/testing/queued-commands.ts';
import { type Office, type OfficeTenant, officeTime, openOffice } from '#server/testing/test-office.ts';
import { knownCommands } from './known-commands.ts';
import { pushCommands } from './push.ts';

let office: Office;
let queue: CommandQueue;
let tenant: OfficeTenant;
let admin: Caller;
let device: string;
let ids: readonly string[];

beforeAll(async () => {
  office = await openOffice({ stoppedAt: officeTime });
  queue = createCommandQueue(office.services);
  ids = await office.calculators(60);
});
afterAll(() => office.close());
beforeEach(async () => {
  office.stopClock(officeTime);
  tenant = await office.tenant({ limit: 5 });
  admin = await office.caller('tenant_admin', [[tenant, 'tenant_admin']]);
  device = randomUUID();
});

const nth = (place: number): string => ids[place] ?? '';
const add = (seq: number, place: number, rest: Partial<Command> = {}): Command =>
  command(seq, 'calculators.add', { tenantId: tenant.id, calculatorId: nth(place) }, rest);
const remove = (seq: number, place: number, rest: Partial<Command> = {}): Command =>
  command(seq, 'calculators.remove', { tenantId: tenant.id, calculatorId: nth(place) }, rest);
const enabled = async (): Promise<number> =>
  (await office.sql('select 1 from tenant_calculators where tenant_id = $1::uuid and is_enabled', [tenant.id])).length;
const headOf = async (stream: string): Promise<number> => {
  const [row] = await office.sql<{ head: string }>('select head::text as head from stream_head where stream = $1', [stream]);
  return Number(row?.head ?? 0);
};
const codeOf = async (caller: Caller, request: unknown): Promise<string> => {
  const outcome = await pushCommands(queue.deps, caller, request);
  return outcome.ok ? 'ok' : outcome.code;
};

describe('exactly once', () => {
  test('[sync-1] [S12] commands are applied once and in order, and answer the numbers of their rows', async () => {
    const results = await queue.push(admin, device, [add(1, 0), add(2, 1)]);
    expect(results.map(({ state, commits }) => [state, commits])).toEqual([
      ['accepted', { [`tenant:${tenant.id}`]: 1 }],
      ['accepted', { [`tenant:${tenant.id}`]: 2 }],
    ]);
    expect(results[1]?.value).toEqual({ current: 2, limit: 5, remaining: 3 });
    expect(await enabled()).toBe(2);
  });

  test('[sync-2] [S13] after a lost answer the same push gets the stored results and does nothing', async () => {
    const commands = [add(1, 0), remove(2, 0), add(3, 1)];
    const first = await queue.push(admin, device, commands);
    const head = await headOf(`tenant:${tenant.id}`);
    expect(await queue.push(admin, device, commands)).toEqual(first);
    expect(await headOf(`tenant:${tenant.id}`)).toBe(head);
    expect(await enabled()).toBe(1);
  });

  test('[sync-2] [S13] the same push twice at the same moment is applied once', async () => {
    const commands = [add(1, 0), add(2, 1), add(3, 2)];
    const [left, right] = await Promise.all([queue.push(admin, device, commands), queue.push(admin, device, commands)]);
    expect(left).toEqual(right);
    expect(left.map(({ state }) => state)).toEqual(['accepted', 'accepted', 'accepted']);
    expect(await headOf(`tenant:${tenant.id}`)).toBe(3);
  });

  test('[S13] a command of a team that the person has left since gets its stored result', async () => {
    const commands = [add(1, 0)];
    const first = await queue.push(admin, device, commands);
    await office.sql('delete from users_to_tenants where user_id = $1::uuid', [admin.userId]);
    expect(await queue.push({ ...admin, memberships: [] }, device, commands)).toEqual(first);
  });

  test('[sync-3] [S14] the same id with another body is refused and the first result stands', async () => {
    const first = add(1, 0);
    await queue.push(admin, device, [first]);
    const [reused] = await queue.push(admin, device, [{ ...first, args: { tenantId: tenant.id, calculatorId: nth(1) } }]);
    expect(reused).toMatchObject({ state: 'rejected', code: 'KeyReused', message: syncTexts.keyReused });
    expect((await queue.push(admin, device, [first]))[0]?.state).toBe('accepted');
    expect(await enabled()).toBe(1);
  });

  test('[S14] the id of another person’s command is refused as used, and the command is not shown', async () => {
    const first = add(1, 0);
    await queue.push(admin, device, [first]);
    const other = await office.caller('tenant_admin', [[tenant, 'tenant_admin']]);
    const [answer] = await queue.push(other, randomUUID(), [first]);
    expect(answer).toMatchObject({ state: 'rejected', code: 'KeyReused', value: null, commits: {} });
  });

  test('[S15] a number may be skipped: its change was discarded, or set aside, before it was sent', async () => {
    const [first, , third] = [add(1, 0), add(2, 1), add(3, 2)];
    expect((await queue.push(admin, device, [first, third])).map(({ state }) => state)).toEqual(['accepted', 'accepted']);
    expect((await queue.push(admin, device, [add(2, 1)]))[0]).toMatchObject({ state: 'rejected', code: 'OutOfOrder' });
  });

  test('[S15] a new command under a number that was used is refused', async () => {
    await queue.push(admin, device, [add(1, 0)]);
    expect((await queue.push(admin, device, [add(1, 1)]))[0]).toMatchObject({ state: 'rejected', code: 'OutOfOrder' });
    expect(await enabled()).toBe(1);
  });
});

describe('a refusal', () => {
  test('[sync-4] [S17] of one command leaves the others alone, uses its number and is answered again', async () => {
    const commands = Array.from({ length: 10 }, (_, place) => add(place + 1, place === 2 ? 59 : place % 3));
    await office.sql('update calculators set is_active = false where id = $1', [nth(59)]);
    const results = await queue.push(admin, device, commands);
    expect(results.map(({ state }) => state)).toEqual(commands.map((_, place) => (place === 2 ? 'rejected' : 'accepted')));
    expect(results[2]).toMatchObject({ code: 'Conflict', message: 'This calculator is not available yet.' });
    expect(await queue.push(admin, device, commands)).toEqual(results);
  });

  test('[sync-4] [R-CALC-14] carries the exact sentence of the plan limit', async () => {
    const results = await queue.push(
      admin,
      device,
      [0, 1, 2, 3, 4, 5].map((place) => add(place + 1, place)),
    );
    expect(results[5]).toMatchObject({
      state: 'rejected',
      code: 'LimitReached',
      message: 'Your plan allows 5 calculators. Please upgrade for more.',
    });
    expect(results[5]?.message).toBe(limitReached.message(5));
    expect(await enabled()).toBe(5);
  });

  test('[sync-5] [S18] blocks what depends on it', async () => {
    const refusedOne = add(1, 0, { args: { tenantId: tenant.id, calculatorId: 'no-such-calculator' } });
    const results = await queue.push(admin, device, [refusedOne, add(2, 1, { dependsOn: [refusedOne.id] }), add(3, 2)]);
    expect(results.map(({ state }) => state)).toEqual(['rejected', 'blocked', 'accepted']);
    expect(await enabled()).toBe(1);
  });

  test('[sync-14] [S19] a command past its lifetime expires and is not done', async () => {
    const day = 24 * 60 * 60 * 1000;
    const at = (days: number): string => new Date(officeTime.getTime() - days * day).toISOString();
    const results = await queue.push(admin, device, [add(1, 0, { createdAt: at(91) }), add(2, 1, { createdAt: at(90) })]);
    expect(results.map(({ state, code }) => [state, code])).toEqual([
      ['expired', 'Expired'],
      ['accepted', null],
    ]);
  });

  test('[sync-35] [S19] a command is as old as its device says, however wrong the clocks are', async () => {
    const day = 24 * 60 * 60;
    const slow = new Date(officeTime.getTime() - 100 * day * 1000).toISOString();
    const fast = new Date(officeTime.getTime() + 365 * day * 1000).toISOString();
    const results = await queue.push(admin, device, [
      add(1, 0, { createdAt: slow, ageSeconds: 60 }),
      add(2, 1, { createdAt: fast, ageSeconds: 91 * day }),
      add(3, 2, { createdAt: slow, ageSeconds: 90 * day }),
    ]);
    expect(results.map(({ state }) => state)).toEqual(['accepted', 'expired', 'accepted']);
  });

  test('[S31] names only those commands in the log that belong to the person', async () => {
    const [mine, lost, foreign] = [add(1, 0), randomUUID(), randomUUID()];
    await queue.push(admin, device, [mine]);
    const other = await office.caller('user', [[tenant, 'tenant_admin']]);
    await queue.push(other, randomUUID(), [add(1, 1, { id: foreign })]);
    expect(await knownCommands(office.services.db, admin, [mine.id.toUpperCase(), lost, foreign])).toEqual({ ok: true, value: [mine.id] });
    expect(await knownCommands(office.services.db, other, [mine.id, foreign])).toEqual({ ok: true, value: [foreign] });
    expect(await knownCommands(office.services.db, { visitor: true, requestId: 'request' }, [mine.id])).toMatchObject({
      code: 'Unauthorized',
    });
    const many = Array.from({ length: 201 }, () => randomUUID());
    expect(await knownCommands(office.services.db, admin, many)).toMatchObject({ code: 'InputInvalid' });
  });

  test('[sync-37] [S20] an unknown type or version is rejected with a clear sentence', async () => {
    const results = await queue.push(admin, device, [
      command(1, 'tenants.paint', {}),
      add(2, 0, { v: 99 }),
      add(3, 0, { args: { wrong: true } }),
    ]);
    expect(results.map(({ state, message }) => [state, message])).toEqual([
      ['rejected', syncTexts.unknownType],
      ['rejected', syncTexts.unknownVersion],
      ['rejected', 'The change is not complete or not valid.'],
    ]);
    expect(Object.keys(results[2]?.fields ?? {})).toContain('tenantId');
  });

  test('[S20] a client older than the oldest protocol is told to update, and one newer than the newest to wait', async () => {
    expect(await codeOf(admin, { protocol: 0, device, commands: [] })).toBe('ClientTooOld');
    expect(await codeOf(admin, { protocol: 2, device, commands: [] })).toBe('Unavailable');
    expect(await codeOf(admin, { protocol: 1, device: 'x', commands: [] })).toBe('InputInvalid');
  });
});

describe('rights at the moment of applying', () => {
  test('[sync-28] [S21] a deactivated person gets one refusal for the whole push', async () => {
    await office.sql('update users set is_active = false where id = $1::uuid', [admin.userId]);
    const outcome = await pushCommands(queue.deps, admin, { protocol: 1, device, commands: [add(1, 0)] });
    expect(outcome).toMatchObject({ ok: false, code: 'UserDeactivated', message: accessTexts.deactivated });
    expect(await enabled()).toBe(0);
  });

  test('[S21] a revoked device and another person’s device apply nothing', async () => {
    await queue.push(admin, device, [add(1, 0)]);
    const other = await office.caller('tenant_admin', [[tenant, 'tenant_admin']]);
    expect(await codeOf(other, { protocol: 1, device, commands: [add(2, 1)] })).toBe('Forbidden');
    await office.sql('update device set revoked_at = now() where id = $1::uuid', [device]);
    expect(await codeOf(admin, { protocol: 1, device, commands: [add(2, 1)] })).toBe('DeviceRevoked');
    expect(await enabled()).toBe(1);
  });

  test('[sync-29] [S22] commands of a suspended tenant are held, and applied when the same ids come again after reactivation', async () => {
    await office.sql(`update tenants set status = 'suspended' where id = $1::uuid`, [tenant.id]);
    const commands = [0, 1, 2, 3, 4].map((place) => add(place + 1, place));
    const held = await queue.push(admin, device, commands);
    expect(held.map(({ state, code }) => `${state} ${code}`)).toEqual(Array(5).fill('held TenantSuspended'));
    expect(await enabled()).toBe(0);
    await office.sql(`update tenants set status = 'active' where id = $1::uuid`, [tenant.id]);
    expect((await queue.push(admin, device, commands)).map(({ state }) => state)).toEqual(Array(5).fill('accepted'));
    expect((await queue.push(admin, device, commands)).map(({ state }) => state)).toEqual(Array(5).fill('accepted'));
    expect(await headOf(`tenant:${tenant.id}`)).toBe(5);
  });

  test('[sync-29] [S18] what depends on a held command is held as well', async () => {
    await office.sql(`update tenants set status = 'suspended' where id = $1::uuid`, [tenant.id]);
    const first = add(1, 0);
    const results = await queue.push(admin, device, [first, { ...add(2, 1), dependsOn: [first.id] }]);
    expect(results.map(({ state }) => state)).toEqual(['held', 'held']);
  });

  test('[sync-30] [S21] a lowered role decides although the session still says admin', async () => {
    await office.sql(`update users set role = 'user' where id = $1::uuid`, [admin.userId]);
    await office.sql(`insert into tenant_calculators (tenant_id, calculator_id, added_at) values ($1::uuid, $2, '2025-01-01')`, [
      tenant.id,
      nth(9),
    ]);
    const results = await queue.push(admin, device, [add(1, 0), remove(2, 9)]);
    expect(results.map(({ state, code }) => [state, code])).toEqual([
      ['rejected', 'Forbidden'],
      ['rejected', 'Forbidden'],
    ]);
  });

  test('[sync-31] [S21] a person moved to another tenant writes nothing in the old one', async () => {
    const moved = await office.tenant();
    await office.sql('update users_to_tenants set tenant_id = $2::uuid where user_id = $1::uuid', [admin.userId, moved.id]);
    expect((await queue.push(admin, device, [add(1, 0)]))[0]).toMatchObject({ state: 'rejected', commits: {} });
    expect(await enabled()).toBe(0);
  });

  test('[S16] a command whose arguments name another tenant than itself is refused', async () => {
    const other = await office.tenant();
    expect((await queue.push(admin, device, [add(1, 0, { tenantId: other.id })]))[0]).toMatchObject({
      state: 'rejected',
      message: syncTexts.otherTenant,
    });
  });
});

describe('two devices', () => {
  test('[sync-12] [S23] the second is told that the row has changed since it was seen, and its own state wins', async () => {
    const second = randomUUID();
    await queue.push(admin, device, [add(1, 0)]);
    await queue.push(admin, device, [remove(2, 0, { baseVersion: 1 })]);
    const [late] = await queue.push(admin, second, [add(1, 0, { baseVersion: 1 })]);
    expect(late).toMatchObject({ state: 'accepted', changedMeanwhile: true });
    expect(await enabled()).toBe(1);
  });
});
