import type { MemberRole, Role } from '#contract/people/roles.ts';

interface Holder {
  readonly role: Role;
  readonly memberships: readonly { readonly tenantId: string; readonly role: MemberRole }[];
}

/**
 * A tenant may point its own domain at any server, so a session there must be treated as if the tenant controlled it. It carries the rights
 * of a member of that tenant and nothing else, and never more than the person has.
 */
export function confine<Confined extends Holder>(holder: Confined, tenantId: string | undefined): Confined {
  if (tenantId === undefined) return holder;
  const memberships = holder.memberships.filter((membership) => membership.tenantId === tenantId);
  return { ...holder, memberships, role: holder.role === 'user' ? 'user' : (memberships[0]?.role ?? 'user') };
}

/**
 * Condition on a session `s`: a session on a tenant's own domain lasts as long as the domain serves that tenant and the person is a member
 * there.
 */
export const sessionHolds = `(s.confined_to is null or exists (
    select 1 from tenant_domains d join users_to_tenants own on own.tenant_id = d.tenant_id and own.user_id = s.user_id
      join tenants t on t.id = d.tenant_id
    where d.domain = s.host and d.tenant_id = s.confined_to and d.state = 'valid' and t.status <> 'cancelled'))`;
