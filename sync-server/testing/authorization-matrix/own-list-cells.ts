import { randomUUID } from 'node:crypto';
import { defaultGlobalStyles } from '#contract/pages/landing-pages.ts';
import { apiTokenTexts } from '#contract/people/api-tokens.ts';
import { platformTenantId } from '#server/core/data/tenant-key.ts';
import { tokenPrefix } from '#server/people/api-tokens/token-prefix.ts';
import { hashToken, newToken } from '#server/people/identity/sessions/opaque-token.ts';
import { visitorOf } from '#server/testing/test-caller.ts';
import { ask } from './graphql-matrix.ts';
import { type AskSpecial, callAs, saysAsProblem } from './special-answers.ts';
import type { World } from './world.ts';

/** Lists that leave out the tenants in which a person is a member, but no administrator; and the scopes of a token. */
export const ownListCells: Readonly<Record<string, AskSpecial>> = {
  'landing pages of administered tenants alone': async (world) => {
    const [pageOfA, pageOfB] = [await pageOf(world, world.tenantA), await pageOf(world, world.tenantB)];
    const { text } = await callAs(world, 'user of A and admin of B', 'GET', '/api/tenant/landing-pages');
    return { expected: 'the page of B alone', answered: text, isRight: text.includes(pageOfB) && !text.includes(pageOfA) };
  },

  'cards of the pages of administered tenants alone': async (world) => {
    const [pageOfA, pageOfB] = [await pageOf(world, world.tenantA), await pageOf(world, world.tenantB)];
    const { text } = await callAs(world, 'user of A and admin of B', 'GET', '/api/tenant/page-cards');
    return { expected: 'the page of B alone', answered: text, isRight: text.includes(pageOfB) && !text.includes(pageOfA) };
  },

  'cards of the pages of the platform, for a platform owner': async (world) => {
    const id = await pageOf(world, platformTenantId);
    const { text } = await callAs(world, 'platform owner', 'GET', '/api/tenant/page-cards');
    return { expected: 'the page of the platform', answered: text, isRight: text.includes(id) };
  },

  'no picture of a page of a tenant in which a person is no administrator': async (world) => {
    const id = await pageOf(world, world.tenantA);
    const { status } = await callAs(world, 'user of A and admin of B', 'GET', `/api/landing-pages/${id}/picture`);
    return { expected: '403', answered: String(status), isRight: status === 403 };
  },

  'A/B tests of administered tenants alone': async (world) => {
    const [testOfA, testOfB] = [await testOf(world, world.tenantA), await testOf(world, world.tenantB)];
    const { text } = await callAs(world, 'user of A and admin of B', 'GET', '/api/tenant/ab-tests');
    return { expected: 'the test of B alone', answered: text, isRight: text.includes(testOfB) && !text.includes(testOfA) };
  },

  'A/B tests of all tenants, for a platform owner': async (world) => {
    const id = await testOf(world, world.tenantA);
    const { text } = await callAs(world, 'platform owner', 'GET', '/api/tenant/ab-tests');
    return { expected: 'the test of A', answered: text, isRight: text.includes(id) };
  },

  'teams of administered tenants alone, from the rows of tenants': async (world) => {
    const principal = world.principals.find(({ name }) => name === 'user of A and admin of B');
    const query = '{ myTenantsConnection { edges { node { id team { totalCount } } } } }';
    const { json } = principal === undefined ? { json: undefined } : await ask(principal, query, {});
    const text = JSON.stringify(json);
    const refused = text.includes(`{"id":"${world.tenantA}","team":null}`);
    const given = text.includes(`{"id":"${world.tenantB}","team":{"totalCount":`);
    return { expected: 'the team of B alone', answered: text, isRight: refused && given };
  },

  'leads of administered tenants alone': async (world) => {
    const id = await leadOfA(world);
    const { text } = await callAs(world, 'user of A and admin of B', 'GET', '/api/tenant/leads');
    return { expected: 'no lead of A', answered: text, isRight: !text.includes(id) };
  },

  'a call outside the scopes of an API token': async (world) =>
    saysAsProblem(await callWithToken(world, { scopes: ['team:read'] }, { offlineDays: 3 }), 403, apiTokenTexts.scope),

  'a call outside the scopes of an API token, with a wrong input': async (world) =>
    saysAsProblem(await callWithToken(world, { scopes: ['team:read'] }, { offlineDays: 'three' }), 403, apiTokenTexts.scope),
};

async function pageOf({ server }: World, tenantId: string): Promise<string> {
  const id = randomUUID();
  const config = { name: 'Page', components: [], globalStyles: defaultGlobalStyles, seo: {} };
  await server.services.db.inTransaction({ as: 'platform' }, (tx) =>
    tx.landingPage.create({ data: { id, tenantId, name: 'Page', config } }),
  );
  return id;
}

async function testOf(world: World, tenantId: string): Promise<string> {
  const landingPageId = await pageOf(world, tenantId);
  const id = randomUUID();
  const variant = (isControl: boolean) => ({ id: randomUUID(), name: 'Version', config: {}, isControl });
  await world.server.services.db.inTransaction({ as: 'platform' }, (tx) =>
    tx.abTest.create({ data: { id, tenantId, name: 'Test', landingPageId, variants: { create: [variant(true), variant(false)] } } }),
  );
  return id;
}

async function leadOfA(world: World): Promise<string> {
  const landingPageId = await pageOf(world, world.tenantA);
  const id = randomUUID();
  await world.server.services.db.inTransaction({ as: 'platform' }, (tx) =>
    tx.formSubmission.create({ data: { id, tenantId: world.tenantA, landingPageId, componentId: 'form', values: {} } }),
  );
  return id;
}

/** Writes the settings of the tenant as a program of tenant A does. */
async function callWithToken({ server, principals, tenantA }: World, { scopes }: { readonly scopes: string[] }, body: object) {
  const { db, randomBytes } = server.services;
  const createdBy = principals.find(({ name }) => name === 'admin of A')?.caller.userId ?? null;
  const secret = newToken(randomBytes);
  await db.inTransaction({ as: 'platform' }, (tx) =>
    tx.apiToken.create({ data: { id: randomUUID(), tenantId: tenantA, name: 'Token', tokenHash: hashToken(secret), scopes, createdBy } }),
  );
  return visitorOf(server).call('PUT', '/api/tenant/settings', body, { authorization: `Bearer ${tokenPrefix}${secret}` });
}
