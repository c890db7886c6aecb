import { get } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operations } from '#contract/sync/operations.ts';
import { done } from '#contract/values/outcome.ts';
import type { Caller } from '#server/core/access/caller.ts';
import { openTestEndpoint, type TestEndpoint } from '#server/testing/test-endpoint.ts';
import { type Office, officeTime, openOffice } from '#server/testing/test-office.ts';
import { liveStreamLimits } from './live-streams.ts';

let office: Office;
let endpoint: TestEndpoint;

beforeAll(async () => {
  office = await openOffice({ stoppedAt: officeTime });
  endpoint = await openTestEndpoint(office.services);
});
afterAll(async () => {
  await endpoint.close();
  await office.close();
});

async function personWithSession(sessionId: string): Promise<Caller> {
  const person = await office.caller('user');
  await addSession(person, sessionId);
  return { ...person, sessionId };
}
async function addSession({ userId }: Caller, sessionId: string): Promise<void> {
  await office.sql(`insert into sessions (sid, sess, expire, user_id) values ($2, '{}', '2999-01-01', $1::uuid)`, [userId, sessionId]);
}
describe('live streams', () => {
  async function open(caller: Caller, streams: number): Promise<{ readonly statuses: readonly number[]; readonly close: () => void }> {
    const stop = new AbortController();
    const statuses: number[] = [];
    for (let count = 0; count < streams; count += 1) {
      endpoint.signIn(caller);
      statuses.push((await endpoint.stream(operations.heads, {}, stop.signal)).status);
    }
    return { statuses, close: () => stop.abort() };
  }
  const refusedOf = ({ statuses }: { readonly statuses: readonly number[] }) => statuses.filter((status) => status === 429).length;

  test('a session may have six at a time, not counting other sessions, and closing one frees its place', async () => {
    const [person, other] = [await personWithSession('six'), await personWithSession('other-six')];
    const first = await open(person, liveStreamLimits.session + 2);
    expect(refusedOf(first)).toBe(2);
    const others = await open(other, 1);
    expect(others.statuses).toEqual([200]);
    first.close();
    await expect
      .poll(async () => {
        const again = await open(person, 1);
        again.close();
        return again.statuses[0];
      })
      .toBe(200);
    others.close();
  });

  test('a person has twenty-four at a time over all sessions', async () => {
    const person = await personWithSession('many-0');
    const opened = [];
    for (let session = 0; session < 5; session += 1) {
      if (session > 0) await addSession(person, `many-${session}`);
      opened.push(await open({ ...person, sessionId: `many-${session}` }, liveStreamLimits.session));
    }
    expect(opened.map(refusedOf)).toEqual([0, 0, 0, 0, 6]);
    for (const { close } of opened) close();
  });

  test('a fault of a stream is masked with the number of its request, and reported', async () => {
    endpoint.faults.length = 0;
    const person = await personWithSession('faulty');
    const broken = await openTestEndpoint(office.services, {
      sync: {
        push: async () => ({ ok: true, value: [] }),
        pull: async () => ({ ok: false, code: 'Unavailable', message: '' }),
        known: async () => ({ ok: true, value: [] }),
        through: () => {
          throw new Error('Not asked for.');
        },
        heads: () => {
          const stream: AsyncIterableIterator<never, undefined> = {
            [Symbol.asyncIterator]: () => stream,
            next: () => Promise.reject(new Error('The secret of the database: it is down.')),
          };
          return { ok: true, value: stream };
        },
      },
    });
    try {
      broken.signIn(person);
      const text = await (await broken.stream(operations.heads)).text();
      expect(text).toContain('Something went wrong. (request request)');
      expect(text).not.toContain('secret');
      expect(broken.faults).toHaveLength(1);
    } finally {
      await broken.close();
    }
  });

  test('a client that leaves before the stream is open does not count', async () => {
    const person = await personWithSession('hurried');
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const asked: string[] = [];
    let isHeld = true;
    const slow = await openTestEndpoint(office.services, {
      identify: async () => {
        asked.push('who');
        if (isHeld) await held;
        return done(person);
      },
    });
    try {
      const search = new URLSearchParams({ query: operations.heads, variables: '{"follow":[]}' });
      const hurried = Array.from({ length: liveStreamLimits.session }, () =>
        get(`${slow.url}?${search}`, { headers: { accept: 'text/event-stream' } }).on('error', () => undefined),
      );
      await expect.poll(() => asked.length, { timeout: 10_000 }).toBe(liveStreamLimits.session);
      for (const request of hurried) request.destroy();
      await expect.poll(slow.connections, { timeout: 10_000 }).toBe(0);
      isHeld = false;
      release();
      const opened = await slow.stream(operations.heads, {}, AbortSignal.timeout(20_000));
      expect(opened.status).toBe(200);
      await opened.body?.cancel();
    } finally {
      await slow.close();
    }
  });
});
