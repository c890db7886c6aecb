import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { command, createScene, type Scene } from '#server/testing/test-scene.ts';

let scene: Scene;
beforeAll(async () => {
  scene = await createScene();
});
afterAll(() => scene.close());

test('[S22] a queued change of a tenant whose subscription is paused waits, and is applied after the pause', async () => {
  const [calculatorId = ''] = await scene.calculators(1);
  const tenant = await scene.tenant();
  const admin = await scene.person('tenant_admin', [[tenant, 'tenant_admin']]);
  await scene.sql(
    `insert into subscriptions (tenant_id, plan_id, status, terms) select id, plan_id, 'paused', '{}' from tenants where id = $1::uuid`,
    [tenant.id],
  );
  const device = randomUUID();
  const change = command(1, 'calculators.add', { tenantId: tenant.id, calculatorId }, { tenantId: tenant.id });
  expect(await scene.push(admin, device, [change])).toMatchObject([{ state: 'held', code: 'TenantSuspended' }]);
  await scene.sql(`update subscriptions set status = 'active' where tenant_id = $1::uuid`, [tenant.id]);
  expect(await scene.push(admin, device, [change])).toMatchObject([{ state: 'accepted' }]);
});
