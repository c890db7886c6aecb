import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { graphqlHeader, operations } from '#contract/sync/operations.ts';
import { protocol } from '#contract/sync/sync.ts';
import { json, type Office, type OfficePerson, openOffice } from '#server/testing/test-office.ts';

let office: Office;
let ann: OfficePerson;

beforeAll(async () => {
  office = await openOffice();
  const tenant = await office.tenant();
  ann = await office.person('user', [[tenant, 'user']]);
});
afterAll(() => office.close());

async function graphql(query: string, variables: Readonly<Record<string, unknown>>): Promise<string> {
  return (await office.call(ann, 'POST', '/graphql', { query, variables }, { [graphqlHeader]: '1' })).text;
}

test('the language that one device queued appears on the other', async () => {
  const command = { id: randomUUID(), seq: 1, type: 'preferences.language', v: 1, tenantId: null, dependsOn: [] };
  const commands = [{ ...command, args: { personId: ann.id, language: 'de' }, createdAt: new Date().toISOString() }];
  expect(await graphql(operations.pushCommands, { protocol, device: randomUUID(), commands })).toContain('"accepted"');
  expect(await graphql(operations.pull, { protocol, checkpoints: [], follow: [] })).toContain('"language":"de"');
});

test('a language that the app does not speak is refused, and none at all leaves the choice to the firm', async () => {
  expect((await office.call(ann, 'PUT', '/api/auth/language', { language: 'fr' })).status).toBe(400);
  expect(json(await office.call(ann, 'PUT', '/api/auth/language', { language: null }))).toEqual({ language: null });
});

test('a person’s language does not change another person’s', async () => {
  const other = await office.person('user');
  await office.call(other, 'PUT', '/api/auth/language', { personId: ann.id, language: 'de' });
  expect(await office.sql("select preferences->'language' as language from users where id = $1::uuid", [ann.id])).not.toEqual([
    { language: 'de' },
  ]);
});
