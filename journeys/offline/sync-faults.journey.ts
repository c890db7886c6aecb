import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutboxEntry } from '#app/device/local/stored/collections.ts';
import { type ReachedServer, startReachedServer } from '../bench/network/reached-server.ts';
import { createNodeDevice, type NodeDevice } from '../bench/node-device.ts';
import { people } from '../bench/people.ts';
import { openRecords, type ServerRecords } from '../bench/server-records.ts';

const push = '"pushCommands"';
const isLong = process.env.CAMPAIGN === 'long';
/** Bytes of the request that reach the server before the connection is cut. The whole request has about 16,000. */
const cutPoints = isLong ? Array.from({ length: 31 }, (_, at) => at * 500) : [0, 500, 1_000, 4_000, 7_000, 10_000, 12_500, 15_000];
const kills = isLong ? 100 : 8;
const toggled = 10;

/** The app's outbox and sender against the real server and database, over a connection that breaks. */
describe('a device whose connection or server breaks while it sends', () => {
  let reached: ReachedServer;
  let records: ServerRecords;
  let device: NodeDevice;
  let calculatorIds: readonly string[];

  beforeAll(async () => {
    reached = await startReachedServer();
    records = openRecords(reached.server);
    device = await createNodeDevice(reached.url, people.acmeAdmin);
    const rows = await records.query<{ id: string }>(
      'select calculator_id as id from tenant_calculators where tenant_id = $1 and is_enabled order by 1 limit $2',
      [device.tenantId, toggled],
    );
    calculatorIds = rows.map(({ id }) => id);
  });

  afterAll(async () => {
    await device.remove();
    await records.close();
    await reached.remove();
  });

  it.each(cutPoints)('[sync-1] [S13] applies 50 changes once and in order when the request is cut after %i bytes', async (bytes) => {
    const before = await changesOfRows();
    const queued = await queueToggles(50);
    const cuts = reached.proxy.cuts();
    reached.proxy.cutAfter('up', bytes, push);
    await drain();
    expect(reached.proxy.cuts()).toBe(cuts + 1);
    await expectOnce(queued);
    await expect.poll(changesOfRows).toBe(before + queued.length);
  });

  it.each([0, 200, 2_000])('[sync-1] applies them once when the answer is cut after %i bytes', async (bytes) => {
    const before = await changesOfRows();
    const queued = await queueToggles(50);
    const cuts = reached.proxy.cuts();
    reached.proxy.cutAfter('down', bytes, push);
    await drain();
    expect(reached.proxy.cuts()).toBe(cuts + 1);
    await expectOnce(queued);
    await expect.poll(changesOfRows).toBe(before + queued.length);
  });

  it('[sync-2] takes the stored results when the answer to 50 changes was swallowed', async () => {
    const before = await changesOfRows();
    const queued = await queueToggles(50);
    await drainWithoutAnswer(device);
    await expectOnce(queued);
    await expect.poll(changesOfRows).toBe(before + 50);
  });

  it('[sync-2] resends an invitation once, with one mail, when the answer was swallowed', async () => {
    const owner = await createNodeDevice(reached.url, people.owner);
    const before = await invitation();
    const mails = await effectsAsked();
    const { id } = await owner.enqueue({ type: 'invitations.resend', tenantId: null, args: { id: before?.id ?? '' }, summary: 'Resend' });
    await drainWithoutAnswer(owner);
    expect((await owner.entries()).map(({ state, message }) => ({ state, message }))).toEqual([{ state: 'accepted', message: null }]);
    expect((await records.commands(owner.deviceId)).map((command) => `${command.id} ${command.state}`)).toEqual([`${id} accepted`]);
    expect((await invitation())?.resendCount).toBe((before?.resendCount ?? 0) + 1);
    await expect.poll(effectsAsked).toBe(mails + 1);
    await owner.remove();
  });

  it.each(Array.from({ length: kills }, (_, at) => at))(
    '[sync-7] has each effect once when the server is killed while it applies (kill %i)',
    async (at) => {
      const before = await changesOfRows();
      const queued = await queueToggles(30);
      const afterMs = Math.random() * 250;
      const pushed = reached.proxy.next(push);
      const stop = device.conduct();
      await pushed;
      await new Promise((resolve) => setTimeout(resolve, afterMs));
      await reached.server.kill();
      const done = (await records.commands(device.deviceId)).filter(({ id }) => queued.some((entry) => entry.id === id)).length;
      const context = `kill ${at}, ${Math.round(afterMs)} ms after the request, ${done} of ${queued.length} applied`;
      await reached.server.start();
      await device.idle();
      await stop();
      await expectOnce(queued, context);
      expect(await changesOfRows(), context).toBe(before + queued.length);
    },
  );

  /** Each toggle really changes its row, so that a lost or doubled one shows in the number of changes. */
  async function queueToggles(count: number): Promise<readonly OutboxEntry[]> {
    const rows = await records.query<{ id: string; isEnabled: boolean }>(
      'select calculator_id as id, is_enabled as "isEnabled" from tenant_calculators where tenant_id = $1',
      [device.tenantId],
    );
    const enabled = new Set(rows.flatMap(({ id, isEnabled }) => (isEnabled ? [id] : [])));
    const queued: OutboxEntry[] = [];
    for (let at = 0; at < count; at += 1) {
      const calculatorId = calculatorIds[at % calculatorIds.length] ?? '';
      const isOn = enabled.has(calculatorId);
      if (isOn) enabled.delete(calculatorId);
      else enabled.add(calculatorId);
      queued.push(
        await device.enqueue({
          type: isOn ? 'calculators.remove' : 'calculators.add',
          tenantId: device.tenantId,
          args: { tenantId: device.tenantId, calculatorId },
          summary: `Toggle ${calculatorId}`,
        }),
      );
    }
    return queued;
  }

  async function drain(): Promise<void> {
    const stop = device.conduct();
    await device.idle();
    await stop();
  }

  async function changesOfRows(): Promise<number> {
    const [row] = await records.query<{ changes: number }>(
      `select coalesce(sum(version), 0)::int as changes from sync_row where stream = $1 and kind = 'tenantCalculator'`,
      [`tenant:${device.tenantId}`],
    );
    return row?.changes ?? 0;
  }

  /** The server executes and answers everything, and the device never receives the answer. */
  async function drainWithoutAnswer(sender: NodeDevice): Promise<void> {
    const asked = reached.proxy.count(push);
    const held = reached.proxy.hold(push);
    const stop = sender.conduct();
    await expect.poll(held.waiting, { timeout: 20_000 }).toBe(1);
    expect((await sender.entries()).at(-1)?.state).toBe('sending');
    held.swallow();
    await sender.idle();
    await stop();
    expect(reached.proxy.count(push)).toBeGreaterThan(asked + 1);
  }

  async function invitation(): Promise<{ readonly id: string; readonly resendCount: number } | undefined> {
    const [found] = await records.query<{ id: string; resendCount: number }>(
      `select id::text, resend_count as "resendCount" from invitations where email = 'pat@acme.test'`,
    );
    return found;
  }

  async function effectsAsked(): Promise<number> {
    const [row] = await records.query<{ asked: number }>('select count(*)::int as asked from effects');
    return row?.asked ?? 0;
  }

  /** Expects one terminal result for each command, in the order of their numbers, and the same rows on both sides. */
  async function expectOnce(queued: readonly OutboxEntry[], context = ''): Promise<void> {
    const ids = new Set(queued.map(({ id }) => id));
    const here = (await device.entries()).filter(({ id }) => ids.has(id));
    expect(
      here.flatMap(({ state, message }) => (state === 'accepted' ? [] : [`${state}: ${message}`])),
      context,
    ).toEqual([]);
    const logged = (await records.commands(device.deviceId)).filter(({ id }) => ids.has(id));
    expect(
      logged.map(({ id, state }) => `${id} ${state}`),
      context,
    ).toEqual(queued.map(({ id }) => `${id} accepted`));
    expect(
      here.map(({ commits }) => commits),
      context,
    ).toEqual(logged.map(({ commits }) => commits));
    const order = logged.flatMap(({ commits }) => commits[`tenant:${device.tenantId}`] ?? []);
    expect(order, context).toEqual([...order].sort((a, b) => a - b));
    expect([...new Set(order)], context).toEqual(order);
    const stop = device.conduct();
    await expect.poll(() => device.rows(), { timeout: 20_000, message: context }).toEqual(await device.serverRows());
    await stop();
  }
});
