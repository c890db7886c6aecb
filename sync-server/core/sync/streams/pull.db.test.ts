import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowKinds } from '#contract/sync/rows.ts';
import type { PullAnswer, StreamPage } from '#contract/sync/sync.ts';
import { done } from '#contract/values/outcome.ts';
import { setCalculators } from '#server/calculators/selection/set-calculators.ts';
import type { Caller } from '#server/core/access/caller.ts';
import { applyCommand } from '#server/testing/apply-command.ts';
import { type CommandQueue, createCommandQueue } from '#server/testing/queued-commands.ts';
import { type Office, type OfficeTenant, officeTime, openOffice } from '#server/testing/test-office.ts';
import { rowLoaders } from '#server/wiring/row-loaders.ts';
import { cleanUp, syncTerms } from './clean-up.ts';
import { pull } from './pull.ts';
import { reissueStreams } from './reissue-streams.ts';
import { tenantStream } from './stream-names.ts';

let office: Office;
let queue: CommandQueue;
let ids: readonly string[];
let owner: Caller;
const leases: { days: number; names: readonly string[] }[] = [];
beforeAll(async () => {
  office = await openOffice({ stoppedAt: officeTime });
  queue = createCommandQueue(office.services);
  ids = await office.calculators(1_100);
  owner = await office.caller('platform_owner');
});
afterAll(() => office.close());

const deps = () => ({
  ...queue.deps,
  rowLoaders,
  signLease: async (_caller: Caller, memberships: readonly { readonly tenantName: string }[], days: number) => {
    leases.push({ days, names: memberships.map(({ tenantName }) => tenantName) });
    return 'lease';
  },
});
type Given = { stream: string; epoch: string | null; seq: number };
async function ask(caller: Caller, checkpoints: readonly Given[] = [], follow: readonly string[] = []): Promise<PullAnswer> {
  const outcome = await pull(deps(), caller, { protocol: 1, checkpoints, follow });
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
}
const pageOf = (answer: PullAnswer, stream: string): StreamPage | undefined => answer.streams.find((page) => page.stream === stream);
async function pageAt(caller: Caller, given: Given): Promise<StreamPage> {
  const page = pageOf(await ask(caller, [given]), given.stream);
  if (page === undefined) throw new Error('The stream was not answered.');
  return page;
}
async function furnished(count: number): Promise<{ tenant: OfficeTenant; admin: Caller; stream: string }> {
  const tenant = await office.tenant();
  const admin = await office.caller('tenant_admin', [[tenant, 'tenant_admin']]);
  for (let from = 0; from < count; from += 200) {
    const add = ids.slice(from, Math.min(from + 200, count));
    await office.services.changes.run(admin, (change) => applyCommand(setCalculators, change, { tenantId: tenant.id, add, remove: [] }));
  }
  return { tenant, admin, stream: tenantStream(tenant.id) };
}

describe('a device that has everything', () => {
  const checkpointsOf = ({ streams }: PullAnswer): readonly Given[] => streams.map(({ stream, epoch, seq }) => ({ stream, epoch, seq }));

  test('is answered by one statement, with the lease and the heads of that moment', async () => {
    const { admin } = await furnished(3);
    const first = await ask(admin);
    const refuse = (): Promise<never> => Promise.reject(new Error('A transaction was opened.'));
    const oneStatement = { ...deps(), db: { ...office.services.db, reading: refuse, inTransaction: refuse } };
    const second = await pull(oneStatement, admin, { protocol: 1, checkpoints: checkpointsOf(first), follow: [] });
    expect(second).toMatchObject({ ok: true, value: { lease: 'lease' } });
    expect(second.ok && second.value.streams).toEqual(first.streams.map((page) => ({ ...page, reset: false, changes: [] })));
  });

  test('gets the new rows and the current rights: a tenant that the person has left is no longer answered', async () => {
    const { admin, tenant, stream } = await furnished(3);
    const checkpoints = checkpointsOf(await ask(admin));
    await office.services.changes.run(admin, (change) =>
      applyCommand(setCalculators, change, { tenantId: tenant.id, add: [], remove: [ids[0] ?? ''] }),
    );
    expect(pageOf(await ask(admin, checkpoints), stream)?.changes).toHaveLength(1);
    const caughtUp = checkpointsOf(await ask(admin));
    await office.sql('delete from users_to_tenants where user_id = $1::uuid', [admin.userId]);
    expect(pageOf(await ask(admin, caughtUp), stream)).toBeUndefined();
    await office.sql('update users set is_active = false where id = $1::uuid', [admin.userId]);
    expect(await pull(deps(), admin, { protocol: 1, checkpoints: caughtUp, follow: [] })).toMatchObject({ code: 'UserDeactivated' });
  });
});

