import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Outcome } from '#contract/values/outcome.ts';
import { calculatorLimitOf } from '#server/core/access/calculator-limit.ts';
import type { Caller } from '#server/core/access/caller.ts';
import { applyCommand } from '#server/testing/apply-command.ts';
import { performOperation, readList } from '#server/testing/perform-operation.ts';
import { type CommandQueue, command, createCommandQueue } from '#server/testing/queued-commands.ts';
import { type Office, type OfficeTenant, officeTime, openOffice } from '#server/testing/test-office.ts';
import { addCalculator } from './add-calculator.ts';
import { listCalculators } from './list-calculators.ts';
import { listTenantCalculators } from './list-tenant-calculators.ts';
import { firstSetUpMs } from './may-add.ts';
import { readCalculatorUsage } from './read-calculator-usage.ts';
import { removeCalculator } from './remove-calculator.ts';
import { setCalculators } from './set-calculators.ts';

let office: Office;
let queue: CommandQueue;
let tenant: OfficeTenant;
let admin: Caller;
let ids: readonly string[];

beforeAll(async () => {
  office = await openOffice({ stoppedAt: officeTime });
  queue = createCommandQueue(office.services);
  ids = await office.calculators(250);
});
afterAll(() => office.close());
beforeEach(async () => {
  office.stopClock(officeTime);
  tenant = await office.tenant({ limit: 5 });
  admin = await office.caller('tenant_admin', [[tenant, 'tenant_admin']]);
});

const nth = (place: number): string => ids[place] ?? '';
const add = (caller: Caller, calculatorId: string, tenantId = tenant.id) =>
  office.services.changes.run(caller, (change) => applyCommand(addCalculator, change, { tenantId, calculatorId }));
const remove = (caller: Caller, calculatorId: string) =>
  office.services.changes.run(caller, (change) => applyCommand(removeCalculator, change, { tenantId: tenant.id, calculatorId }));
const set = (caller: Caller, adding: readonly string[], removing: readonly string[] = []) =>
  office.services.changes.run(caller, (change) =>
    applyCommand(setCalculators, change, { tenantId: tenant.id, add: adding, remove: removing }),
  );
const codeOf = (outcome: Outcome<unknown>): string => (outcome.ok ? 'ok' : outcome.code);
const enabled = async (): Promise<number> =>
  (await office.sql('select 1 from tenant_calculators where tenant_id = $1::uuid and is_enabled', [tenant.id])).length;

