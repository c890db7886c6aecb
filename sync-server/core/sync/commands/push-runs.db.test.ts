import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AddCalculator } from '#contract/calculators/calculators.ts';
import type { Command } from '#contract/sync/sync.ts';
import { refused } from '#contract/values/outcome.ts';
import { addCalculator } from '#server/calculators/selection/add-calculator.ts';
import type { Caller } from '#server/core/access/caller.ts';
import { verifyChain } from '#server/core/audit/verify-chain.ts';
import { tenantStream } from '#server/core/sync/streams/stream-names.ts';
import { applyCommand } from '#server/testing/apply-command.ts';
import { performOperation } from '#server/testing/perform-operation.ts';
import { type CommandQueue, command, createCommandQueue } from '#server/testing/queued-commands.ts';
import { type Office, type OfficeTenant, officeTime, openOffice } from '#server/testing/test-office.ts';
import { commandHandlers } from '#server/wiring/command-handlers.ts';
import { bindCommand } from './command-handler.ts';

/** Adds like the real one, in a batch, and then behaves as told for one calculator. */
const misbehaving = { on: '', times: 0, how: (): unknown => undefined };
const misbehavingAdd = bindCommand({
  args: AddCalculator,
  apply: async (change, args) => {
    const outcome = await applyCommand(addCalculator, change, args);
    if (args.calculatorId !== misbehaving.on || misbehaving.times === 0) return outcome;
    misbehaving.times -= 1;
    const fault = misbehaving.how();
    if (fault !== undefined) throw fault;
    return refused('Conflict', 'Refused after it wrote.');
  },
  seen: ({ tenantId, calculatorId }) => ({ stream: tenantStream(tenantId), kind: 'tenantCalculator', id: `${tenantId}:${calculatorId}` }),
  together: ({ tenantId }) => `calculators:${tenantId}`,
});

let office: Office;
let queue: CommandQueue;
let tenant: OfficeTenant;
let admin: Caller;
let device: string;
let ids: readonly string[];
beforeAll(async () => {
  office = await openOffice({ stoppedAt: officeTime });
  queue = createCommandQueue(office.services, { ...commandHandlers, 'calculators.add': misbehavingAdd });
  ids = await office.calculators(60);
});
afterAll(() => office.close());
beforeEach(async () => {
  misbehaving.times = 0;
  tenant = await office.tenant({ limit: 5 });
  admin = await office.caller('tenant_admin', [[tenant, 'tenant_admin']]);
  device = randomUUID();
  queue.faults.length = 0;
  queue.hints.length = 0;
});

const nth = (place: number): string => ids[place] ?? '';
const stream = (): string => `tenant:${tenant.id}`;
const add = (seq: number, place: number, rest: Partial<Command> = {}): Command =>
  command(seq, 'calculators.add', { tenantId: tenant.id, calculatorId: nth(place) }, rest);
const remove = (seq: number, place: number, rest: Partial<Command> = {}): Command =>
  command(seq, 'calculators.remove', { tenantId: tenant.id, calculatorId: nth(place) }, rest);
const set = (seq: number, adding: readonly number[], removing: readonly number[] = []): Command =>
  command(seq, 'calculators.set', { tenantId: tenant.id, add: adding.map(nth), remove: removing.map(nth) });
const enabled = async (): Promise<readonly string[]> =>
  (
    await office.sql<{ id: string }>(
      'select calculator_id as id from tenant_calculators where tenant_id = $1::uuid and is_enabled order by 1',
      [tenant.id],
    )
  ).map(({ id }) => id);
/** Number of transactions in which the rows of this device's commands were written. */
const transactions = async (): Promise<number> =>
  (await office.sql('select distinct xmin::text from command_log where device_id = $1::uuid', [device])).length;