describe('pages', () => {
  test('[sync-18] [S4] 1,000 rows of one moment arrive once over page boundaries, in order', async () => {
    const { admin, stream } = await furnished(1_000);
    const seen: string[] = [];
    let given: Given = { stream, epoch: null, seq: 0 };
    for (let pages = 0; pages < 5; pages += 1) {
      const page = await pageAt(admin, given);
      expect(page.changes.length).toBeLessThanOrEqual(500);
      seen.push(...page.changes.map(({ id }) => id));
      given = { stream, epoch: page.epoch, seq: page.seq };
      if (!page.more) break;
    }
    expect(seen).toHaveLength(1_000);
    expect(new Set(seen).size).toBe(1_000);
    expect((await pageAt(admin, given)).changes).toEqual([]);
  });

  test('[sync-26] [S4] a pull that stopped in the middle goes on with the same set', async () => {
    const { admin, stream } = await furnished(600);
    const first = await pageAt(admin, { stream, epoch: null, seq: 0 });
    const whole = [...first.changes, ...(await pageAt(admin, { stream, epoch: first.epoch, seq: first.seq })).changes];
    const cut = whole[249];
    const rest: string[] = [];
    let given: Given = { stream, epoch: first.epoch, seq: cut?.seq ?? 0 };
    for (let more = true; more; ) {
      const page = await pageAt(admin, given);
      rest.push(...page.changes.map(({ id }) => id));
      given = { ...given, seq: page.seq };
      more = page.more;
    }
    expect(first.more).toBe(true);
    expect(rest).toEqual(whole.slice(250).map(({ id }) => id));
  });

  test('[sync-27] [S5] reading right after the device’s accepted command has its row', async () => {
    const { tenant, admin, stream } = await furnished(1);
    const device = randomUUID();
    const [result] = await queue.push(admin, device, [
      {
        id: randomUUID(),
        seq: 1,
        type: 'calculators.remove',
        v: 1,
        args: { tenantId: tenant.id, calculatorId: ids[0] },
        tenantId: tenant.id,
        dependsOn: [],
        createdAt: officeTime.toISOString(),
      },
    ]);
    const page = await pageAt(admin, { stream, epoch: null, seq: 0 });
    expect(page.seq).toBeGreaterThanOrEqual(result?.commits[stream] ?? Number.POSITIVE_INFINITY);
    const known = await pageAt(admin, { stream, epoch: page.epoch, seq: 1 });
    expect(known.changes).toMatchObject([{ id: `${tenant.id}:${ids[0]}`, deleted: true, row: null, version: 2 }]);
  });

  test('every kind of row has the shape that the device checks, and no secret of a person', async () => {
    const { tenant, admin } = await furnished(2);
    await office.sql(
      `insert into invitations (id, email, tenant_id, verification_token, expires_at) values ($1::uuid, 'new@example.com', $2::uuid, 'secret-hash', now())`,
      [randomUUID(), tenant.id],
    );
    await office.sql(`insert into coupons (id, code, name) values ($1::uuid, 'SPRING', 'Spring')`, [randomUUID()]);
    await reissueStreams(office.services);
    const answers = [await ask(admin), await ask(owner, [], [tenant.id])];
    const changes = answers.flatMap((answer) => answer.streams.flatMap((page) => page.changes));
    const kinds = new Set(changes.map(({ kind }) => kind));
    expect(
      ['calculator', 'plan', 'tenant', 'tenantCalculator', 'me', 'user', 'invitation', 'tenantHead', 'coupon'].filter(
        (kind) => !kinds.has(kind),
      ),
    ).toEqual([]);
    for (const { kind, row } of changes) {
      const schema = Object.entries(rowKinds).find(([name]) => name === kind)?.[1];
      expect(row === null || schema?.safeParse(row).success, kind).toBe(true);
    }
    expect(JSON.stringify(answers)).not.toContain('secret-hash');
  });

  test('[S6] a lease comes with each pull, with the shortest term of the person’s tenants', async () => {
    const { tenant, admin } = await furnished(0);
    await office.sql(`update tenants set settings = '{"offlineDays": 3}' where id = $1::uuid`, [tenant.id]);
    const answer = await ask(admin);
    expect(answer.lease).toBe('lease');
    expect(leases.at(-1)).toEqual({ days: 3, names: [`Tenant ${tenant.subdomain}`] });
    await ask(owner);
    expect(leases.at(-1)?.days).toBe(7);
  });
});

