import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Heads, heartbeatMs } from '#contract/sync/sync.ts';
import { done } from '#contract/values/outcome.ts';
import type { Caller } from '#server/core/access/caller.ts';
import { createRenewCaller } from '#server/core/access/renew-caller.ts';
import { deactivateUser } from '#server/people/users/set-activity.ts';
import { applyCommand } from '#server/testing/apply-command.ts';
import { type Office, type OfficeTenant, officeTime, openOffice } from '#server/testing/test-office.ts';
import { createHeadNotices, type HeadNotices } from './head-notices.ts';
import { createHeadSource, type HeadSource } from './head-source.ts';
import { type LiveDeps, liveHeads } from './heads.ts';
import { tenantStream } from './stream-names.ts';

let office: Office;
let tenant: OfficeTenant;
let admin: Caller;
beforeAll(async () => {
  office = await openOffice({ stoppedAt: officeTime });
});
afterAll(() => office.close());

async function newcomer(): Promise<void> {
  tenant = await office.tenant();
  admin = await office.caller('tenant_admin', [[tenant, 'tenant_admin']]);
  admin = { ...admin, sessionId: `session-${admin.userId}` };
  await office.sql(`insert into sessions (sid, sess, expire, user_id) values ($1, '{}', '2999-01-01', $2::uuid)`, [
    admin.sessionId,
    admin.userId,
  ]);
}

/** A live stream whose heartbeat is triggered by the test. */
function live(source: HeadSource = createHeadSource(office.services)) {
  const beats: { delayMs: number; work: () => void }[] = [];
  const deps: LiveDeps = {
    source,
    renew: createRenewCaller({ db: office.services.db, clock: () => new Date() }),
    schedule: (delayMs, work) => {
      beats.push({ delayMs, work });
      return () => undefined;
    },
  };
  return { source, beats, stream: liveHeads(deps, admin, []) };
}
async function nextOf(stream: AsyncIterableIterator<Heads, undefined>): Promise<Heads> {
  const { value } = await stream.next();
  if (value === undefined) throw new Error('The live stream ended.');
  return value;
}
const touch = () =>
  office.services.changes.run(admin, async (change) => {
    change.touch(tenantStream(tenant.id), 'tenant', tenant.id);
    return done(null);
  });

describe('the live stream', () => {
  test('[S25] begins with all heads of the caller, then sends a hint for each stream that advances', async () => {
    await newcomer();
    await touch();
    const { source, stream } = live();
    const first = await nextOf(stream);
    expect(Object.keys(first.heads).sort()).toEqual([
      'platform',
      `tenant-admin:${tenant.id}`,
      `tenant:${tenant.id}`,
      `user:${admin.userId}`,
    ]);
    expect(first.heads[tenantStream(tenant.id)]).toBe(1);
    const waiting = nextOf(stream);
    source.hear((await touch()).commits);
    expect((await waiting).heads).toEqual({ [tenantStream(tenant.id)]: 2 });
    await stream.return?.();
    expect(source.listeners()).toBe(0);
  });

  test('[S26] a heartbeat carries all heads again, so that a lost hint costs one heartbeat', async () => {
    await newcomer();
    const { beats, stream, source } = live();
    await nextOf(stream);
    await touch();
    const waiting = nextOf(stream);
    expect(beats[0]?.delayMs).toBe(heartbeatMs);
    await source.poll();
    expect((await waiting).heads[tenantStream(tenant.id)]).toBe(1);
    beats[0]?.work();
    expect(Object.keys((await nextOf(stream)).heads)).toHaveLength(4);
  });

  test('[S27] ends at the heartbeat after the session ended, and after the person was deactivated', async () => {
    for (const revoke of ['delete from sessions where user_id = $1::uuid', 'update users set is_active = false where id = $1::uuid']) {
      await newcomer();
      const { beats, stream, source } = live();
      await nextOf(stream);
      await office.sql(revoke, [admin.userId]);
      const waiting = stream.next();
      beats[0]?.work();
      expect((await waiting).done).toBe(true);
      expect(source.listeners()).toBe(0);
    }
  });

  test('[S27] ends at once, without waiting for the heartbeat, when the person is deactivated by a change', async () => {
    await newcomer();
    const { stream, source } = live();
    await nextOf(stream);
    const owner = await office.caller('platform_owner');
    const { commits } = await office.services.changes.run(owner, (change) =>
      applyCommand(deactivateUser, change, { id: admin.userId, successor: 'nobody' }),
    );
    source.hear(commits);
    // Hints for the teams may still arrive before; no heartbeat is triggered here.
    while ((await stream.next()).done !== true);
    expect(source.listeners()).toBe(0);
  });

  test('[S27] [sync-30] drops the stream of a right that was lost, at the next heartbeat', async () => {
    await newcomer();
    const { beats, stream } = live();
    await nextOf(stream);
    await office.sql(`update users set role = 'user' where id = $1::uuid`, [admin.userId]);
    beats[0]?.work();
    expect(Object.keys((await nextOf(stream)).heads)).not.toContain(`tenant-admin:${tenant.id}`);
  });

  test('[S25] many connections of one process share one source', async () => {
    await newcomer();
    const source = createHeadSource(office.services);
    const streams = Array.from({ length: 50 }, () => live(source).stream);
    await Promise.all(streams.map(nextOf));
    const waiting = streams.map(nextOf);
    source.hear((await touch()).commits);
    const hints = await Promise.all(waiting);
    expect(hints.every((hint) => hint.heads[tenantStream(tenant.id)] === 1)).toBe(true);
  });
});

describe('between processes', () => {
  test('[S28] a hint of one process reaches the listeners of another', async () => {
    await newcomer();
    await touch();
    const open: HeadNotices[] = [];
    const start = (source: HeadSource): HeadNotices => {
      const notices = createHeadNotices({ url: office.database.url, source, onFault: () => undefined, pollMs: 3_600_000 });
      open.push(notices);
      return notices;
    };
    const there = live();
    const here = start(createHeadSource(office.services));
    start(there.source);
    await Promise.all(open.map((notices) => notices.listening));
    await nextOf(there.stream);
    const waiting = nextOf(there.stream);
    const { commits } = await touch();
    here.hint(commits);
    expect((await waiting).heads).toEqual(commits);
    await Promise.all(open.map((notices) => notices.close()));
  });
});
