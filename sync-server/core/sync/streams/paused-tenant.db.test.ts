import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CommandQueue, command, createCommandQueue } from '#server/testing/queued-commands.ts';
import { type Office, officeTime, openOffice } from '#server/testing/test-office.ts';

let office: Office;
let queue: CommandQueue;
beforeAll(async () => {
  office = await openOffice({ stoppedAt: officeTime });
  queue = createCommandQueue(office.services);
});
afterAll(() => office.close());

test('[S22] a queued change of a tenant whose subscription is paused waits, and is applied after the pause', async () => {
  const [calculatorId = ''] = await office.calculators(1);
  const tenant = await office.tenant();
  const admin = await office.caller('tenant_admin', [[tenant, 'tenant_admin']]);
  await office.sql(
    `insert into subscriptions (tenant_id, plan_id, status, terms) select id, plan_id, 'paused', '{}' from tenants where id = $1::uuid`,
    [tenant.id],
  );
  const device = randomUUID();
  const change = command(1, 'calculators.add', { tenantId: tenant.id, calculatorId }, { tenantId: tenant.id });
  expect(await queue.push(admin, device, [change])).toMatchObject([{ state: 'held', code: 'TenantSuspended' }]);
  await office.sql(`update subscriptions set status = 'active' where tenant_id = $1::uuid`, [tenant.id]);
  expect(await queue.push(admin, device, [change])).toMatchObject([{ state: 'accepted' }]);
});
