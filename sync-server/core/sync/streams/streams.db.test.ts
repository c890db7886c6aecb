import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RefusalCode } from '#contract/values/outcome.ts';
import { done, refused } from '#contract/values/outcome.ts';
import type { Caller } from '#server/core/access/caller.ts';
import { type Office, type OfficeTenant, officeTime, openOffice } from '#server/testing/test-office.ts';
import { cleanUp, syncTerms } from './clean-up.ts';
import { reissueStreams } from './reissue-streams.ts';
import { tenantAdminStream, tenantStream } from './stream-names.ts';

let office: Office;
let owner: Caller;
beforeAll(async () => {
  office = await openOffice({ stoppedAt: officeTime });
  owner = await office.caller('platform_owner');
});
afterAll(() => office.close());

const rowsOf = (stream: string) =>
  office.sql<{ id: string; seq: string; version: number; deleted: boolean }>(
    'select id, seq::text as seq, version, deleted from sync_row where stream = $1 order by seq',
    [stream],
  );
const headOf = async (stream: string) =>
  (
    await office.sql<{ head: string; floor: string; epoch: string }>(
      'select head::text, floor::text, epoch::text from stream_head where stream = $1',
      [stream],
    )
  )[0];

describe('a change', () => {
  test('[S1] numbers its rows without a gap, and publishes each row once with its last change', async () => {
    const stream = tenantStream((await office.tenant()).id);
    const answer = await office.services.changes.run(owner, async (change) => {
      change.touch(stream, 'tenant', 'a');
      change.touch(stream, 'tenant', 'b');
      change.touch(stream, 'tenant', 'a', true);
      return done(null);
    });
    expect(answer.commits).toEqual({ [stream]: 2 });
    await office.services.changes.run(owner, async (change) => {
      change.touch(stream, 'tenant', 'a');
      return done(null);
    });
    expect(await rowsOf(stream)).toEqual([
      { id: 'b', seq: '2', version: 1, deleted: false },
      { id: 'a', seq: '3', version: 2, deleted: false },
    ]);
  });

  test('[S3] that is refused leaves no row, no number, no effect and no audit', async () => {
    const tenant = await office.tenant();
    const stream = tenantStream(tenant.id);
    const answer = await office.services.changes.run(owner, async (change) => {
      await change.tx.tenant.update({ where: { id: tenant.id }, data: { name: 'Renamed' } });
      change.touch(stream, 'tenant', tenant.id);
      change.effect('mail', `key-${tenant.id}`, {});
      change.audit('test', { kind: 'tenant', id: tenant.id, tenantId: tenant.id });
      return refused('Conflict', 'No.');
    });
    expect(answer).toEqual({ ok: false, code: 'Conflict' satisfies RefusalCode, message: 'No.', commits: {} });
    expect(await headOf(stream)).toBeUndefined();
    expect(await office.sql('select 1 from effects where key = $1', [`key-${tenant.id}`])).toEqual([]);
    expect(await office.sql('select 1 from audit_log where tenant_id = $1::uuid', [tenant.id])).toEqual([]);
    expect(await office.sql('select name from tenants where id = $1::uuid', [tenant.id])).not.toEqual([{ name: 'Renamed' }]);
  });

  test('[S2] refuses any statement after the stream counter', async () => {
    const stream = tenantStream((await office.tenant()).id);
    const late: (() => unknown)[] = [];
    await office.services.changes.run(owner, async (change) => {
      const { tx } = change;
      const { tenant } = tx;
      late.push(
        () => tx.$queryRaw`select 1`,
        () => tx.tenant.count(),
        () => tenant.count(),
      );
      change.touch(stream, 'tenant', 'a');
      return done(null);
    });
    expect(late).toHaveLength(3);
    for (const statement of late) expect(statement).toThrow('A statement after the stream counter');
  });

  test('[S1] that touches the same streams in opposite order does not deadlock', async () => {
    const [left, right] = [tenantStream(randomUUID()), tenantAdminStream(randomUUID())];
    const faults: unknown[] = [];
    const touching = (streams: readonly (typeof left)[]) =>
      office.services.changes
        .run(owner, async (change) => {
          for (const stream of streams) change.touch(stream, 'tenant', randomUUID());
          return done(null);
        })
        .catch((fault: unknown) => faults.push(fault));
    await Promise.all(Array.from({ length: 60 }, (_, place) => touching(place % 2 === 0 ? [left, right] : [right, left])));
    expect(faults).toEqual([]);
    expect([(await headOf(left))?.head, (await headOf(right))?.head]).toEqual(['60', '60']);
  });

  test('[sync-9] [S24] a deadlock among its own statements is repeated, invisible to the caller', async () => {
    const [first, second] = [await office.tenant(), await office.tenant()];
    const arrivals = { count: 0 };
    const meeting = { open: (): void => undefined };
    const met = new Promise<void>((resolve) => {
      meeting.open = resolve;
    });
    const locking = (order: readonly OfficeTenant[]) =>
      office.services.changes.run(owner, async (change) => {
        for (const [place, tenant] of order.entries()) {
          await change.tx.$queryRaw`select 1 from tenants where id = ${tenant.id}::uuid for update`;
          if (place > 0) continue;
          arrivals.count += 1;
          if (arrivals.count === 2) meeting.open();
          await met;
        }
        change.touch(tenantStream(first.id), 'tenant', first.id);
        return done(arrivals.count);
      });
    const outcomes = await Promise.all([locking([first, second]), locking([second, first])]);
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true]);
    // At least one ran twice. It may meet the other's lock once more before that one resumes.
    expect(arrivals.count).toBeGreaterThan(2);
    expect((await headOf(tenantStream(first.id)))?.head).toBe('2');
  });
});

