import { afterAll, beforeAll, expect, test } from 'vitest';
import { graphqlHeader } from '#contract/sync/operations.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

async function lineOf(call: () => Promise<unknown>): Promise<object> {
  const before = office.logged().length;
  await call();
  await expect.poll(() => office.logged().length).toBeGreaterThan(before);
  return JSON.parse(office.logged().at(-1) ?? '{}');
}

test('the line of a request names its host, the person, and the person’s only tenant', async () => {
  const tenant = await office.tenant();
  const person = await office.person('user', [[tenant, 'user']]);
  const line = await lineOf(() => office.call(person, 'GET', '/api/auth/user'));
  expect(line).toMatchObject({ event: 'request', host: new URL(office.url).host, person: person.id, tenant: tenant.id });
  expect(JSON.stringify(line)).not.toContain(person.email);
});

test('it names no tenant of a person with several, and nobody for a visitor', async () => {
  const [one, two] = [await office.tenant(), await office.tenant()];
  const person = await office.person('user', [
    [one, 'user'],
    [two, 'user'],
  ]);
  const several = await lineOf(() => office.call(person, 'GET', '/api/auth/user'));
  expect(several).toMatchObject({ person: person.id });
  expect(several).not.toHaveProperty('tenant');
  expect(await lineOf(() => office.call(undefined, 'GET', '/api/admin/plans'))).not.toHaveProperty('person');
});

test('a GraphQL request has them, too', async () => {
  const person = await office.person('platform_owner');
  const line = await lineOf(() =>
    office.call(person, 'POST', '/graphql', { query: '{ contact { supportEmail } }' }, { [graphqlHeader]: '1' }),
  );
  expect(line).toMatchObject({ path: '/graphql', status: 200, person: person.id });
});
