export interface OwnTenant {
  readonly id: string;
  readonly name: string;
  readonly subdomain: string;
  readonly createdAt: string;
}

/** The tenant that was created last. */
export function newestTenant(tenants: readonly OwnTenant[]): OwnTenant | undefined {
  return [...tenants].sort((a, b) => b.createdAt.localeCompare(a.createdAt))[0];
}
