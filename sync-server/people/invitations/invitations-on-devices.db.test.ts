import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { graphqlHeader, operations } from '#contract/sync/operations.ts';
import { command } from '#server/testing/queued-commands.ts';
import { type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';

let office: Office;
let owner: OfficePerson;
let acme: OfficeTenant;
let birch: OfficeTenant;
let admin: OfficePerson;
let member: OfficePerson;
let stranger: OfficePerson;

beforeAll(async () => {
  office = await openOffice();
  owner = await office.person('platform_owner');
});
afterAll(() => office.close());
beforeEach(async () => {
  acme = await office.tenant();
  birch = await office.tenant();
  admin = await office.person('tenant_admin', [[acme, 'tenant_admin']]);
  member = await office.person('user', [[acme, 'user']]);
  stranger = await office.person('tenant_admin', [[birch, 'tenant_admin']]);
});

const address = (): string => `${randomUUID()}@invited.example`;
const invite = async (who: OfficePerson, email: string, tenant = acme): Promise<string> =>
  JSON.parse((await office.call(who, 'POST', `/api/admin/tenants/${tenant.id}/users/invite`, { email, role: 'user' })).text).id;

describe('devices', () => {
  const graphql = async (who: OfficePerson, name: 'pushCommands' | 'pull', variables: object): Promise<unknown> => {
    const said = await office.call(who, 'POST', '/graphql', { query: operations[name], variables }, { [graphqlHeader]: '1' });
    return JSON.parse(said.text).data?.[name] ?? said.text;
  };
  const push = (who: OfficePerson, types: readonly (readonly [string, Record<string, unknown>])[]) => {
    const createdAt = office.services.clock().toISOString();
    const commands = types.map(([type, args], at) => command(at + 1, type, args, { createdAt }));
    return graphql(who, 'pushCommands', { protocol: 1, device: randomUUID(), commands });
  };

  test('queued changes of people and invitations are applied as the calls are', async () => {
    const id = randomUUID();
    expect(await push(admin, [['invitations.invite', { id, tenantId: acme.id, email: address(), role: 'user' }]])).toMatchObject({
      results: [{ state: 'accepted' }],
    });
    expect(
      await push(owner, [
        ['invitations.resend', { id }],
        ['invitations.cancel', { id, status: 'cancelled' }],
        ['users.deactivate', { id: member.id }],
        ['users.activate', { id: member.id }],
        ['users.role', { id: member.id, role: 'tenant_admin' }],
        ['invitations.massInvite', { tenantId: acme.id, invitations: [{ email: address() }] }],
        ['invitations.cancel', { id, status: 'cancelled' }],
      ]),
    ).toMatchObject({
      results: [...Array.from({ length: 6 }, () => ({ state: 'accepted' })), { state: 'rejected', code: 'NotPending' }],
    });
    expect(await push(stranger, [['users.deactivate', { id: member.id }]])).toMatchObject({
      results: [{ state: 'rejected', code: 'NotFound' }],
    });
  });

  test('[R-ENT-03] people and invitations replicate to the owner and to the administrators of their tenant, without tokens', async () => {
    const email = address();
    const heads = await office.sql<{ stream: string; seq: number; epoch: string }>(
      'select stream, head::int as seq, epoch::text from stream_head',
    );
    const id = await invite(admin, email);
    await office.mailedToken(email);
    const pulled = async (who: OfficePerson, stream: string) => {
      const checkpoint = heads.find((head) => head.stream === stream) ?? { stream, seq: 0, epoch: null };
      return JSON.stringify(await graphql(who, 'pull', { protocol: 1, follow: [], checkpoints: [checkpoint] }));
    };
    for (const [who, stream] of [
      [owner, 'owner'],
      [admin, `tenant-admin:${acme.id}`],
    ] as const) {
      const text = await pulled(who, stream);
      expect([text.includes(id), text.includes(email)]).toEqual([true, true]);
      expect(text).not.toMatch(/verificationToken|verification_token/);
    }
    expect(await pulled(member, `tenant-admin:${acme.id}`)).not.toContain(email);
  });
});
