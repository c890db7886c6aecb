import type { Role } from '#contract/people/roles.ts';
import { type Membership, offlineDays } from '#contract/people/session.ts';
import type { Tx } from '#server/core/data/database.ts';
import type { Caller } from './caller.ts';
import { confine } from './confine.ts';
import { tenantStatusNow } from './tenant-status.ts';

/** The caller as read in this transaction. The data from the session may be one request old; rights are decided by this. */
export interface Standing {
  readonly caller: Caller;
  readonly memberships: readonly Membership[];
  /** Days this person's devices work offline: the shortest term of their tenants. */
  readonly offlineDays: number;
}

export interface StandingRow {
  readonly email: string;
  readonly role: Role;
  readonly isActive: boolean;
  readonly memberships: readonly (Membership & { readonly offlineDays: unknown })[];
}

/** Reads the row of the person whose id is $1. */
export const standingStatement = standingOfPerson('$1::uuid');

/** The same for an id that another statement provides. */
export function standingOfPerson(id: string): string {
  return `
  select u.email, u.role::text as role, u.is_active as "isActive", coalesce(m.list, '[]'::jsonb) as memberships
  from users u left join lateral (
    select jsonb_agg(jsonb_build_object('tenantId', t.id, 'tenantName', t.name, 'subdomain', t.subdomain, 'role', m.role,
      'tenantStatus', ${tenantStatusNow}, 'offlineDays', t.settings -> 'offlineDays') order by t.created_at desc, t.id) as list
    from users_to_tenants m join tenants t on t.id = m.tenant_id where m.user_id = u.id
  ) m on true
  where u.id = ${id}`;
}

/** Undefined when the person is deactivated or deleted. */
export async function fullStandingOf(tx: Tx, caller: Caller): Promise<Standing | undefined> {
  const [found] = await tx.$queryRawUnsafe<StandingRow[]>(standingStatement, caller.userId);
  return found === undefined ? undefined : standingFrom(found, caller);
}

export function standingFrom(found: StandingRow, caller: Caller): Standing | undefined {
  if (!found.isActive) return undefined;
  const row = confine(found, caller.confinedTo);
  const memberships = row.memberships.map(({ offlineDays: _days, ...membership }) => membership);
  return {
    caller: {
      ...caller,
      email: row.email,
      role: row.role,
      memberships: memberships.map(({ tenantId, role, tenantStatus }) => ({ tenantId, role, tenantStatus })),
    },
    memberships,
    offlineDays: Math.min(
      ...row.memberships.map((membership) => termOf(membership.offlineDays)),
      offlineDays.most,
      ...noTenantTerm(memberships),
    ),
  };
}

export async function standingOf(tx: Tx, caller: Caller): Promise<Caller | undefined> {
  return (await fullStandingOf(tx, caller))?.caller;
}

function termOf(setting: unknown): number {
  if (typeof setting !== 'number' || !Number.isInteger(setting)) return offlineDays.standard;
  return Math.min(Math.max(setting, offlineDays.least), offlineDays.most);
}

function noTenantTerm(memberships: readonly Membership[]): readonly number[] {
  return memberships.length === 0 ? [offlineDays.standard] : [];
}
