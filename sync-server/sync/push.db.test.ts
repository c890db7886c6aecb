import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limitReached } from '#contract/calculators.ts';
import type { Caller } from '#server/access/caller.ts';
import { pushCommands } from './push.ts';
import { syncTexts } from './sync-texts.ts';
import { command, createScene, type Scene, type TestTenant } from './test-scene.ts';

let scene: Scene;
let tenant: TestTenant;
let admin: Caller;
let device: string;
let ids: readonly string[];

beforeAll(async () => {
  scene = await createScene();
  ids = await scene.calculators(60);
});
afterAll(() => scene.close());
beforeEach(async () => {
  tenant = await scene.tenant({ limit: 5 });
  admin = await scene.person('tenant_admin', [[tenant, 'tenant_admin']]);
  device = randomUUID();
});

const add = (seq: number, calculatorId: string, rest = {}) => command(seq, 'calculators.add', { tenantId: tenant.id, calculatorId }, rest);
const enabled = async (): Promise<number> =>
  (await scene.sql('select 1 from tenant_calculators where tenant_id = $1::uuid and is_enabled', [tenant.id])).length;

describe('a push', () => {
  test('[sync-1] [S12] applies commands once and in order, and answers the numbers of their rows', async () => {
    const results = await scene.push(admin, device, [add(1, ids[0] ?? ''), add(2, ids[1] ?? '')]);
    expect(results.map(({ state, commits }) => [state, commits])).toEqual([
      ['accepted', { [`tenant:${tenant.id}`]: 1 }],
      ['accepted', { [`tenant:${tenant.id}`]: 2 }],
    ]);
    expect(results[1]?.value).toEqual({ current: 2, limit: 5, remaining: 3 });
    expect(await enabled()).toBe(2);
  });

  test('[sync-2] [S13] the same push again gets the stored results and does nothing', async () => {
    const commands = [add(1, ids[0] ?? ''), add(2, ids[1] ?? '')];
    const first = await scene.push(admin, device, commands);
    const [before] = await scene.sql('select head from stream_head where stream = $1', [`tenant:${tenant.id}`]);
    expect(await scene.push(admin, device, commands)).toEqual(first);
    expect(await scene.sql('select head from stream_head where stream = $1', [`tenant:${tenant.id}`])).toEqual([before]);
  });

  test('[sync-3] [S13] the same id with another body is refused and the first result stands', async () => {
    const first = add(1, ids[0] ?? '');
    await scene.push(admin, device, [first]);
    const [reused] = await scene.push(admin, device, [{ ...first, args: { tenantId: tenant.id, calculatorId: ids[1] } }]);
    expect(reused).toMatchObject({ state: 'rejected', code: 'KeyReused' });
    expect((await scene.push(admin, device, [first]))[0]?.state).toBe('accepted');
    expect(await enabled()).toBe(1);
  });
});

void pushCommands;
void limitReached;
void syncTexts;
