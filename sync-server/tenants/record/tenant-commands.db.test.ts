import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '#server/core/access/caller.ts';
import { pull } from '#server/core/sync/streams/pull.ts';
import { type CommandQueue, command, createCommandQueue } from '#server/testing/queued-commands.ts';
import { type Office, officeTime, openOffice } from '#server/testing/test-office.ts';
import { rowLoaders } from '#server/wiring/row-loaders.ts';

let office: Office;
let queue: CommandQueue;
let owner: Caller;

beforeAll(async () => {
  office = await openOffice({ stoppedAt: officeTime });
  queue = createCommandQueue(office.services);
  owner = await office.caller('platform_owner');
});
afterAll(() => office.close());

const subdomain = (): string => `q${randomUUID().slice(0, 12)}`;
const rowsOf = async (caller: Caller, stream: string) => {
  const outcome = await pull({ db: office.services.db, clock: () => officeTime, rowLoaders, signLease: async () => 'lease' }, caller, {
    protocol: 1,
    checkpoints: [],
    follow: [],
  });
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.value.streams.find((page) => page.stream === stream)?.changes ?? [];
};

describe('changes that were queued', () => {
  test('a plan, a tenant on it, its edit, and a coupon for it are applied in one push, under ids of the device', async () => {
    const [planId, tenantId, couponId] = [randomUUID(), randomUUID(), randomUUID()];
    const plan = command(1, 'plans.create', { id: planId, name: 'Queued', basePrice: '29.99', calculatorLimit: 5 });
    const tenant = command(2, 'tenants.create', { id: tenantId, name: 'Queued', subdomain: subdomain(), planId }, { dependsOn: [plan.id] });
    const edit = command(3, 'tenants.update', { id: tenantId, status: 'trial' }, { dependsOn: [tenant.id] });
    const coupon = command(4, 'coupons.create', { id: couponId, code: 'QUEUED', name: 'Queued', value: 10, applicablePlans: [planId] });
    const toggle = command(5, 'plans.update', { id: planId, isActive: false });
    const results = await queue.push(owner, randomUUID(), [plan, tenant, edit, coupon, toggle]);
    expect(results.map(({ state, message }) => [state, message])).toEqual(results.map(() => ['accepted', null]));
    const rows = await rowsOf(owner, 'owner');
    expect(rows.find(({ id }) => id === tenantId)).toMatchObject({ kind: 'tenantHead', row: { name: 'Queued', status: 'trial', planId } });
    expect(rows.find(({ id }) => id === planId)).toMatchObject({ kind: 'plan', row: { name: 'Queued', isActive: false } });
    expect(rows.find(({ id }) => id === couponId)).toMatchObject({ kind: 'coupon', row: { code: 'QUEUED', usageCount: 0 } });
    expect((await rowsOf(owner, 'platform')).find(({ id }) => id === planId)).toMatchObject({ deleted: true });
  });

  test('a subdomain that was taken meanwhile is refused with its sentence, and the next change goes on', async () => {
    const taken = await office.tenant();
    const results = await queue.push(owner, randomUUID(), [
      command(1, 'tenants.create', { id: randomUUID(), name: 'Late', subdomain: taken.subdomain }),
      command(2, 'tenants.create', { id: randomUUID(), name: 'Fine', subdomain: subdomain() }),
    ]);
    expect(results).toMatchObject([
      {
        state: 'rejected',
        code: 'SubdomainTaken',
        message: 'This subdomain is already in use.',
        fields: { subdomain: expect.any(String) },
      },
      { state: 'accepted' },
    ]);
  });

  test('an administrator’s settings reach every member, and wait while the tenant is suspended', async () => {
    const tenant = await office.tenant();
    const admin = await office.caller('tenant_admin', [[tenant, 'tenant_admin']]);
    const member = await office.caller('user', [[tenant, 'user']]);
    const device = randomUUID();
    const [result] = await queue.push(admin, device, [
      command(1, 'tenants.settings', { tenantId: tenant.id, assumptions: { inflation: 3 } }, { tenantId: tenant.id }),
    ]);
    expect(result).toMatchObject({ state: 'accepted', value: { assumptions: { inflation: 3 } } });
    expect((await rowsOf(member, `tenant:${tenant.id}`)).find(({ id }) => id === tenant.id)).toMatchObject({
      row: { assumptions: { inflation: 3 } },
    });
    await office.sql(`update tenants set status = 'suspended' where id = $1::uuid`, [tenant.id]);
    const [held] = await queue.push(admin, device, [
      command(2, 'tenants.settings', { tenantId: tenant.id, offlineDays: 3 }, { tenantId: tenant.id }),
    ]);
    expect(held).toMatchObject({ state: 'held' });
  });

  test('[R-AUTH-07] only a platform owner queues changes of tenants, plans and coupons', async () => {
    const tenant = await office.tenant();
    const admin = await office.caller('tenant_admin', [[tenant, 'tenant_admin']]);
    const results = await queue.push(admin, randomUUID(), [
      command(1, 'tenants.create', { name: 'Mine', subdomain: subdomain() }),
      command(2, 'tenants.update', { id: tenant.id, name: 'Mine' }),
      command(3, 'plans.create', { name: 'Mine', basePrice: 0 }),
      command(4, 'coupons.create', { code: 'MINE', name: 'Mine', value: 100 }),
    ]);
    expect(results.map(({ state, code }) => [state, code])).toEqual(results.map(() => ['rejected', 'Forbidden']));
  });
});
