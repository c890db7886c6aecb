import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PullAnswer } from '#contract/sync/sync.ts';
import type { Caller } from '#server/core/access/caller.ts';
import { type CommandQueue, createCommandQueue } from '#server/testing/queued-commands.ts';
import { type Office, type OfficeTenant, officeTime, openOffice } from '#server/testing/test-office.ts';
import { rowLoaders } from '#server/wiring/row-loaders.ts';
import { pull } from './pull.ts';
import { reissueStreams } from './reissue-streams.ts';

/** Everyday form; SYNC_PULLS=5000 runs the long one. */
const pulls = Number(process.env.SYNC_PULLS ?? 60);
const tenantCount = 4;

let office: Office;
let queue: CommandQueue;
const tenants: OfficeTenant[] = [];
const callers: Caller[] = [];
beforeAll(async () => {
  office = await openOffice({ stoppedAt: officeTime });
  queue = createCommandQueue(office.services);
  const ids = await office.calculators(30);
  for (let place = 0; place < tenantCount; place += 1) {
    const tenant = await office.tenant();
    tenants.push(tenant);
    await office.sql(`insert into tenant_calculators (tenant_id, calculator_id) select $1::uuid, unnest($2::text[])`, [
      tenant.id,
      `{${ids.join(',')}}`,
    ]);
    for (let invited = 0; invited < 20; invited += 1) {
      await office.sql(`insert into invitations (id, email, tenant_id, expires_at) values ($1::uuid, $2, $3::uuid, now())`, [
        randomUUID(),
        `marker-${tenant.id}-${invited}@example.com`,
        tenant.id,
      ]);
    }
    callers.push(await office.caller('tenant_admin', [[tenant, 'tenant_admin']]), await office.caller('user', [[tenant, 'user']]));
  }
  const [a, b] = tenants;
  if (a !== undefined && b !== undefined)
    callers.push(
      await office.caller('tenant_admin', [
        [a, 'user'],
        [b, 'tenant_admin'],
      ]),
    );
  callers.push(await office.caller('user'));
  await reissueStreams(office.services);
});
afterAll(() => office.close());

/** Markers of data that this caller may not see: tenants without a membership, and teams that the caller does not administer. */
function foreignMarks(caller: Caller): readonly string[] {
  return tenants.flatMap((tenant) => {
    const membership = caller.memberships.find(({ tenantId }) => tenantId === tenant.id);
    if (membership === undefined) return [tenant.id, tenant.subdomain];
    return membership.role === 'tenant_admin' ? [] : [`marker-${tenant.id}`, `tenant-admin:${tenant.id}`];
  });
}

async function ask(caller: Caller, checkpoints: readonly object[], follow: readonly string[]): Promise<PullAnswer | undefined> {
  const deps = { ...queue.deps, rowLoaders, signLease: async () => 'lease' };
  const outcome = await pull(deps, caller, { protocol: 1, checkpoints, follow });
  return outcome.ok ? outcome.value : undefined;
}

test(`[sync-25] [S7] no role, stream or checkpoint brings a foreign row (${pulls} random pulls)`, { timeout: 600_000 }, async () => {
  const streamName = fc
    .tuple(fc.constantFrom('tenant:', 'tenant-admin:', 'user:', 'owner', 'platform', ''), fc.nat(tenantCount))
    .map(([prefix, place]) => (prefix.endsWith(':') ? `${prefix}${tenants[place]?.id ?? callers[0]?.userId ?? ''}` : prefix));
  const checkpoint = fc.record({
    stream: streamName,
    epoch: fc.option(fc.uuid(), { nil: null }),
    seq: fc.oneof(fc.constant(0), fc.nat(60), fc.maxSafeNat()),
  });
  const tally = { rows: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.nat(callers.length - 1),
      fc.array(checkpoint, { maxLength: 6 }),
      fc.array(fc.nat(tenantCount - 1), { maxLength: 3 }),
      async (place, checkpoints, followed) => {
        const caller = callers[place];
        if (caller === undefined) return;
        const answer = await ask(
          caller,
          checkpoints,
          followed.map((index) => tenants[index]?.id ?? randomUUID()),
        );
        tally.rows += answer?.streams.reduce((sum, page) => sum + page.changes.length, 0) ?? 0;
        const text = JSON.stringify(answer);
        expect(foreignMarks(caller).filter((mark) => text.includes(mark))).toEqual([]);
      },
    ),
    { numRuns: pulls },
  );
  expect(tally.rows).toBeGreaterThan(pulls * 10);
});

test('[sync-25] the marks are found where they may be seen', async () => {
  const text = JSON.stringify(
    await ask(
      await office.caller('platform_owner'),
      [],
      tenants.map(({ id }) => id),
    ),
  );
  expect(tenants.every(({ id }) => text.includes(`marker-${id}-7@example.com`))).toBe(true);
});
