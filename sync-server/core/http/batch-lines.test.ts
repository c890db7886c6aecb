import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { batchLines } from './batch-lines.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('lines of the log', () => {
  test('are written in one batch a moment later, in their order', () => {
    const written: string[] = [];
    const lines = batchLines((text) => written.push(text));
    lines.add('one');
    lines.add('two');
    expect(written).toEqual([]);
    vi.advanceTimersByTime(20);
    lines.add('three');
    vi.advanceTimersByTime(20);
    expect(written).toEqual(['one\ntwo\n', 'three\n']);
  });

  test('are written at once before the process ends', () => {
    const written: string[] = [];
    const lines = batchLines((text) => written.push(text));
    lines.add('last');
    lines.flush();
    lines.flush();
    vi.advanceTimersByTime(20);
    expect(written).toEqual(['last\n']);
  });
});