describe('the plan limit', () => {
  test('[R-CALC-14] [sync-13] of 200 parallel adds at a limit of 5 exactly 5 succeed, and the others get the exact sentence', async () => {
    const outcomes = await Promise.all(ids.slice(0, 200).map((id) => add(admin, id)));
    expect(outcomes.filter((outcome) => outcome.ok)).toHaveLength(5);
    const sentences = new Set(outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.message])));
    expect([...sentences]).toEqual(['Your plan allows 5 calculators. Please upgrade for more.']);
    expect(await enabled()).toBe(5);
  });

  test('[sync-13] two administrators who fill the plan from two devices end at exactly the limit', async () => {
    const other = await office.caller('tenant_admin', [[tenant, 'tenant_admin']]);
    const adding = (from: number) =>
      [0, 1, 2, 3].map((place) => command(place + 1, 'calculators.add', { tenantId: tenant.id, calculatorId: nth(from + place) }));
    const results = (await Promise.all([queue.push(admin, randomUUID(), adding(0)), queue.push(other, randomUUID(), adding(10))])).flat();
    expect(results.filter(({ state }) => state === 'accepted')).toHaveLength(5);
    expect(results.filter(({ code }) => code === 'LimitReached')).toHaveLength(3);
    expect(await enabled()).toBe(5);
  });

  test('[sync-13] 100 parallel adds below the limit all arrive', async () => {
    const wide = await office.tenant({ limit: 100 });
    const boss = await office.caller('tenant_admin', [[wide, 'tenant_admin']]);
    const outcomes = await Promise.all(ids.slice(0, 100).map((id) => add(boss, id, wide.id)));
    expect(outcomes.every((outcome) => outcome.ok)).toBe(true);
  });

  test('is checked against the outcome of a whole selection, which is saved completely or not at all', async () => {
    await set(admin, ids.slice(0, 5));
    expect(codeOf(await set(admin, ids.slice(5, 7), ids.slice(0, 1)))).toBe('LimitReached');
    expect(await enabled()).toBe(5);
    expect(await set(admin, ids.slice(5, 7), ids.slice(0, 2))).toMatchObject({ ok: true, value: { current: 5, limit: 5, remaining: 0 } });
  });

  test('does not stand in the way of a selection that only takes away', async () => {
    await set(admin, ids.slice(0, 5));
    await office.sql('update plans set calculator_limit = 2 where id = (select plan_id from tenants where id = $1::uuid)', [tenant.id]);
    expect(await set(admin, [], ids.slice(0, 1))).toMatchObject({ ok: true, value: { current: 4, limit: 2, remaining: 0 } });
  });

  test('of a running subscription is the one that was bought, not the plan of today', () => {
    expect(calculatorLimitOf(5, { status: 'active', terms: { calculatorLimit: 20 } })).toBe(20);
    expect(calculatorLimitOf(5, { status: 'active', terms: { calculatorLimit: null } })).toBeNull();
    expect(calculatorLimitOf(5, { status: 'cancelled', terms: { calculatorLimit: 20 } })).toBe(5);
    expect(calculatorLimitOf(5, { status: 'active', terms: {} })).toBe(5);
    expect(calculatorLimitOf(null, null)).toBeNull();
  });
});

describe('adding and removing', () => {
  test('[R-SEL-19] [R-CALL-37] adding twice succeeds, changes nothing, and advances no stream', async () => {
    expect(await add(admin, nth(0))).toMatchObject({ ok: true, value: { current: 1, limit: 5, remaining: 4 } });
    expect(await add(admin, nth(0))).toMatchObject({ ok: true, value: { current: 1, limit: 5, remaining: 4 }, commits: {} });
  });

  test('[R-SEL-19] a partly refused parallel save can be repeated, and then answers the same calculators', async () => {
    const wanted = ids.slice(0, 4);
    await office.sql('update calculators set is_active = false where id = $1', [nth(3)]);
    const save = async () => (await Promise.all(wanted.map((id) => add(admin, id)))).map(codeOf);
    const first = await save();
    expect(first).toEqual(['ok', 'ok', 'ok', 'Conflict']);
    expect(await save()).toEqual(first);
    await office.sql('update calculators set is_active = true where id = $1', [nth(3)]);
    expect(await enabled()).toBe(3);
  });

  test('[R-CALL-38] removing twice succeeds, and the removed one can come back', async () => {
    await add(admin, nth(0));
    expect(await remove(admin, nth(0))).toMatchObject({ ok: true, value: { current: 0 } });
    expect(await remove(admin, nth(0))).toMatchObject({ ok: true, value: { current: 0 }, commits: {} });
    expect(await add(admin, nth(0))).toMatchObject({ ok: true, value: { current: 1 } });
  });

  test('an unknown calculator can neither be added nor removed', async () => {
    expect(await add(admin, 'no-such')).toMatchObject({ ok: false, code: 'NotFound', message: 'There is no such calculator.' });
    expect(codeOf(await remove(admin, 'no-such'))).toBe('NotFound');
  });

  test('each change leaves one record in the chain of the tenant', async () => {
    await Promise.all([add(admin, nth(0)), add(admin, nth(1)), add(admin, nth(2))]);
    const records = await office.sql<{ hash: string; previousHash: string | null }>(
      'select hash, previous_hash as "previousHash" from audit_log where tenant_id = $1::uuid order by at, id',
      [tenant.id],
    );
    expect(records).toHaveLength(3);
    expect(records.map(({ previousHash }) => previousHash)).toEqual([null, records[0]?.hash, records[1]?.hash]);
  });
});

