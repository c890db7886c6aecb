import { randomUUID } from 'node:crypto';
import type { MemberRole, Role } from '#contract/people/roles.ts';
import type { NewPerson } from '#server/testing/office-people.ts';
import { signedIn, type TestCaller, visitorOf } from '#server/testing/test-caller.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';
import { type MatrixObject, makeObject, type Relation } from './objects.ts';

/**
 * The nine kinds of callers, plus one whose tenant accepts no changes, one without a tenant, and one whose session is on a tenant's own
 * domain.
 */
export const principalNames = [
  'nobody',
  'expired session',
  'deactivated user of A',
  'user of A',
  'second user of A',
  'admin of A',
  'admin of B',
  'user of A and admin of B',
  'admin of a suspended tenant',
  'member of nothing',
  'platform owner',
  'admin of A and B on a domain of A',
] as const;
export type PrincipalName = (typeof principalNames)[number];

export interface Principal {
  readonly name: PrincipalName;
  readonly caller: TestCaller;
  /** The rights of the session. */
  readonly session: 'none' | 'refused' | 'valid';
  readonly role: Role;
  readonly memberships: readonly (readonly [tenantId: string, role: MemberRole])[];
  /** The tenant accepts no changes. */
  readonly isSuspended?: true;
}

export interface World {
  readonly server: Office;
  readonly tenantA: string;
  readonly tenantB: string;
  /** None of the nine callers belongs to it. */
  readonly tenantC: string;
  readonly calculatorId: string;
  readonly principals: readonly Principal[];
  readonly newTenant: () => Promise<string>;
  /** Objects that no call changes, because no admitted caller names them. */
  readonly objects: (kind: string, principal: Principal, relation: Relation) => Promise<MatrixObject>;
}

export async function createWorld(): Promise<World> {
  const server = await openOffice({ environment: { MIGRATION_IMPORT: 'on' } });
  await server.services.db.inTransaction({ as: 'platform' }, (tx) =>
    tx.calculator.createMany({
      data: [calculatorId, 'first-choice'].map((id) => ({
        id,
        title: id,
        description: '',
        category: 'loans',
        suite: 'financial',
        icon: 'c',
      })),
    }),
  );
  await server.sql(`insert into scheduled_jobs (name, next_at) values ('mails', now())`);
  return peopleWorld(server);
}

const calculatorId = 'loan-payment';

/** Other tenants and people on the same server, to detect the effects of wrongly admitted calls. */
export async function peopleWorld(server: Office): Promise<World> {
  const newTenant = tenantMaker(server);
  const [tenantA, tenantB, tenantC, suspended] = await Promise.all([newTenant(), newTenant(), newTenant(), newTenant()]);
  await server.services.db.query({ as: 'platform' }, `update tenants set status = 'suspended' where id = $1::uuid`, [suspended]);
  const principals = await Promise.all([
    ...principalsWithoutRights(server, tenantA),
    ...signedInPrincipals(server, { tenantA, tenantB, suspended }),
    principalOnOwnDomain(server, tenantA, tenantB),
  ]);
  const kept = new Map<string, Promise<MatrixObject>>();
  const world: World = {
    server,
    tenantA,
    tenantB,
    tenantC,
    calculatorId,
    principals,
    newTenant,
    objects: (kind, principal, relation) => {
      const key = `${kind}, ${principal.name}, ${relation}`;
      const object = kept.get(key) ?? makeObject(world, kind, principal, relation);
      kept.set(key, object);
      return object;
    },
  };
  return world;
}

/** Creates tenants that are past their first setup, in which any member may add calculators. Each is a second younger than the one before. */
function tenantMaker({ services: { db, clock } }: Office): () => Promise<string> {
  let tenants = 0;
  return async () => {
    const id = randomUUID();
    const longAgo = new Date(clock().getTime() - 90 * 24 * 3_600_000 + tenants * 1000);
    tenants += 1;
    await db.query(
      { as: 'platform' },
      `with t as (insert into tenants (id, name, subdomain, created_at) values ($1::uuid, 'Tenant', $2, $3::timestamptz) returning id)
       insert into tenant_calculators (tenant_id, calculator_id, added_at) select id, 'first-choice', $3::timestamptz from t`,
      [id, `t-${id.slice(0, 18)}`, longAgo],
    );
    return id;
  };
}

type Person = Pick<Principal, 'role' | 'memberships' | 'isSuspended'>;

const userOf = (tenantId: string): Person => ({ role: 'user', memberships: [[tenantId, 'user']] });
const adminOf = (tenantId: string): Person => ({ role: 'tenant_admin', memberships: [[tenantId, 'tenant_admin']] });

function principalsWithoutRights(server: Office, tenantA: string): readonly (Principal | Promise<Principal>)[] {
  const userOfA = userOf(tenantA);
  const withSession = async (name: PrincipalName, session: Principal['session'], person: Partial<NewPerson>): Promise<Principal> => ({
    name,
    ...userOfA,
    caller: await signedIn(server, { ...userOfA, ...person }),
    session,
  });
  return [
    { name: 'nobody', ...userOfA, memberships: [], caller: visitorOf(server), session: 'none' },
    withSession('expired session', 'none', { expired: true }),
    withSession('deactivated user of A', 'refused', { isActive: false }),
  ];
}

interface Tenants {
  readonly tenantA: string;
  readonly tenantB: string;
  readonly suspended: string;
}

function signedInPrincipals(server: Office, { tenantA, tenantB, suspended }: Tenants): readonly Promise<Principal>[] {
  const valid = async (name: PrincipalName, person: Person): Promise<Principal> => ({
    name,
    ...person,
    caller: await signedIn(server, person),
    session: 'valid',
  });
  const memberOfBoth = [...userOf(tenantA).memberships, ...adminOf(tenantB).memberships];
  return [
    valid('user of A', userOf(tenantA)),
    valid('second user of A', userOf(tenantA)),
    valid('admin of A', adminOf(tenantA)),
    valid('admin of B', adminOf(tenantB)),
    valid('user of A and admin of B', { role: 'tenant_admin', memberships: memberOfBoth }),
    valid('admin of a suspended tenant', { ...adminOf(suspended), isSuspended: true }),
    valid('member of nothing', { role: 'user', memberships: [] }),
    valid('platform owner', { role: 'platform_owner', memberships: [] }),
  ];
}

/** On a tenant's own domain every session has that tenant's rights and no others. */
async function principalOnOwnDomain(server: Office, tenantA: string, tenantB: string): Promise<Principal> {
  const domain = `${tenantA}.example`;
  await server.services.db.query(
    { as: 'platform' },
    `insert into tenant_domains (id, tenant_id, domain, state, proof, verified_at) values ($1::uuid, $2::uuid, $3, 'valid', 'x', now())`,
    [randomUUID(), tenantA, domain],
  );
  const memberships = [...adminOf(tenantA).memberships, ...adminOf(tenantB).memberships];
  const caller = await signedIn(server, { role: 'tenant_admin', memberships, on: { domain, tenantId: tenantA } });
  return { name: 'admin of A and B on a domain of A', ...adminOf(tenantA), caller, session: 'valid' };
}
