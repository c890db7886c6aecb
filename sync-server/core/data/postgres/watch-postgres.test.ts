import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { done, refused } from '#contract/values/outcome.ts';
import { watchPostgres } from './watch-postgres.ts';

/** A fake database that can end, hang, or fail to start, with the watch over it. Pauses take no time. */
function watchStandIn() {
  const state = { runs: true, answers: true, failures: 0 };
  const calls: string[] = [];
  const said: string[] = [];
  const pauses: number[] = [];
  const watch = watchPostgres(
    {
      isRunning: () => state.runs,
      ping: async () => state.answers,
      end: async () => {
        calls.push('end');
        state.runs = false;
      },
      startAgain: async () => {
        calls.push('start');
        state.failures -= 1;
        if (state.failures >= 0) return refused('Unavailable', 'The disk is full.');
        Object.assign(state, { runs: true, answers: true });
        return done(undefined);
      },
    },
    {
      report: (sentence) => said.push(sentence),
      pause: async (ms) => {
        pauses.push(ms);
        await setImmediate();
      },
    },
  );
  return { state, calls, said, pauses, watch };
}

describe('the watch over the embedded database', () => {
  test('starts it again when it has ended, and says what happens meanwhile', async () => {
    const { state, calls, said, watch } = watchStandIn();
    expect(watch.outage()).toBeUndefined();
    state.runs = false;
    await expect
      .poll(() => said)
      .toEqual(['The embedded database has ended. It is being started again.', 'The embedded database runs again.']);
    expect([calls, watch.outage()]).toEqual([['start'], undefined]);
    state.runs = false;
    await expect.poll(() => calls).toEqual(['start', 'start']);
    await watch.stop();
  });

  test('tries again after pauses that double up to ten seconds', async () => {
    const { state, said, pauses, watch } = watchStandIn();
    state.failures = 8;
    state.runs = false;
    await expect.poll(() => said.at(-1)).toBe('The embedded database runs again.');
    const first = pauses.findIndex((pause, at) => pause === 200 && pauses[at + 1] === 400);
    expect(pauses.slice(first, first + 8)).toEqual([200, 400, 800, 1_600, 3_200, 6_400, 10_000, 10_000]);
    expect(said[1]).toBe(
      'The embedded database has ended, and could not be started: The disk is full. The next try follows within 10 seconds.',
    );
    await watch.stop();
  });

  test('kills a database that misses three pings in a row, and starts it again', async () => {
    const { state, calls, said, watch } = watchStandIn();
    state.answers = false;
    await expect.poll(() => calls).toEqual(['end', 'start']);
    expect(said[0]).toBe('The embedded database no longer answered and was ended. It is being started again.');
    await watch.stop();
  });

  test('starts nothing after it was stopped', async () => {
    const { state, calls, watch } = watchStandIn();
    await watch.stop();
    state.runs = false;
    await setImmediate();
    await setImmediate();
    expect(calls).toEqual([]);
  });
});
