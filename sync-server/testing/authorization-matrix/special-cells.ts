import { randomUUID } from 'node:crypto';
import { planRights } from '#contract/money/plan-rights.ts';
import { accessTexts } from '#contract/people/access.ts';
import { impersonationTexts } from '#contract/people/impersonation.ts';
import { userTexts } from '#contract/people/users.ts';
import { operations } from '#contract/sync/operations.ts';
import { platformTenantId } from '#server/core/data/tenant-key.ts';
import { signedIn } from '#server/testing/test-caller.ts';
import { ask } from './graphql-matrix.ts';
import { ownListCells } from './own-list-cells.ts';
import { type AskSpecial, callAs, says } from './special-answers.ts';
import { unnamedTenantCells } from './unnamed-tenant-cells.ts';
import type { World } from './world.ts';

const exports = new WeakMap<World['server'], string>();

/** Situations beyond a person and an object: the extent of a list, and the tenant meant by a call that names none. */
export const specialCells: Readonly<Record<string, AskSpecial>> = {
  ...unnamedTenantCells,
  ...ownListCells,

  'a setting that does not exist': async (world) =>
    says(await callAs(world, 'platform owner', 'GET', '/api/admin/settings/nothing'), 404, accessTexts.notFound),
  'writing a setting that does not exist': async (world) =>
    says(await callAs(world, 'platform owner', 'PUT', '/api/admin/settings/nothing', { value: {} }), 404, accessTexts.notFound),

  'viewing as nobody': async (world) =>
    says(
      await callAs(world, 'platform owner', 'POST', '/api/admin/impersonation', { userId: randomUUID(), reason: 'Ticket' }),
      404,
      accessTexts.notFound,
    ),
  'viewing as a platform owner': async (world) => {
    const { userId = '' } = await signedIn(world.server, { role: 'platform_owner' });
    const answer = await callAs(world, 'platform owner', 'POST', '/api/admin/impersonation', { userId, reason: 'Ticket' });
    return says(answer, 403, impersonationTexts.ownerRefused);
  },

  'plans that are not offered': async (world) => {
    const id = randomUUID();
    await world.server.services.db.query({ as: 'platform' }, 'insert into plans (id, name, is_active) values ($1::uuid, $2, false)', [
      id,
      'Hidden',
    ]);
    const { text } = await callAs(world, 'user of A', 'GET', '/api/admin/plans');
    return { expected: 'no hidden plan', answered: text.includes(id) ? 'a hidden plan' : 'no hidden plan', isRight: !text.includes(id) };
  },

  'a template that is a draft': async (world) => {
    const id = randomUUID();
    await world.server.services.db.query({ as: 'platform' }, 'insert into templates (id, name, is_active) values ($1::uuid, $2, false)', [
      id,
      'Draft',
    ]);
    const { status } = await callAs(world, 'user of A', 'GET', `/api/template-preview/${id}`);
    return { expected: '404', answered: String(status), isRight: status === 404 };
  },

  'figures of administered tenants alone': async (world) => {
    const { json } = await callAs(world, 'user of A and admin of B', 'GET', '/api/admin/stats');
    const total: unknown = Reflect.get(Object(json), 'totalTenants');
    return { expected: '1 tenant', answered: `${String(total)} tenants`, isRight: total === 1 };
  },

  'the billing address of a tenant': async (world) => {
    const { tenantA, server } = world;
    await server.services.db.query({ as: 'platform' }, `update tenants set billing_email = 'bill@a.example' where id = $1::uuid`, [
      tenantA,
    ]);
    const { text } = await callAs(world, 'user of A', 'GET', `/api/tenant/info?tenant=${tenantA}`);
    return { expected: 'none', answered: text, isRight: text.includes('"billingEmail":null') };
  },

  'the reason for which the card service has refused a refund': async (world) => {
    const { tenantA, server } = world;
    const note = { number: `CN-${randomUUID()}`, refundProblem: 'charge_disputed' };
    const paid = { kind: 'credit_note', amount: '-49.00', status: 'paid', paidAt: server.services.clock() } as const;
    await server.services.db.inTransaction({ as: 'platform' }, (tx) =>
      tx.invoice.create({ data: { id: randomUUID(), tenantId: tenantA, ...paid, ...note } }),
    );
    const { text } = await callAs(world, 'admin of A', 'GET', `/api/tenant/billing?tenant=${tenantA}`);
    return { expected: 'the note alone', answered: text, isRight: text.includes(note.number) && !text.includes(note.refundProblem) };
  },

  'a domain on a plan without domains': async (world) => {
    const { tenantB, server } = world;
    const planId = randomUUID();
    await server.services.db.query({ as: 'platform' }, 'insert into plans (id, name) values ($1::uuid, $2)', [planId, 'Small']);
    await server.services.db.query({ as: 'platform' }, 'update tenants set plan_id = $2::uuid where id = $1::uuid', [tenantB, planId]);
    const answer = await callAs(world, 'admin of B', 'POST', '/api/tenant/domains', { domain: `d-${randomUUID()}.example` });
    return says(answer, 403, planRights.customDomain.lacking);
  },

  'a subscription for a tenant that somebody else administers': async (world) => {
    const newer = await world.newTenant();
    const split = await signedIn(world.server, {
      role: 'tenant_admin',
      memberships: [
        [world.tenantA, 'tenant_admin'],
        [newer, 'user'],
      ],
    });
    return says(await split.call('POST', '/api/create-subscription', {}), 403, accessTexts.forbidden);
  },

  'a refused command for a tenant of others, kept without it': async (world) => {
    const id = await pushForOtherTenant(world);
    const [kept] = await world.server.services.db.query({ as: 'platform' }, 'select tenant_id from command_log where id = $1::uuid', [id]);
    const tenantId: unknown = Reflect.get(Object(kept), 'tenant_id');
    // No tenant is stored as that of the platform.
    const isUnowned = tenantId === platformTenantId;
    return { expected: 'no tenant', answered: isUnowned ? 'no tenant' : String(tenantId), isRight: isUnowned };
  },

  'settings of the tenant that is administered, where a newer one is not': async (world) => {
    const newer = await world.newTenant();
    const split = await signedIn(world.server, {
      role: 'tenant_admin',
      memberships: [
        [world.tenantA, 'tenant_admin'],
        [newer, 'user'],
      ],
    });
    const { status, json } = await split.call('PUT', '/api/tenant/settings', { offlineDays: 3 });
    const tenantId: unknown = Reflect.get(Object(json), 'tenantId');
    return { expected: '200', answered: String(status), isRight: status === 200 && tenantId === world.tenantA };
  },

  'taking a platform owner off a team': async (world) =>
    says(await callAs(world, 'admin of A', 'DELETE', `/api/admin/users/${await ownerIn(world)}`), 403, userTexts.ownerOnly),
  'deactivating a platform owner': async (world) =>
    says(await callAs(world, 'admin of A', 'PUT', `/api/admin/users/${await ownerIn(world)}/deactivate`, {}), 403, userTexts.ownerOnly),

  // Errors in a script are reported only to people who may import one, so only a valid script tests the permission.
  'a good export, taken in by an admin of a tenant': async (world) => {
    const migrationSQL = await exportOnce(world);
    return says(
      await callAs(world, 'admin of A', 'POST', '/api/admin/run-production-migration', { migrationSQL }),
      403,
      accessTexts.forbidden,
    );
  },

  'deactivating somebody of another team, too': async (world) => {
    const person = await signedIn(world.server, {
      role: 'user',
      memberships: [
        [world.tenantA, 'user'],
        [world.tenantC, 'user'],
      ],
    });
    return says(await callAs(world, 'admin of A', 'PUT', `/api/admin/users/${person.userId}/deactivate`, {}), 403, userTexts.elsewhereToo);
  },
};

