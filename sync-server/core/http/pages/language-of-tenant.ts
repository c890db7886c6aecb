import { readTenantSettings } from '#contract/tenants/tenant-settings.ts';

/** The language of a tenant's pages, as far as the server has words of its own in it. */
export function languageOfTenant(settings: unknown): 'en' | 'de' {
  return readTenantSettings(settings).brand.language === 'de' ? 'de' : 'en';
}
