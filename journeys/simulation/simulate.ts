import { openStates } from '#app/device/local/outbox/outbox.ts';
import type { Office } from '#server/testing/test-office.ts';
import { findViolations } from './find-violations.ts';
import type { PlantedBug } from './planted-bug.ts';
import { createWorld, type World, type WorldDevice } from './world.ts';

export interface SimulationOptions {
  readonly seed: number;
  readonly minutes: number;
  readonly bug?: PlantedBug;
}

export interface SimulationReport {
  /** Changes that a device has stored for a person. */
  readonly acknowledged: number;
  readonly faults: number;
  /** One sentence for each promise that was broken. */
  readonly violations: readonly string[];
}

/** Time after the last fault within which every queue has to be empty: the longest wait for an answer, and the longest pause after it. */
const healMs = 60_000;
const minuteMs = 60_000;
const yearMs = 365 * 24 * 60 * minuteMs;

/** Runs one seed: clicks on several devices over a bad network, crashes of pages and of transactions, clocks that jump, then a rest. */
export async function simulate(office: Office, { seed, minutes, bug }: SimulationOptions): Promise<SimulationReport> {
  const world = await createWorld(office, seed, bug);
  const { timeline, devices, weather } = world;
  const start = timeline.now();
  const end = start + minutes * minuteMs;
  for (const each of devices) livesOn(world, each, end);
  suspendOnce(world, end);
  await timeline.runUntil(end);
  weather.calmDown();
  for (const { device } of devices) device.wake();
  await timeline.runUntil(end + healMs);
  const violations = await findViolations(world);
  const stuck: string[] = [];
  for (const { device } of devices) {
    const open = (await device.entries()).filter(({ state }) => openStates.includes(state));
    if (open.length > 0) stuck.push(`${device.name}: ${open.length} changes are stuck: ${open[0]?.state} ${open[0]?.message ?? ''}`);
  }
  const report = { acknowledged: world.acknowledged.size, faults: weather.count(), violations: [...stuck, ...violations] };
  await world.close();
  return report;
}

/** A person clicks about every half minute; now and then the page crashes, the network is away, or the clock jumps. */
function livesOn(world: World, each: WorldDevice, end: number): void {
  const { timeline, random, weather } = world;
  const { device } = each;
  const often = (meanMs: number, work: () => Promise<unknown> | undefined): void => {
    timeline.schedule(random.next() * 2 * meanMs, () => {
      if (timeline.now() >= end) return;
      const working = work();
      if (working !== undefined) void timeline.track(working);
      often(meanMs, work);
    });
  };
  often(30_000, () => click(world, each));
  often(10 * minuteMs, () => {
    weather.note();
    return device.crash();
  });
  often(8 * minuteMs, () => {
    weather.cut(device.name, timeline.now() + random.below(5 * minuteMs));
    return undefined;
  });
  often(30 * minuteMs, () => {
    weather.note();
    device.turnClock(random.occurs(0.5) ? 2 * yearMs : -2 * yearMs);
    return undefined;
  });
}

/** One change, as a screen queues it. It counts as acknowledged once the device has stored it. */
async function click({ random, calculatorIds, acknowledged }: World, { device, person, tenantId }: WorldDevice): Promise<void> {
  const calculatorId = random.pick(calculatorIds) ?? '';
  const queued = random.occurs(0.15)
    ? await device.enqueue({
        type: 'preferences.language',
        tenantId: null,
        args: { personId: person.id, language: random.occurs(0.5) ? 'de' : 'en' },
        summary: 'Language',
      })
    : await device.enqueue({
        type: random.occurs(0.6) ? 'calculators.add' : 'calculators.remove',
        tenantId,
        args: { tenantId, calculatorId },
        summary: calculatorId,
      });
  if (queued !== undefined) acknowledged.set(queued.id, { device: device.name, entry: queued });
}

/** The tenant is suspended for some minutes, so that its changes are held. */
function suspendOnce({ timeline, random, office, tenantId, suspended }: World, end: number): void {
  const status = (value: string) => timeline.track(office.sql(`update tenants set status = '${value}' where id = $1::uuid`, [tenantId]));
  const from = timeline.now() + random.next() * (end - timeline.now()) * 0.6;
  timeline.schedule(from - timeline.now(), () => {
    suspended.isOn = true;
    void status('suspended');
    timeline.schedule((end - timeline.now()) * 0.3, () => {
      suspended.isOn = false;
      void status('active');
    });
  });
}
