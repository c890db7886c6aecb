import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createLog } from '#server/core/http/log.ts';
import type { HttpEnv } from '#server/core/http/requests/http-env.ts';
import { registerHealth } from './register-health.ts';

function open(missing: () => Promise<string | undefined>, outage?: () => string | undefined) {
  const app = new Hono<HttpEnv>();
  const [state, asked] = [{ nowMs: 0, isStopping: false }, { times: 0 }];
  registerHealth(app, {
    missing: () => {
      asked.times += 1;
      return missing();
    },
    isStopping: () => state.isStopping,
    log: createLog(
      () => undefined,
      () => new Date(0),
      'silent',
    ),
    now: () => state.nowMs,
    ...(outage === undefined ? {} : { outage }),
    patienceMs: 20,
  });
  const ask = async (): Promise<readonly [number, string]> => {
    const answer = await app.request('/readyz');
    return [answer.status, await answer.text()];
  };
  return { ask, state, asked };
}

test('a hundred questions within a second ask the database once', async () => {
  const { ask, state, asked } = open(async () => undefined);
  expect(await Promise.all(Array.from({ length: 100 }, ask))).toEqual(Array.from({ length: 100 }, () => [200, 'ready']));
  state.nowMs = 999;
  await ask();
  expect(asked.times).toBe(1);
  state.nowMs = 1_001;
  await ask();
  expect(asked.times).toBe(2);
});

test('a database that is silent is reported soon, with what is known', async () => {
  const { ask } = open(() => new Promise(() => undefined));
  expect(await ask()).toEqual([503, 'The database did not answer in time.']);
});

test('a database that cannot be asked is reported', async () => {
  const { ask } = open(() => Promise.reject(new Error('connection refused')));
  expect(await ask()).toEqual([503, 'The database does not answer.']);
});

test('the reason is told as it is', async () => {
  const { ask } = open(async () => 'The database lacks migrations of this build.');
  expect(await ask()).toEqual([503, 'The database lacks migrations of this build.']);
});

test('a process that is about to end is not ready, whatever was answered a moment ago', async () => {
  const { ask, state } = open(async () => undefined);
  await ask();
  state.isStopping = true;
  expect(await ask()).toEqual([503, 'The server is stopping.']);
});

test('an outage that the server knows of is told at once, also within the second of an earlier answer', async () => {
  let outage: string | undefined;
  const { ask } = open(
    async () => undefined,
    () => outage,
  );
  expect(await ask()).toEqual([200, 'ready']);
  outage = 'The embedded database is being started again.';
  expect(await ask()).toEqual([503, 'The embedded database is being started again.']);
});
