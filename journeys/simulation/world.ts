import type { OutboxEntry } from '#app/device/local/stored/collections.ts';
import type { Office, OfficePerson } from '#server/testing/test-office.ts';
import { crashingDatabase } from './crashing-database.ts';
import { createFaultyNetwork } from './faulty-network.ts';
import { createObserver, type Observer } from './observer.ts';
import type { PlantedBug } from './planted-bug.ts';
import { type Random, seededRandom } from './random.ts';
import { createSimulatedDevice, type SimulatedDevice } from './simulated-device.ts';
import { createSimulatedServer } from './simulated-server.ts';
import { createTimeline, type Timeline } from './timeline.ts';
import { createWeather, type Weather } from './weather.ts';

/** Two tenants, their people, and the devices of one run. */
export interface World {
  readonly office: Office;
  readonly timeline: Timeline;
  readonly random: Random;
  readonly weather: Weather;
  readonly observer: Observer;
  readonly tenantId: string;
  readonly otherTenantId: string;
  readonly suspended: { isOn: boolean };
  readonly calculatorIds: readonly string[];
  readonly limit: number;
  readonly devices: readonly WorldDevice[];
  /** Changes that a device has stored for a person, by id. */
  readonly acknowledged: Map<string, { readonly device: string; readonly entry: OutboxEntry }>;
  close(): Promise<void>;
}

export interface WorldDevice {
  readonly device: SimulatedDevice;
  readonly person: OfficePerson;
  readonly tenantId: string;
}

const start = Date.UTC(2026, 2, 2, 10);
const limit = 12;
const processes = 2;

export async function createWorld(office: Office, seed: number, bug: PlantedBug | undefined): Promise<World> {
  const random = seededRandom(seed);
  const timeline = createTimeline(start);
  office.stopClock(new Date(start));
  const weather = createWeather(timeline);
  const calculatorIds = await office.calculators(24);
  const [tenant, other] = [await office.tenant({ limit }), await office.tenant({ limit })];
  const people = {
    ann: await office.person('user', [[tenant, 'tenant_admin']]),
    ben: await office.person('user', [[tenant, 'tenant_admin']]),
    cleo: await office.person('user', [[other, 'tenant_admin']]),
  };
  const db = crashingDatabase(office.services.db, random, weather.isRough);
  const server = createSimulatedServer(db, timeline, {
    processes,
    change: (parts) => bug?.server?.(parts, { random, office }) ?? parts,
    losesHint: () => weather.isRough() && random.occurs(0.1),
  });
  const observer = createObserver();
  const holders = [
    { name: 'tablet', person: people.ann, tenantId: tenant.id },
    { name: 'desk', person: people.ann, tenantId: tenant.id },
    { name: 'phone', person: people.ben, tenantId: tenant.id },
    { name: 'neighbor', person: people.cleo, tenantId: other.id },
  ];
  const scene = { random, tenantId: tenant.id, otherTenantId: other.id, callers: holders.map(({ person }) => person.caller) };
  const devices: WorldDevice[] = [];
  for (const { name, person, tenantId } of holders) {
    const wire = bug?.wire?.(scene);
    const network = createFaultyNetwork({
      timeline,
      random,
      server,
      caller: person.caller,
      faults: weather.faults,
      isCut: () => weather.isCut(name),
      pass: (exchange) =>
        observer.watch(name, exchange, () => (wire === undefined ? exchange.forward(exchange.variables) : wire(exchange))),
      isDeaf: bug?.isDeaf ?? false,
    });
    const device = await createSimulatedDevice({ name: `${name}-${seed}-${crypto.randomUUID()}`, timeline, random, network });
    devices.push({ device: { ...device, name }, person, tenantId });
  }
  return {
    ...{ office, timeline, random, weather, observer, tenantId: tenant.id, otherTenantId: other.id, suspended: { isOn: false } },
    ...{ calculatorIds, limit, devices, acknowledged: new Map() },
    close: async () => {
      server.close();
      for (const { device } of devices) await device.close();
      await timeline.resolveAll();
    },
  };
}
