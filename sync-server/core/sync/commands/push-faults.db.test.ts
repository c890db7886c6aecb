import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AddCalculator } from '#contract/calculators/calculators.ts';
import { openQuota } from '#server/calculators/selection/calculator-quota.ts';
import { changeSelection } from '#server/calculators/selection/change-selection.ts';
import type { Caller } from '#server/core/access/caller.ts';
import { cleanUp, syncTerms } from '#server/core/sync/streams/clean-up.ts';
import { type CommandQueue, command, createCommandQueue } from '#server/testing/queued-commands.ts';
import { type Office, type OfficeTenant, officeTime, openOffice } from '#server/testing/test-office.ts';
import { commandHandlers } from '#server/wiring/command-handlers.ts';
import { bindCommand } from './command-handler.ts';

/** A handler that writes and then fails as long as the test wants. */
const stumbling = { times: 0, fault: (): unknown => new Error('A bug in this handler.') };
const stumblingAdd = bindCommand({
  args: AddCalculator,
  apply: async (change, { tenantId, calculatorId }) => {
    const quota = await openQuota(change, tenantId);
    if (quota === undefined) throw new Error('No such tenant.');
    const outcome = changeSelection(change, quota, { tenantId, add: [calculatorId], remove: [] });
    if (calculatorId === ids[0] && stumbling.times > 0) {
      stumbling.times -= 1;
      throw stumbling.fault();
    }
    return outcome;
  },
});

let office: Office;
let queue: CommandQueue;
let tenant: OfficeTenant;
let admin: Caller;
let device: string;
let ids: readonly string[];
beforeAll(async () => {
  office = await openOffice({ stoppedAt: officeTime });
  queue = createCommandQueue(office.services, { ...commandHandlers, 'calculators.add': stumblingAdd });
  ids = await office.calculators(5);
});
afterAll(() => office.close());
beforeEach(async () => {
  tenant = await office.tenant();
  admin = await office.caller('tenant_admin', [[tenant, 'tenant_admin']]);
  device = randomUUID();
  queue.faults.length = 0;
});
const add = (seq: number, place: number) => command(seq, 'calculators.add', { tenantId: tenant.id, calculatorId: ids[place] });
const enabled = async (): Promise<number> =>
  (await office.sql('select 1 from tenant_calculators where tenant_id = $1::uuid and is_enabled', [tenant.id])).length;

describe('a fault', () => {
  test('[sync-6] [S24] of one command does not stop the others, writes nothing, and is retried when the command is sent again', async () => {
    stumbling.times = 2;
    stumbling.fault = () => new Error('A bug in this handler.');
    const commands = [add(1, 0), add(2, 1), add(3, 2)];
    const first = await queue.push(admin, device, commands);
    expect(first.map(({ state, code }) => [state, code])).toEqual([
      ['retry', 'Fault'],
      ['accepted', null],
      ['accepted', null],
    ]);
    expect(await enabled()).toBe(2);
    expect((await queue.push(admin, device, commands)).map(({ state }) => state)).toEqual(['retry', 'accepted', 'accepted']);
    expect((await queue.push(admin, device, commands)).map(({ state }) => state)).toEqual(['accepted', 'accepted', 'accepted']);
    expect(await enabled()).toBe(3);
    expect(queue.faults).toHaveLength(2);
  });

  test('[sync-9] [S24] that is temporary is retried up to three times, invisible to the device', async () => {
    stumbling.times = 3;
    stumbling.fault = () => Object.assign(new Error('deadlock detected'), { code: '40P01' });
    expect((await queue.push(admin, device, [add(1, 0)])).map(({ state }) => state)).toEqual(['accepted']);
    expect(queue.faults).toEqual([]);
  });

  test('[sync-9] [S24] that lasts longer stores nothing, and the commands behind it wait', async () => {
    stumbling.times = 4;
    stumbling.fault = () => Object.assign(new Error('could not serialize access'), { code: '40001' });
    const commands = [add(1, 0), add(2, 1)];
    expect((await queue.push(admin, device, commands)).map(({ state }) => state)).toEqual(['retry', 'retry']);
    expect(await office.sql('select 1 from command_log where device_id = $1::uuid', [device])).toEqual([]);
    expect((await queue.push(admin, device, commands)).map(({ state }) => state)).toEqual(['accepted', 'accepted']);
  });
});

describe('the log', () => {
  test('[S11] forgets values after 90 days and commands after 400, and never the last number of a device', async () => {
    const first = add(1, 1);
    const [answer] = await queue.push(admin, device, [first]);
    const atAge = (ms: number) => ({ db: office.services.db, clock: () => new Date(officeTime.getTime() + ms + 1) });
    await cleanUp(atAge(syncTerms.commandResultMs));
    expect((await queue.push(admin, device, [first]))[0]).toMatchObject({ state: 'accepted', commits: answer?.commits });
    await cleanUp(atAge(syncTerms.commandLogMs));
    expect((await queue.push(admin, device, [first]))[0]).toMatchObject({ state: 'rejected', code: 'OutOfOrder' });
    expect(await enabled()).toBe(1);
  });
});
