import { t } from '#contract/language/t.ts';

export const portalTexts = {
  calculators: t('Financial Calculators'),
  account: t('Account Management'),
  backToAdmin: t('Back to Admin'),
  help: t('Need help? Contact your administrator for support.'),
  failed: t('The account cannot be shown right now'),
  noTenant: t('There is no tenant yet'),
  noTenantDetail: t('An account belongs to a tenant. Create one first, then choose it here.'),
} as const;

interface Addressed {
  readonly subdomain: string;
  readonly customDomain: string | null;
}

/**
 * The tenant's address: its subdomain and the product's host. On the tenant's own host it is that host. A custom domain is shown only on a
 * page that came from it, because it leads nowhere until it is verified.
 */
export function tenantAddress({ subdomain, customDomain }: Addressed, host: string): string {
  if (host.replace(/:\d+$/, '') === customDomain || host.startsWith(`${subdomain}.`)) return host;
  return `${subdomain}.${host.replace(/^www\./, '')}`;
}
