import { describe, expect, it } from 'vitest';
import { createIdleWatch } from './idle-watch.ts';

const minuteMs = 60_000;

function watchAt() {
  let [wall, page] = [Date.UTC(2026, 10, 26), 0];
  const watch = createIdleWatch({ wall: () => wall, monotonic: () => page });
  return {
    watch,
    pass: (minutes: number) => {
      wall += minutes * minuteMs;
      page += minutes * minuteMs;
    },
    setClock: (minutes: number) => {
      wall += minutes * minuteMs;
    },
  };
}

describe('the ten minutes of an unattended device', () => {
  it('warn after nine minutes and end after ten, each once', () => {
    const { watch, pass } = watchAt();
    pass(8.9);
    expect(watch.look()).toBeUndefined();
    pass(0.2);
    expect([watch.look(), watch.look()]).toEqual(['warning', undefined]);
    pass(1);
    expect([watch.look(), watch.look()]).toEqual(['end', undefined]);
    expect(watch.touched()).toBe(true);
    pass(9);
    expect(watch.look()).toBe('warning');
  });

  it('do not become three hours when the clock is set back', () => {
    const { watch, pass, setClock } = watchAt();
    pass(5);
    setClock(-180);
    watch.look();
    pass(5);
    expect(watch.look()).toBe('end');
  });

  it('count the hour in which the device slept and the page’s clock stood still, also at the touch that wakes it', () => {
    const { watch, setClock } = watchAt();
    setClock(60);
    expect(watch.touched()).toBe(false);
    expect(watch.look()).toBe('end');
    expect(watch.touched()).toBe(true);
  });
});
