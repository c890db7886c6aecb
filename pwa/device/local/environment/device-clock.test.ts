import { describe, expect, it } from 'vitest';
import { createDeviceClock, type DeviceClock } from './device-clock.ts';

const day = 24 * 60 * 60 * 1000;
const start = Date.UTC(2026, 0, 1);

/** A device whose wall clock the test changes. Closing the page starts a new monotonic clock. */
function device() {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  let [wall, monotonic] = [start, 0];
  return {
    open: (): DeviceClock => {
      monotonic = 0;
      return createDeviceClock({ storage, wall: () => wall, monotonic: () => monotonic });
    },
    /** Another tab of the same device. */
    openBeside: (): DeviceClock => createDeviceClock({ storage, wall: () => wall, monotonic: () => monotonic }),
    turn: (ms: number) => {
      wall += ms;
    },
    pass: (ms: number) => {
      wall += ms;
      monotonic += ms;
    },
    /** Advances time while no page is open or the device sleeps. */
    sleep: (ms: number) => {
      wall += ms;
    },
  };
}

describe('[sync-35] the clock of a device', () => {
  it('counts on over a restart, and follows the server at contact', () => {
    const { open, pass, sleep } = device();
    const first = open();
    first.set(start + 5_000);
    pass(day);
    expect(first.now()).toBe(start + day + 5_000);
    first.keep();
    sleep(2 * day);
    expect(open().now()).toBe(start + 3 * day + 5_000);
  });

  it('does not stay a year ahead when the wall clock is corrected and the server was met', () => {
    const { open, turn, pass } = device();
    open().set(start);
    turn(365 * day);
    expect(open().now()).toBe(start + 365 * day);
    turn(-365 * day);
    const corrected = open();
    expect(corrected.now()).toBe(start + 365 * day);
    corrected.set(start);
    pass(1_000);
    expect(corrected.now()).toBe(start + 1_000);
    expect(open().now()).toBe(start + 1_000);
  });

  it('counts right on a device whose wall clock stays wrong', () => {
    const { open, turn, sleep } = device();
    turn(-100 * day);
    open().set(start);
    sleep(day);
    expect(open().now()).toBe(start + day);
  });

  it('is not turned back with the wall clock, in an open page or over restarts', () => {
    const { open, turn, pass, sleep } = device();
    const clock = open();
    clock.set(start);
    pass(3 * day);
    turn(-10 * day);
    expect(clock.now()).toBe(start + 3 * day);
    clock.keep();
    const later = open();
    expect(later.now()).toBe(start + 3 * day);
    sleep(day);
    expect(open().now()).toBe(start + 4 * day);
  });

  it('counts the time that a device slept with the page open', () => {
    const { open, sleep } = device();
    const clock = open();
    clock.set(start);
    sleep(8 * day);
    expect(clock.now()).toBe(start + 8 * day);
  });

  it('is sure only after contact, and not after the wall clock was changed', () => {
    const { open, turn } = device();
    const clock = open();
    expect(clock.isSure()).toBe(false);
    clock.set(start);
    expect(clock.isSure()).toBe(true);
    turn(365 * day);
    expect(clock.isSure()).toBe(false);
    clock.set(start);
    expect([clock.isSure(), clock.now()]).toEqual([true, start]);
  });

  it('takes the server’s time over from the tab that met the server', () => {
    const { open, openBeside, pass } = device();
    const one = open();
    const other = openBeside();
    one.set(start + 40 * day);
    expect([other.now(), other.isSure()]).toEqual([start + 40 * day, true]);
    pass(1_000);
    other.keep();
    expect([one.now(), other.now()]).toEqual([start + 40 * day + 1_000, start + 40 * day + 1_000]);
  });

  it('starts from the wall clock where nothing readable is stored', () => {
    for (const text of ['', '{', '{"time":"soon"}', 'null', '7']) {
      const storage = { getItem: () => text, setItem: () => undefined };
      expect(createDeviceClock({ storage, wall: () => start, monotonic: () => 0 }).now()).toBe(start);
    }
  });
});