/** An export of the server while it is small: each further world adds rows to it, until it is too large for a request. */
async function exportOnce(world: World): Promise<unknown> {
  const known = exports.get(world.server);
  if (known !== undefined) return known;
  const { json } = await callAs(world, 'platform owner', 'POST', '/api/admin/migrate-to-production', {});
  const script: unknown = Reflect.get(Object(json), 'sqlScript');
  if (typeof script !== 'string') throw new Error('The platform owner got no export.');
  exports.set(world.server, script);
  return script;
}

/** Sends a command for tenant A by an administrator of B. Returns its id. */
async function pushForOtherTenant(world: World): Promise<string> {
  const id = randomUUID();
  const command = {
    id,
    seq: 1,
    type: 'calculators.add',
    v: 1,
    args: { tenantId: world.tenantA, calculatorId: world.calculatorId },
    tenantId: world.tenantA,
    dependsOn: [],
    createdAt: world.server.services.clock().toISOString(),
  };
  const pushed = { protocol: 1, device: randomUUID(), commands: [command] };
  const principal = world.principals.find(({ name }) => name === 'admin of B');
  if (principal !== undefined) await ask(principal, operations.pushCommands, pushed);
  return id;
}

async function ownerIn({ server, tenantA }: World): Promise<string> {
  const { userId } = await signedIn(server, { role: 'platform_owner', memberships: [[tenantA, 'user']] });
  return userId ?? '';
}
