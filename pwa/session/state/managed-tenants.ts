import { atom } from 'jotai';
import { tenantRowsAtom, tenantSummaryRowsAtom } from '#app/device/local/shown/local-atoms.ts';
import { userAtom } from './session-atoms.ts';

export interface TenantOption {
  readonly id: string;
  readonly name: string;
  readonly subdomain: string;
}

/** Tenants that this person may manage: all for the platform owner, their own for a tenant admin. */
export const managedTenantsAtom = atom<readonly TenantOption[]>((get) => {
  const user = get(userAtom);
  if (user === undefined) return [];
  const own = new Set(user.memberships.flatMap((membership) => (membership.role === 'tenant_admin' ? [membership.tenantId] : [])));
  const found = user.role === 'platform_owner' ? [...get(tenantSummaryRowsAtom)] : get(tenantRowsAtom).filter((row) => own.has(row.id));
  return found.map(({ id, name, subdomain }) => ({ id, name, subdomain })).sort((a, b) => a.name.localeCompare(b.name));
});