describe('cleaning up', () => {
  test('[S9] deletes old tombstones and raises the floor of their stream', async () => {
    const stream = tenantStream((await office.tenant()).id);
    for (const [id, deleted] of [
      ['a', false],
      ['b', true],
      ['c', false],
    ] as const) {
      await office.services.changes.run(owner, async (change) => {
        change.touch(stream, 'tenant', id, deleted);
        return done(null);
      });
    }
    const clock = () => new Date(Date.now() + syncTerms.tombstoneMs + 60_000);
    expect((await cleanUp({ db: office.services.db, clock })).rows).toBeGreaterThanOrEqual(1);
    expect((await rowsOf(stream)).map(({ id }) => id)).toEqual(['a', 'c']);
    expect(await headOf(stream)).toMatchObject({ head: '3', floor: '2' });
  });

  test('[S9] the stream of an administration keeps its newest rows of a kind', async () => {
    const stream = tenantAdminStream(randomUUID());
    await office.services.changes.run(owner, async (change) => {
      for (let place = 1; place <= syncTerms.rowsOfKind + 5; place += 1) change.touch(stream, 'invoice', String(place));
      change.touch(stream, 'user', 'someone');
      return done(null);
    });
    await cleanUp({ db: office.services.db, clock: () => officeTime });
    expect((await rowsOf(stream)).length).toBe(syncTerms.rowsOfKind + 1);
    expect((await headOf(stream))?.floor).toBe('5');
  });

  test('[sync-24] [S10] reissuing gives every stream a new epoch and every current row a number', async () => {
    const tenant = await office.tenant();
    const stream = tenantStream(tenant.id);
    await office.services.changes.run(owner, async (change) => {
      change.touch(stream, 'tenant', 'gone');
      return done(null);
    });
    const before = await headOf(stream);
    await reissueStreams(office.services);
    expect((await headOf(stream))?.epoch).not.toBe(before?.epoch);
    expect((await rowsOf(stream)).map(({ id }) => id)).toEqual([tenant.id]);
  });
});
