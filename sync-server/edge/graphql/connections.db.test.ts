import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { graphqlHeader } from '#contract/sync/operations.ts';
import { httpTexts } from '#server/core/http/http-texts.ts';
import { type Office, type OfficePerson, openOffice } from '#server/testing/test-office.ts';

let office: Office;
let owner: OfficePerson;

beforeAll(async () => {
  office = await openOffice();
  for (let tenants = 0; tenants < 5; tenants += 1) await office.tenant();
  // Two rows of one moment: their ids decide.
  await office.sql(`update tenants set created_at = '2026-01-01'`);
  owner = await office.person('platform_owner');
});
afterAll(() => office.close());

async function ask(query: string, variables: object = {}) {
  return JSON.parse((await office.call(owner, 'POST', '/graphql', { query, variables }, { [graphqlHeader]: '1' })).text);
}

const lists = [
  ['tenants', 'paged by the database'],
  ['plans', 'paged in memory'],
] as const;
const pageOf = (list: string) => `query ($first: Int, $after: String) { ${list}Connection(first: $first, after: $after) {
  edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount } }`;

describe.each(lists)('the connection of %s, which is %s', (list) => {
  const page = async (variables: object) => (await ask(pageOf(list), variables)).data[`${list}Connection`];
  const idsOf = ({ edges }: { edges: { node: { id: string } }[] }) => edges.map(({ node }) => node.id);

  test('has the rows of the list, page after page, each once and in the same order', async () => {
    const whole = (await ask(`{ ${list} { rows { id } total } }`)).data[list];
    const found: string[] = [];
    let last = await page({ first: 2 });
    expect([last.pageInfo.hasPreviousPage, last.totalCount]).toEqual([false, whole.total]);
    found.push(...idsOf(last));
    while (last.pageInfo.hasNextPage) {
      last = await page({ first: 2, after: last.pageInfo.endCursor });
      expect(last.pageInfo.hasPreviousPage).toBe(true);
      found.push(...idsOf(last));
    }
    expect(found).toEqual(whole.rows.map(({ id }: { id: string }) => id));
  });

  test('goes on after the cursor of any edge, not only of the last one', async () => {
    const first = await page({ first: 3 });
    const after = await page({ first: 3, after: first.edges[0].cursor });
    expect(idsOf(after).slice(0, 2)).toEqual(idsOf(first).slice(1));
    expect(first.pageInfo).toMatchObject({ startCursor: first.edges[0].cursor, endCursor: first.edges[2].cursor });
  });

  test.each([{ first: 0 }, { first: 201 }, { after: 'nonsense' }])('refuses %j with a code', async (variables) => {
    expect((await ask(pageOf(list), variables)).errors).toMatchObject([{ extensions: { code: 'InputInvalid' } }]);
  });
});

describe('the limits of a request', () => {
  test('count the rows of connections, wherever they hang', async () => {
    const nested = 'query ($n: Int!) { tenantsConnection(first: 5) { edges { node { invitations(first: $n) { totalCount } } } } }';
    expect(await ask(nested, { n: 199 })).not.toHaveProperty('errors');
    const { errors } = await ask(nested, { n: 200 });
    expect(errors).toMatchObject([{ message: httpTexts.tooManyRows(1_000), extensions: { code: 'InputInvalid' } }]);
  });

  test('count the fields of an edge as often as a list has entries, and its levels', async () => {
    const wide = `{ tenantsConnection { edges { node { ${'id '.repeat(95)} } } } }`;
    expect((await ask(wide)).errors[0].message).toMatch(/^The query costs \d+, and at most 1000 is answered\.$/);
    const people = 'users(first: 1) { edges { node { id } } }';
    expect(await ask(`{ tenantsConnection(first: 1) { edges { node { ${people} } } } }`)).not.toHaveProperty('errors');
    const deep =
      '{ invitationsConnection { edges { node { tenant { invitations { edges { node { inviter { memberships { tenantId } } } } } } } } } }';
    expect((await ask(deep)).errors[0].message).toBe('The query is nested more than 8 levels deep.');
  });
});
