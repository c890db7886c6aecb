import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { userTexts } from '#contract/people/users.ts';
import { operations } from '#contract/sync/operations.ts';
import { type Command, type CommandResult, protocol, pushLimit } from '#contract/sync/sync.ts';
import { command } from '#server/testing/queued-commands.ts';
import { openTestEndpoint, type TestEndpoint } from '#server/testing/test-endpoint.ts';
import { type Office, type OfficeTenant, officeTime, openOffice } from '#server/testing/test-office.ts';

let office: Office;
let endpoint: TestEndpoint;
let tenant: OfficeTenant;
let device: string;

beforeAll(async () => {
  office = await openOffice({ stoppedAt: officeTime });
  // The test counts transactions, so the load of the machine does not matter.
  endpoint = await openTestEndpoint(office.services, { deadlineMs: 60_000 });
});
afterAll(async () => {
  await endpoint.close();
  await office.close();
});
beforeEach(async () => {
  tenant = await office.tenant();
  await setMaxUsers(500);
  device = randomUUID();
  endpoint.signIn(await office.caller('tenant_admin', [[tenant, 'tenant_admin']]));
});

const setMaxUsers = (most: number): Promise<unknown> =>
  office.sql(
    `update plans set settings = jsonb_build_object('maxUsers', $2::int) where id = (select plan_id from tenants where id = $1::uuid)`,
    [tenant.id, most],
  );
const invite = (seq: number, email: string): Command =>
  command(seq, 'invitations.invite', { id: randomUUID(), tenantId: tenant.id, email, role: 'user' }, { tenantId: tenant.id });
const invitations = (count: number): readonly Command[] =>
  Array.from({ length: count }, (_, at) => invite(at + 1, `person${at}@${tenant.subdomain}.example`));
const invited = async (): Promise<number> => (await office.sql('select 1 from invitations where tenant_id = $1::uuid', [tenant.id])).length;

async function push(
  at: TestEndpoint,
  commands: readonly Command[],
): Promise<{ readonly status: number; readonly results: readonly CommandResult[] }> {
  const query = operations.pushCommands;
  const { status, body } = await at.post({ operationName: 'pushCommands', query, variables: { protocol, device, commands } });
  return { status, results: JSON.parse(JSON.stringify(body.data ?? null))?.pushCommands.results ?? [] };
}

describe('a push of as many invitations as it may hold', () => {
  test('[S12] is answered in one request with all of them accepted', async () => {
    const { status, results } = await push(endpoint, invitations(pushLimit.commands));
    expect(status).toBe(200);
    expect(results.map(({ state }) => state)).toEqual(Array.from({ length: pushLimit.commands }, () => 'accepted'));
    expect(await invited()).toBe(pushLimit.commands);
    expect(await office.sql('select distinct xmin::text from command_log where device_id = $1::uuid', [device])).toHaveLength(2);
  });

  test('[S17] refuses those for which the team has no place, each with the sentence', async () => {
    await setMaxUsers(50);
    const { status, results } = await push(endpoint, invitations(pushLimit.commands));
    expect(status).toBe(200);
    // One slot is the administrator's.
    expect(results.filter(({ state }) => state === 'accepted')).toHaveLength(49);
    expect(new Set(results.slice(49).map(({ state, message }) => `${state}: ${message}`))).toEqual(
      new Set([`rejected: ${userTexts.teamFull}`]),
    );
  });

  test('[S1] has the same effect as the same invitations one by one', async () => {
    const world = async () => ({
      numbers: await office.sql(`select kind, seq::int, version from sync_row where stream = 'tenant-admin:' || $1 order by seq`, [
        tenant.id,
      ]),
      people: await office.sql(
        `select is_active, role, invited_by is not null as invited from users where email like '%@' || $1 || '.example'`,
        [tenant.subdomain],
      ),
      mails: await office.sql('select type from effects where tenant_id = $1::uuid', [tenant.id]),
      trail: await office.sql('select action from audit_log where tenant_id = $1::uuid', [tenant.id]),
    });
    const commits = (results: readonly CommandResult[]) => results.map(({ commits }) => commits[`tenant-admin:${tenant.id}`]);
    const apart: CommandResult[] = [];
    for (const one of invitations(5)) apart.push(...(await push(endpoint, [one])).results);
    const expected = { ...(await world()), commits: commits(apart) };

    tenant = await office.tenant();
    endpoint.signIn(await office.caller('tenant_admin', [[tenant, 'tenant_admin']]));
    device = randomUUID();
    const { results } = await push(endpoint, invitations(5));
    expect({ ...(await world()), commits: commits(results) }).toEqual(expected);
  });

  test('invites an address once, however often it comes', async () => {
    const email = `twice@${tenant.subdomain}.example`;
    const { results } = await push(endpoint, [invite(1, email), invite(2, email)]);
    expect(results.map(({ state, code }) => [state, code])).toEqual([
      ['accepted', null],
      ['rejected', 'AlreadyInvited'],
    ]);
  });
});

describe('a push that runs short of time', () => {
  test('[S24] answers what it has done, and the device sends the rest again', async () => {
    const slow = await openTestEndpoint(
      {
        ...office.services,
        db: {
          ...office.services.db,
          inTransaction: async (scope, work) => {
            await wait(150);
            return office.services.db.inTransaction(scope, work);
          },
        },
      },
      { deadlineMs: 1_500 },
    );
    slow.signIn(await office.caller('tenant_admin', [[tenant, 'tenant_admin']]));
    try {
      // Each of them runs alone, because its neighbor is of another kind.
      const commands = invitations(20).flatMap((each, at) => [
        { ...each, seq: 2 * at + 1 },
        command(2 * at + 2, 'calculators.remove', { tenantId: tenant.id, calculatorId: 'unknown' }),
      ]);
      const first = await push(slow, commands);
      expect(first.status).toBe(200);
      const done = first.results.filter(({ state }) => state !== 'retry').length;
      expect(done).toBeGreaterThan(0);
      expect(done).toBeLessThan(commands.length);
      expect(first.results.slice(done).every(({ state, code }) => state === 'retry' && code === 'Unavailable')).toBe(true);
      const second = await push(slow, commands);
      expect(second.results.slice(0, done)).toEqual(first.results.slice(0, done));
      expect(second.results.filter(({ state }) => state !== 'retry').length).toBeGreaterThan(done);
    } finally {
      await slow.close();
    }
  });
});
