import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessTexts } from '#contract/people/access.ts';
import { graphqlHeader, operations } from '#contract/sync/operations.ts';
import { codeHeader } from '#contract/values/outcome.ts';
import { sessionLife } from '#server/people/identity/sessions/sessions.ts';
import { command } from '#server/testing/queued-commands.ts';
import { type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';

let office: Office;
let owner: OfficePerson;
let acme: OfficeTenant;

beforeAll(async () => {
  office = await openOffice();
  owner = await office.person('platform_owner');
  acme = await office.tenant({ name: 'Acme' });
});
afterAll(() => office.close());

type Contact = (who: OfficePerson) => Promise<readonly [status: number, code: unknown, sentence: unknown]>;

const overGraphql =
  (name: 'pull' | 'pushCommands', variables: () => object): Contact =>
  async (who) => {
    const body = { query: operations[name], variables: variables() };
    const { status, text } = await office.call(who, 'POST', '/graphql', body, { [graphqlHeader]: '1' });
    const [error] = JSON.parse(text).errors ?? [];
    return [status, error?.extensions?.code, error?.message];
  };
const contacts: readonly (readonly [name: string, contact: Contact])[] = [
  ['a pull', overGraphql('pull', () => ({ protocol: 1, checkpoints: [], follow: [] }))],
  [
    'a push',
    overGraphql('pushCommands', () => ({
      protocol: 1,
      device: randomUUID(),
      commands: [command(1, 'calculators.add', { id: 'x' }, { createdAt: office.services.clock().toISOString() })],
    })),
  ],
  [
    'the question who is signed in',
    async (who) => {
      const { status, text, headers } = await office.call(who, 'GET', '/api/auth/user');
      return [status, headers.get(codeHeader), text];
    },
  ],
];
const wiped = [403, 'UserDeactivated', accessTexts.deleted];
const visitor = [401, 'Unauthorized', accessTexts.unauthorized];

test.each(contacts)('%s after the person was deleted says so with the code that wipes the device', async (_name, contact) => {
  const person = await office.person('user', [[acme, 'user']]);
  const gone = await office.person('user', [[acme, 'user']]);
  expect((await office.call(owner, 'DELETE', `/api/admin/users/${gone.id}`)).status).toBe(200);
  expect(await contact(gone)).toEqual(wiped);
  expect((await contact(person))[0]).toBe(200);
});

test('a person who is deleted with the last team is told, too, and one who leaves one team of two goes on', async () => {
  const birch = await office.tenant();
  const admin = await office.person('tenant_admin', [[acme, 'tenant_admin']]);
  const gone = await office.person('user', [[acme, 'user']]);
  const both = await office.person('user', [
    [acme, 'user'],
    [birch, 'user'],
  ]);
  for (const { id } of [gone, both]) expect((await office.call(admin, 'DELETE', `/api/admin/users/${id}`)).status).toBe(200);
  for (const [, contact] of contacts) {
    expect(await contact(gone)).toEqual(wiped);
    expect((await contact(both))[0]).toBe(200);
  }
});

test('people who are deleted with their tenant are told, and visitors again once it is restored', async () => {
  const cedar = await office.tenant();
  const gone = await office.person('user', [[cedar, 'user']]);
  expect((await office.call(owner, 'DELETE', `/api/admin/tenants/${cedar.id}/delete-with-users`)).status).toBe(200);
  for (const [, contact] of contacts) expect(await contact(gone)).toEqual(wiped);
  expect((await office.call(owner, 'POST', `/api/admin/tenants/${cedar.id}/restore`)).status).toBe(200);
  for (const [, contact] of contacts) expect(await contact(gone)).toEqual(visitor);
});

test('a device that returns within the longest life of a session is told; the record for that is deleted afterwards', async () => {
  const gone = await office.person('user', [[acme, 'user']]);
  await office.call(owner, 'DELETE', `/api/admin/users/${gone.id}`);
  const deletedAt = office.services.clock().getTime();
  const [[, contact] = ['', async () => []]] = contacts;
  office.setClock(new Date(deletedAt + sessionLife.absoluteMs - 60_000));
  await office.sweep();
  expect(await contact(gone)).toEqual(wiped);
  office.setClock(new Date(deletedAt + sessionLife.absoluteMs + 60_000));
  await office.sweep();
  expect(await contact(gone)).toEqual(visitor);
  office.setClock(new Date());
});