/** All stored effects of a sequence of commands, without random values. */
const world = async () => ({
  rows: await office.sql('select calculator_id, is_enabled, added_at from tenant_calculators where tenant_id = $1::uuid order by 1', [
    tenant.id,
  ]),
  numbers: await office.sql(
    `select replace(id, $1, '') as id, seq::int, version, deleted from sync_row where stream = 'tenant:' || $1 order by seq`,
    [tenant.id],
  ),
  head: await office.sql('select head::int from stream_head where stream = $1', [stream()]),
  trail: await office.sql('select action, object_kind, after from audit_log where tenant_id = $1::uuid order by at', [tenant.id]),
  log: await office.sql('select seq::int, type, state, result from command_log where device_id = $1::uuid order by seq', [device]),
  commits: (
    await office.sql<{ of: Record<string, number> }>('select commit_seqs as of from command_log where device_id = $1::uuid order by seq', [
      device,
    ])
  ).map(({ of }) => Object.values(of)),
  lastSeq: await office.sql('select last_seq::int from device where id = $1::uuid', [device]),
});

describe('commands that share a transaction', () => {
  test('[S12] [S1] have the same effect as the same commands one by one', async () => {
    const mixed = (): readonly Command[] => [
      add(1, 0),
      add(2, 1),
      remove(3, 0),
      add(4, 0),
      set(5, [2, 3], [1]),
      remove(6, 40),
      add(7, 2),
      set(8, [4, 5, 6, 7]),
      add(9, 8),
      remove(10, 8),
    ];
    const apart = mixed();
    const answeredApart = [];
    for (const each of apart) answeredApart.push(...(await queue.push(admin, device, [each])));
    const expected = await world();
    expect(await transactions()).toBe(10);
    const left = { tenant, device };

    tenant = await office.tenant({ limit: 5 });
    admin = await office.caller('tenant_admin', [[tenant, 'tenant_admin']]);
    device = randomUUID();
    const answered = await queue.push(admin, device, mixed());
    expect(await transactions()).toBe(1);
    const plain = (value: unknown, of: string): unknown => JSON.parse(JSON.stringify(value).replaceAll(of, 'tenant'));
    expect(plain(await world(), tenant.id)).toEqual(plain(expected, left.tenant.id));
    const withoutId = (results: typeof answered, of: string) =>
      plain(
        results.map(({ id: _id, ...result }) => result),
        of,
      );
    expect(withoutId(answered, tenant.id)).toEqual(withoutId(answeredApart, left.tenant.id));
  });

  test('[S13] [S15] are each answered again, and only what is new is applied', async () => {
    const first = [add(1, 0), add(2, 1)];
    const answered = await queue.push(admin, device, first);
    const again = await queue.push(admin, device, [...first, add(3, 2), { ...add(1, 9), seq: 1 }]);
    expect(again.slice(0, 2)).toEqual(answered);
    expect(again.slice(2).map(({ state, code }) => [state, code])).toEqual([
      ['accepted', null],
      ['rejected', 'OutOfOrder'],
    ]);
    expect(await enabled()).toEqual([nth(0), nth(1), nth(2)]);
  });

  test('[S14] [S13] with the same id twice in one push are one command, and another content is refused', async () => {
    const first = add(1, 0);
    const results = await queue.push(admin, device, [first, { ...add(2, 1), id: first.id.toUpperCase() }]);
    expect(results.map(({ state, code }) => [state, code])).toEqual([
      ['accepted', null],
      ['rejected', 'KeyReused'],
    ]);
    expect(await enabled()).toEqual([nth(0)]);
  });

  test('[S14] leave out the id of another person’s command, and do not show the command', async () => {
    const first = add(1, 0);
    await queue.push(admin, device, [first]);
    const other = await office.caller('tenant_admin', [[tenant, 'tenant_admin']]);
    const results = await queue.push(other, randomUUID(), [add(1, 1), { ...first, seq: 2 }, add(3, 2)]);
    expect(results.map(({ state, code, value }) => [state, code, value === null])).toEqual([
      ['accepted', null, false],
      ['rejected', 'KeyReused', true],
      ['accepted', null, false],
    ]);
    expect(queue.faults).toEqual([]);
  });

  test('[S13] that come from two devices of a person at the same moment are applied once and answered alike', async () => {
    const commands = [add(1, 0), add(2, 1), remove(3, 0)];
    const answers = await Promise.all([queue.push(admin, device, commands), queue.push(admin, randomUUID(), commands)]);
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.map(({ state }) => state)).toEqual(Array(3).fill('accepted'));
    expect(await office.sql('select 1 from audit_log where tenant_id = $1::uuid', [tenant.id])).toHaveLength(3);
  });

  test('[S22] [S13] that were held and come twice at the same moment are applied once', async () => {
    await office.sql(`update tenants set status = 'suspended' where id = $1::uuid`, [tenant.id]);
    const commands = [add(1, 0), remove(2, 0), add(3, 0)];
    await queue.push(admin, device, commands);
    await office.sql(`update tenants set status = 'active' where id = $1::uuid`, [tenant.id]);
    const answers = await Promise.all([1, 2, 3].map(() => queue.push(admin, device, commands)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(await office.sql('select 1 from audit_log where tenant_id = $1::uuid', [tenant.id])).toHaveLength(3);
  });

  test('[S17] do not stop at a refusal, which leaves no number and uses its own', async () => {
    const results = await queue.push(admin, device, [set(1, [0, 1, 2, 3]), set(2, [4, 5]), add(3, 4), add(4, 5)]);
    expect(results.map(({ state, code }) => [state, code])).toEqual([
      ['accepted', null],
      ['rejected', 'LimitReached'],
      ['accepted', null],
      ['rejected', 'LimitReached'],
    ]);
    expect(results.map(({ commits }) => commits[stream()])).toEqual([4, undefined, 5, undefined]);
    expect(await transactions()).toBe(1);
  });

  test('[S18] block and hold what depends on them', async () => {
    const [refusedOne, good] = [add(1, 0, { args: { tenantId: tenant.id, calculatorId: 'no-such' } }), add(2, 1)];
    const results = await queue.push(admin, device, [
      refusedOne,
      good,
      add(3, 2, { dependsOn: [refusedOne.id] }),
      add(4, 3, { dependsOn: [good.id.toUpperCase()] }),
    ]);
    expect(results.map(({ state }) => state)).toEqual(['rejected', 'accepted', 'blocked', 'accepted']);
  });

  test('[S23] take each other’s changes of the row into account', async () => {
    const results = await queue.push(admin, device, [
      add(1, 0, { baseVersion: 0 }),
      remove(2, 0, { baseVersion: 1 }),
      add(3, 0, { baseVersion: 1 }),
    ]);
    expect(results.map(({ changedMeanwhile }) => changedMeanwhile)).toEqual([false, false, true]);
  });

  test('[S21] end with the push of a person who was deactivated', async () => {
    await office.sql('update users set is_active = false where id = $1::uuid', [admin.userId]);
    await expect(queue.push(admin, device, [add(1, 0), add(2, 1)])).rejects.toThrow('UserDeactivated');
    expect(await enabled()).toEqual([]);
  });

  test('[S22] are held together while the tenant is suspended, and applied when they come again', async () => {
    await office.sql(`update tenants set status = 'suspended' where id = $1::uuid`, [tenant.id]);
    const commands = [add(1, 0), add(2, 1)];
    expect((await queue.push(admin, device, commands)).map(({ state }) => state)).toEqual(['held', 'held']);
    await office.sql(`update tenants set status = 'active' where id = $1::uuid`, [tenant.id]);
    expect((await queue.push(admin, device, [...commands, add(3, 2)])).map(({ state }) => state)).toEqual(Array(3).fill('accepted'));
  });

  test('leave one unbroken chain of records and give one hint', async () => {
    await queue.push(admin, device, [add(1, 0), add(2, 1), remove(3, 1)]);
    const owner = await office.caller('platform_owner');
    expect(await performOperation(verifyChain, office.services, owner, { tenant: tenant.id })).toEqual({
      ok: true,
      value: { records: 3, brokenAt: null },
    });
    expect(queue.hints).toEqual([{ [stream()]: 3 }]);
  });

  test('[S24] isolate one that faults: it is parked alone, and the others are applied', async () => {
    Object.assign(misbehaving, { on: nth(1), times: 9, how: () => new Error('A bug in this handler.') });
    const commands = [add(1, 0), add(2, 1), add(3, 2), add(4, 3)];
    expect((await queue.push(admin, device, commands)).map(({ state, code }) => [state, code])).toEqual([
      ['accepted', null],
      ['retry', 'Fault'],
      ['accepted', null],
      ['accepted', null],
    ]);
    expect(await enabled()).toEqual([nth(0), nth(2), nth(3)]);
    expect(await transactions()).toBe(3);
    misbehaving.times = 0;
    expect((await queue.push(admin, device, commands)).map(({ state }) => state)).toEqual(Array(4).fill('accepted'));
    expect(await enabled()).toEqual([0, 1, 2, 3].map(nth));
  });

  test('[S24] are applied up to one that meets passing faults for too long, and not from there on', async () => {
    Object.assign(misbehaving, { on: nth(2), times: 4, how: () => Object.assign(new Error('deadlock detected'), { code: '40P01' }) });
    const commands = [add(1, 0), add(2, 1), add(3, 2), add(4, 3)];
    expect((await queue.push(admin, device, commands)).map(({ state }) => state)).toEqual(['accepted', 'accepted', 'retry', 'retry']);
    expect(await office.sql('select 1 from command_log where device_id = $1::uuid', [device])).toHaveLength(2);
    expect((await queue.push(admin, device, commands)).map(({ state }) => state)).toEqual(Array(4).fill('accepted'));
  });

  test('[S3] [S17] leave out one that refuses after it wrote', async () => {
    Object.assign(misbehaving, { on: nth(1), times: 9, how: () => undefined });
    const results = await queue.push(admin, device, [add(1, 0), add(2, 1), add(3, 2)]);
    expect(results.map(({ state, commits }) => [state, commits[stream()]])).toEqual([
      ['accepted', 1],
      ['rejected', undefined],
      ['accepted', 2],
    ]);
    expect(await enabled()).toEqual([nth(0), nth(2)]);
    expect(queue.faults).toEqual([]);
  });

  test('[S12] of many devices of one tenant do not deadlock and lose nothing', async () => {
    const wide = await office.tenant();
    tenant = wide;
    const people = await Promise.all(Array.from({ length: 6 }, () => office.caller('tenant_admin', [[wide, 'tenant_admin']])));
    const commandsOf = (from: number) => Array.from({ length: 20 }, (_, at) => add(at + 1, (from * 7 + at) % 60));
    const results = (await Promise.all(people.map((person, at) => queue.push(person, randomUUID(), commandsOf(at))))).flat();
    expect(results.map(({ state }) => state)).toEqual(Array(120).fill('accepted'));
    const [head] = await office.sql<{ head: number }>('select head::int from stream_head where stream = $1', [stream()]);
    const numbers = await office.sql<{ seq: number }>('select seq::int from sync_row where stream = $1 order by seq', [stream()]);
    expect(numbers.map(({ seq }) => seq)).toEqual((await enabled()).map((_, at) => at + 1));
    expect(head?.head).toBe(numbers.length);
    expect(queue.faults).toEqual([]);
  });
});

test('[S12] neighbours of another tenant or of another kind do not share a transaction', async () => {
  const other = await office.tenant();
  const both = await office.caller('tenant_admin', [
    [tenant, 'tenant_admin'],
    [other, 'tenant_admin'],
  ]);
  const results = await queue.push(both, device, [
    add(1, 0),
    add(2, 0, { args: { tenantId: other.id, calculatorId: nth(0) } }),
    add(3, 1),
    command(4, 'users.deactivate', { id: randomUUID() }),
    add(5, 2, { createdAt: officeTime.toISOString() }),
  ]);
  expect(results.map(({ state }) => state)).toEqual(['accepted', 'accepted', 'accepted', 'rejected', 'accepted']);
  expect(await transactions()).toBe(5);
});
