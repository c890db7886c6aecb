import { randomUUID } from 'node:crypto';
import type { MemberRole, Role, TenantStatus } from '#contract/people/roles.ts';
import type { Caller } from '#server/core/access/caller.ts';
import { hashToken, newToken } from '#server/people/identity/sessions/opaque-token.ts';
import type { OfficePerson, OfficeTenant } from './test-office.ts';
import type { TestServer } from './test-server.ts';

export interface NewTenant {
  readonly name?: string;
  readonly status?: TenantStatus;
  readonly createdAt?: Date;
  /** Of people, by its plan. */
  readonly maxUsers?: number;
  /** Of calculators, by its plan. */
  readonly limit?: number | null;
}

export interface NewPerson {
  readonly role: Role;
  readonly memberships?: readonly (readonly [tenantId: string, role: MemberRole])[];
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly isActive?: boolean;
  /** Milliseconds since the sign-in. */
  readonly signedInMsAgo?: number;
  /** True for an expired session. */
  readonly expired?: boolean;
  /** The tenant's own domain of the session. */
  readonly on?: { readonly domain: string; readonly tenantId: string };
}

/** Adds a tenant with a plan of its own. */
export async function addTenant({ services: { db, clock } }: TestServer, wanted: NewTenant): Promise<OfficeTenant> {
  const { status = 'active', createdAt = clock(), maxUsers, limit = null } = wanted;
  const [id, planId] = [randomUUID(), randomUUID()];
  const subdomain = `t${id.slice(0, 8)}`;
  const name = wanted.name ?? `Tenant ${subdomain}`;
  const settings = maxUsers === undefined ? {} : { maxUsers };
  await db.inTransaction({ as: 'platform' }, async (tx) => {
    await tx.plan.create({ data: { id: planId, name: `Plan ${planId}`, calculatorLimit: limit, settings } });
    await tx.tenant.create({ data: { id, name, subdomain, planId, status, createdAt } });
  });
  return { id, name, subdomain };
}

/** Adds a person with a session, without the identity provider. */
export async function addPerson({ services, issuer }: TestServer, person: NewPerson): Promise<OfficePerson> {
  const { role, memberships = [], isActive = true, signedInMsAgo = 0, expired = false, on } = person;
  const id = randomUUID();
  const email = person.email ?? `${randomUUID()}@example.com`;
  const token = newToken(services.randomBytes);
  const now = services.clock().getTime();
  const signedInAt = now - signedInMsAgo;
  await services.db.inTransaction({ as: 'platform' }, async (tx) => {
    await tx.user.create({ data: { id, email, role, isActive, firstName: person.firstName ?? null, lastName: person.lastName ?? null } });
    for (const [tenantId, memberRole] of memberships) await tx.membership.create({ data: { userId: id, tenantId, role: memberRole } });
    await tx.session.create({
      data: {
        sid: hashToken(token),
        sess: { issuer, signedInAt, lastSeenAt: now },
        expire: expired ? new Date(now - 1000) : farAhead,
        userId: id,
        host: on?.domain ?? null,
        confinedTo: on?.tenantId ?? null,
      },
    });
  });
  const caller: Caller = {
    userId: id,
    email,
    role,
    memberships: memberships.map(([tenantId, memberRole]) => ({ tenantId, role: memberRole, tenantStatus: 'active' })),
    sessionId: hashToken(token),
    signedInAt: new Date(signedInAt),
    requestId: 'request',
  };
  return { id, email, cookie: `sid=${token}`, caller };
}

/** Tests move the clock of the server by years. */
const farAhead = new Date('2999-01-01T00:00:00.000Z');
