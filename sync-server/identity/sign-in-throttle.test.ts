import { describe, expect, test } from 'vitest';
import { createSignInThrottle, signInLimits } from './sign-in-throttle.ts';

function throttleAt(start: Date) {
  let time = start.getTime();
  const throttle = createSignInThrottle(() => new Date(time));
  function wait(ms: number): void {
    time += ms;
  }
  return { throttle, wait };
}

const start = new Date('2026-03-01T09:00:00Z');

describe('wrong passwords', () => {
  test('nine tries are free and the tenth closes the door for a quarter of an hour', () => {
    const { throttle } = throttleAt(start);
    for (let tries = 0; tries < 9; tries += 1) throttle.countFailure('a@example.com', '192.0.2.1');
    expect(throttle.waitSeconds('a@example.com', '192.0.2.1')).toBeUndefined();
    throttle.countFailure('a@example.com', '192.0.2.1');
    expect(throttle.waitSeconds('a@example.com', '192.0.2.1')).toBe(900);
  });

  test('the door opens again when the first try is a quarter of an hour old', () => {
    const { throttle, wait } = throttleAt(start);
    throttle.countFailure('a@example.com', '192.0.2.1');
    wait(60_000);
    for (let tries = 0; tries < 9; tries += 1) throttle.countFailure('a@example.com', '192.0.2.1');
    expect(throttle.waitSeconds('a@example.com', '192.0.2.1')).toBe(840);
    wait(signInLimits.windowMs - 60_000);
    expect(throttle.waitSeconds('a@example.com', '192.0.2.1')).toBeUndefined();
  });

  test('the address counts however it is written, and from wherever it is tried', () => {
    const { throttle } = throttleAt(start);
    for (let tries = 0; tries < 10; tries += 1)
      throttle.countFailure(tries % 2 === 0 ? ' A@Example.com' : 'a@example.com', `192.0.2.${tries}`);
    expect(throttle.waitSeconds('a@example.com', '203.0.113.9')).toBe(900);
    expect(throttle.waitSeconds('b@example.com', '203.0.113.9')).toBeUndefined();
  });

  test('one place that tries many addresses is stopped too', () => {
    const { throttle } = throttleAt(start);
    for (let tries = 0; tries < 50; tries += 1) throttle.countFailure(`a${tries}@example.com`, '192.0.2.1');
    expect(throttle.waitSeconds('new@example.com', '192.0.2.1')).toBe(900);
  });

  test('a right password forgets the wrong ones of that address', () => {
    const { throttle } = throttleAt(start);
    for (let tries = 0; tries < 10; tries += 1) throttle.countFailure('a@example.com', '192.0.2.1');
    throttle.forget('a@example.com', '192.0.2.1');
    expect(throttle.waitSeconds('a@example.com', '192.0.2.1')).toBeUndefined();
  });
});