describe('permissions', () => {
  test('[R-CALC-15] an administrator of another tenant gets the answer of a tenant that does not exist', async () => {
    const stranger = await office.caller('tenant_admin', [[await office.tenant(), 'tenant_admin']]);
    expect(await add(stranger, nth(0))).toMatchObject({ ok: false, code: 'NotFound', message: 'Not found' });
    expect(await add(stranger, nth(0), randomUUID())).toMatchObject({ ok: false, code: 'NotFound', message: 'Not found' });
  });

  test('[R-CALC-15] a platform owner changes any tenant, and a missing one is not found', async () => {
    const owner = await office.caller('platform_owner');
    expect(codeOf(await add(owner, nth(0)))).toBe('ok');
    expect(codeOf(await add(owner, nth(0), randomUUID()))).toBe('NotFound');
  });

  test('a plain member saves the selection while the first set-up runs, and no longer', async () => {
    const member = await office.caller('user', [[tenant, 'user']]);
    expect(await Promise.all(ids.slice(0, 3).map(async (id) => codeOf(await add(member, id))))).toEqual(['ok', 'ok', 'ok']);
    expect(codeOf(await set(member, [nth(3)]))).toBe('ok');
    office.stopClock(new Date(officeTime.getTime() + firstSetUpMs));
    expect(codeOf(await add(member, nth(4)))).toBe('Forbidden');
    expect(await enabled()).toBe(4);
  });

  test('[R-CALC-15] a plain member never removes, not even during the first set-up', async () => {
    const member = await office.caller('user', [[tenant, 'user']]);
    await add(member, nth(0));
    expect(codeOf(await remove(member, nth(0)))).toBe('Forbidden');
    expect(codeOf(await set(member, [], [nth(0)]))).toBe('Forbidden');
  });

  test('[R-CALC-15] a member of another tenant has no first set-up here', async () => {
    const stranger = await office.caller('user', [[await office.tenant(), 'user']]);
    expect(codeOf(await add(stranger, nth(0)))).not.toBe('ok');
    expect(await enabled()).toBe(0);
  });
});

describe('reading', () => {
  test('the catalog has every calculator, also those not offered yet', async () => {
    const member = await office.caller('user', [[tenant, 'user']]);
    const outcome = await readList(listCalculators, office.services, member);
    expect(outcome.ok && outcome.value.map((row) => Object(row).id).sort()).toEqual([...ids].sort());
    expect(codeOf(await readList(listCalculators, office.services, { visitor: true, requestId: 'r' }))).toBe('Unauthorized');
  });

  test('[R-CALL-35] [R-CALC-13] the calculators of a tenant are those it uses now', async () => {
    await set(admin, ids.slice(0, 3));
    await remove(admin, nth(1));
    const outcome = await readList(listTenantCalculators, office.services, admin, { tenantId: tenant.id });
    expect(outcome).toMatchObject({ ok: true, value: [{ calculatorId: nth(0) }, { calculatorId: nth(2) }] });
    const stranger = await office.caller('user', [[await office.tenant(), 'user']]);
    expect(codeOf(await readList(listTenantCalculators, office.services, stranger, { tenantId: tenant.id }))).toBe('NotFound');
  });

  test('[R-CALL-36] [R-CALC-04] usage has current, limit and remaining, and no limit where the plan has none', async () => {
    await add(admin, nth(0));
    expect(await performOperation(readCalculatorUsage, office.services, admin, { tenantId: tenant.id })).toEqual({
      ok: true,
      value: { current: 1, limit: 5, remaining: 4 },
    });
    const free = await office.tenant({ limit: null });
    const boss = await office.caller('tenant_admin', [[free, 'tenant_admin']]);
    expect(await performOperation(readCalculatorUsage, office.services, boss, { tenantId: free.id })).toEqual({
      ok: true,
      value: { current: 0 },
    });
  });
});
