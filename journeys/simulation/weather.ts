import type { NetworkFaults } from './faulty-network.ts';
import type { Timeline } from './timeline.ts';

/** The faults around the devices, until the end of the storm. */
export interface Weather {
  isRough(): boolean;
  faults(): NetworkFaults;
  /** Takes a device off the network until a time. */
  cut(device: string, until: number): void;
  isCut(device: string): boolean;
  /** Counts a fault of another kind. */
  note(): void;
  count(): number;
  calmDown(): void;
}

const calm: NetworkFaults = { dropsRequest: 0, dropsAnswer: 0, doubles: 0, portal: 0 };
const rough: NetworkFaults = { dropsRequest: 0.06, dropsAnswer: 0.06, doubles: 0.05, portal: 0.02 };

export function createWeather({ now }: Timeline): Weather {
  let isRough = true;
  let count = 0;
  const cuts = new Map<string, number>();
  return {
    isRough: () => isRough,
    faults: () => (isRough ? rough : calm),
    cut: (device, until) => {
      count += 1;
      cuts.set(device, until);
    },
    isCut: (device) => isRough && now() < (cuts.get(device) ?? 0),
    note: () => {
      count += 1;
    },
    count: () => count,
    calmDown: () => {
      isRough = false;
    },
  };
}