describe('a checkpoint that cannot be continued', () => {
  test('[sync-25] [S8] of the future, of another epoch or of nothing real is answered by a fresh copy', async () => {
    const { admin, stream } = await furnished(3);
    const { epoch } = await pageAt(admin, { stream, epoch: null, seq: 0 });
    for (const given of [
      { stream, epoch, seq: 4 },
      { stream, epoch, seq: Number.MAX_SAFE_INTEGER },
      { stream, epoch: randomUUID(), seq: 2 },
      { stream, epoch: null, seq: 1 },
    ]) {
      const page = await pageAt(admin, given);
      expect([page.reset, page.changes.length]).toEqual([true, 3]);
    }
    expect((await pageAt(admin, { stream, epoch, seq: 3 })).reset).toBe(false);
  });

  test('[sync-25] [S7] of a foreign stream is not answered at all, and garbage is refused without a crash', async () => {
    const { admin } = await furnished(1);
    const foreign = await furnished(2);
    const answer = await ask(admin, [
      { stream: foreign.stream, epoch: null, seq: 0 },
      { stream: 'owner', epoch: null, seq: 0 },
      { stream: `tenant:' or 1=1 --`, epoch: null, seq: 0 },
    ]);
    expect(JSON.stringify(answer)).not.toContain(foreign.tenant.id);
    expect(pageOf(answer, 'owner')).toBeUndefined();
    for (const garbage of [
      null,
      7,
      [],
      { protocol: 1 },
      { protocol: 1, checkpoints: [{ stream: 'platform', epoch: 'x', seq: -1 }], follow: [] },
    ]) {
      expect(await pull(deps(), admin, garbage)).toMatchObject({ ok: false, code: 'InputInvalid' });
    }
  });

  test('[sync-23] [S9] of before the floor takes a fresh copy without the deleted row', async () => {
    const { tenant, admin, stream } = await furnished(3);
    const before = await pageAt(admin, { stream, epoch: null, seq: 0 });
    await office.services.changes.run(admin, (change) =>
      applyCommand(setCalculators, change, { tenantId: tenant.id, add: [], remove: [ids[1] ?? ''] }),
    );
    await cleanUp({ db: office.services.db, clock: () => new Date(Date.now() + syncTerms.tombstoneMs + 60_000) });
    const page = await pageAt(admin, { stream, epoch: before.epoch, seq: before.seq });
    expect(page.reset).toBe(true);
    expect(page.changes.map(({ id }) => id)).toEqual([`${tenant.id}:${ids[0]}`, `${tenant.id}:${ids[2]}`]);
  });

  test('[sync-24] [S10] of before a restore takes a fresh copy', async () => {
    const { admin, stream } = await furnished(2);
    const before = await pageAt(admin, { stream, epoch: null, seq: 0 });
    await reissueStreams(office.services);
    expect((await pageAt(admin, { stream, epoch: before.epoch, seq: before.seq })).reset).toBe(true);
  });
});

describe('current rights', () => {
  test('[sync-28] a deactivated person pulls nothing', async () => {
    const { admin } = await furnished(1);
    await office.sql('update users set is_active = false where id = $1::uuid', [admin.userId]);
    expect(await pull(deps(), admin, { protocol: 1, checkpoints: [], follow: [] })).toMatchObject({ ok: false, code: 'UserDeactivated' });
  });

  test('[sync-30] [S7] a lowered administrator loses the stream of the administration and keeps the calculators', async () => {
    const { tenant, admin, stream } = await furnished(1);
    expect((await ask(admin)).streams.map((page) => page.stream)).toContain(`tenant-admin:${tenant.id}`);
    await office.sql(`update users set role = 'user' where id = $1::uuid`, [admin.userId]);
    const streams = (await ask(admin)).streams.map((page) => page.stream);
    expect(streams).toEqual(['platform', stream, `user:${admin.userId}`]);
  });

  test('[sync-31] [S7] a moved person loses the old tenant at once', async () => {
    const { admin, stream } = await furnished(1);
    const elsewhere = await office.tenant();
    await office.sql('update users_to_tenants set tenant_id = $2::uuid where user_id = $1::uuid', [admin.userId, elsewhere.id]);
    expect((await ask(admin)).streams.map((page) => page.stream)).not.toContain(stream);
  });

  test('[sync-29] the stream of a suspended tenant still says that it is suspended', async () => {
    const { tenant, admin, stream } = await furnished(1);
    await office.services.changes.run(owner, async (change) => {
      await change.tx.tenant.update({ where: { id: tenant.id }, data: { status: 'suspended' } });
      change.touch(tenantStream(tenant.id), 'tenant', tenant.id);
      return done(null);
    });
    const page = await pageAt(admin, { stream, epoch: null, seq: 0 });
    expect(page.changes.find(({ kind }) => kind === 'tenant')?.row).toMatchObject({ status: 'suspended' });
  });

  test('[S7] only a platform owner follows tenants', async () => {
    const { tenant } = await furnished(1);
    const stranger = await office.caller('tenant_admin', [[await office.tenant(), 'tenant_admin']]);
    expect(pageOf(await ask(stranger, [], [tenant.id]), tenantStream(tenant.id))).toBeUndefined();
    expect(pageOf(await ask(owner, [], [tenant.id]), tenantStream(tenant.id))?.changes).toHaveLength(1);
  });
});
