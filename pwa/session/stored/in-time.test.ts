import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTime } from './in-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('returns a storage that opens in time, and leaves it open', async () => {
  const close = vi.fn();
  const opened = { close };
  expect(await inTime(Promise.resolve(opened), 100, close)).toBe(opened);
  await vi.advanceTimersByTimeAsync(1000);
  expect(close).not.toHaveBeenCalled();
});

it('passes a failure on', async () => {
  await expect(inTime(Promise.reject(new Error('refused')), 100)).rejects.toThrow('refused');
});

it('gives up on a storage that does not open in time, and closes it if it opens later', async () => {
  const close = vi.fn();
  const opening = new Promise<{ close: () => void }>((resolve) => setTimeout(() => resolve({ close }), 500));
  const waited = expect(inTime(opening, 100, (late) => late.close())).rejects.toThrow('The storage did not answer in time.');
  await vi.advanceTimersByTimeAsync(100);
  await waited;
  expect(close).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(400);
  expect(close).toHaveBeenCalledOnce();
});
