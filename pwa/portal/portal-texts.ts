export const portalTexts = {
  calculators: 'Financial Calculators',
  account: 'Account Management',
  backToAdmin: 'Back to Admin',
  help: 'Need help? Contact your administrator for support.',
  failed: 'The account cannot be shown right now',
  noTenant: 'There is no tenant yet',
  noTenantDetail: 'An account belongs to a tenant. Create one first, then choose it here.',
} as const;

interface Addressed {
  readonly subdomain: string;
  readonly customDomain: string | null;
}

/**
 * The tenant's address: its subdomain and the host of the product. On the tenant's own host that is the host itself, and a custom domain
 * is only shown by a page that came from it: until it is proven it leads nowhere.
 */
export function tenantAddress({ subdomain, customDomain }: Addressed, host: string): string {
  if (host.replace(/:\d+$/, '') === customDomain || host.startsWith(`${subdomain}.`)) return host;
  return `${subdomain}.${host.replace(/^www\./, '')}`;
}
