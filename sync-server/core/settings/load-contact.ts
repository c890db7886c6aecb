import * as z from 'zod/mini';
import { type Contact, contactOf } from '#contract/values/contact.ts';
import { type IdentityQuery, readFirst } from '#server/core/data/identity-query.ts';

const Found = z.object({ platform: z.unknown(), tenant: z.unknown() });

const common = `(select value from platform_settings where key = 'contact') as platform`;
const byTenant = `select ${common}, (select settings -> 'contact' from tenants where id::text = $1) as tenant`;
const byHost = `select ${common}, (
    select t.settings -> 'contact' from tenants t left join tenant_domains d on d.tenant_id = t.id and d.domain = $1 and d.state = 'valid'
    where t.status <> 'cancelled' and (d.id is not null or t.subdomain = $2)
    order by d.id is null limit 1) as tenant`;

/** The addresses of a tenant. Undefined: those of the platform. The query needs the platform's rights. */
export async function loadContactOf(query: IdentityQuery, tenantId: string | null): Promise<Contact> {
  const found = readFirst(Found, await query(byTenant, [tenantId ?? '']));
  return contactOf(found?.platform, found?.tenant);
}

/** The addresses of the tenant whose host a visitor sees: its own domain, or its name below the product's host. */
export async function loadContactAt(query: IdentityQuery, host: string, subdomain: string): Promise<Contact> {
  const found = readFirst(Found, await query(byHost, [host.toLowerCase(), subdomain.toLowerCase()]));
  return contactOf(found?.platform, found?.tenant);
}
