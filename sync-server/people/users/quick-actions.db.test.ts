import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quickActionsLimit } from '#contract/people/quick-actions.ts';
import { graphqlHeader, operations } from '#contract/sync/operations.ts';
import { protocol } from '#contract/sync/sync.ts';
import { json, type Office, type OfficePerson, openOffice } from '#server/testing/test-office.ts';

let office: Office;
let ann: OfficePerson;

beforeAll(async () => {
  office = await openOffice();
  const tenant = await office.tenant();
  ann = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
});
afterAll(() => office.close());

const users = { path: '/admin/users', label: 'Team Management', icon: 'users' };
const domains = { path: '/admin/domains', label: 'Domains', icon: 'domains' };

async function graphql(query: string, variables: Readonly<Record<string, unknown>>): Promise<string> {
  return (await office.call(ann, 'POST', '/graphql', { query, variables }, { [graphqlHeader]: '1' })).text;
}

function pushFrom(device: string, seq: number, quickActions: readonly unknown[]): Promise<string> {
  const command = {
    id: randomUUID(),
    seq,
    type: 'preferences.quickActions',
    v: 1,
    tenantId: null,
    args: { personId: ann.id, quickActions },
  };
  return graphql(operations.pushCommands, {
    protocol,
    device,
    commands: [{ ...command, dependsOn: [], createdAt: new Date().toISOString() }],
  });
}

const pulled = () => graphql(operations.pull, { protocol, checkpoints: [], follow: [] });

test('quick actions that one device queued appear on the other, and the last device to write decides', async () => {
  const [desk, tablet] = [randomUUID(), randomUUID()];
  expect(await pushFrom(desk, 1, [users])).toContain('"accepted"');
  expect(await pulled()).toContain(JSON.stringify({ quickActions: [users] }).slice(1, -1));
  expect(await pushFrom(tablet, 1, [domains, users])).toContain('"accepted"');
  expect(await pulled()).toContain(JSON.stringify({ quickActions: [domains, users] }).slice(1, -1));
});

test('a ninth quick action, and an address outside the app, are refused', async () => {
  const many = Array.from({ length: quickActionsLimit + 1 }, (_, at) => ({ ...users, path: `/admin/${at}` }));
  for (const quickActions of [many, [{ ...users, path: 'https://elsewhere.example' }], [{ ...users, path: '//elsewhere.example' }]]) {
    expect((await office.call(ann, 'PUT', '/api/auth/quick-actions', { quickActions })).status).toBe(400);
  }
});

test('a person’s quick actions do not change another person’s', async () => {
  const other = await office.person('user');
  const saved = await office.call(other, 'PUT', '/api/auth/quick-actions', { personId: ann.id, quickActions: [] });
  expect(json(saved)).toEqual({ quickActions: [] });
  expect(await office.sql('select preferences from users where id = $1::uuid', [ann.id])).not.toEqual([
    { preferences: { quickActions: [] } },
  ]);
});
