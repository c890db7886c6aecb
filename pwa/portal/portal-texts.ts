export const portalTexts = {
  calculators: 'Financial Calculators',
  account: 'Account Management',
  backToAdmin: 'Back to Admin',
  help: 'Need help? Contact your administrator for support.',
} as const;

/** The tenant's address: its subdomain and the host of the product. On the tenant's own host that is the host itself. */
export function tenantAddress(subdomain: string, host: string): string {
  return host.startsWith(`${subdomain}.`) ? host : `${subdomain}.${host.replace(/^www\./, '')}`;
}
