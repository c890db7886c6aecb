import * as z from 'zod/mini';
import { type IdentityQuery, readFirst } from '#server/core/data/identity-query.ts';

export interface PersonOnDomain {
  readonly userId: string;
  readonly tenantId: string;
  readonly domain: string;
}

const Standing = z.object({ isMember: z.boolean(), hasAgreed: z.boolean() });

/** People's consent to be signed in on a tenant's own domain. Each belongs to the tenant's claim of the domain and ends with it. */
export interface DomainConsents {
  readonly standingOf: (person: PersonOnDomain) => Promise<z.infer<typeof Standing>>;
  readonly agree: (person: PersonOnDomain) => Promise<void>;
}

export function createDomainConsents(query: IdentityQuery): DomainConsents {
  return {
    standingOf: async ({ userId, tenantId, domain }) => {
      const rows = await query(
        `select exists (select 1 from users_to_tenants where user_id = $1::uuid and tenant_id = $2::uuid) as "isMember",
                exists (
                  select 1 from domain_consents c join tenant_domains d on d.id = c.domain_id
                  where c.user_id = $1::uuid and d.tenant_id = $2::uuid and d.domain = $3 and d.state = 'valid'
                ) as "hasAgreed"`,
        [userId, tenantId, domain],
      );
      return readFirst(Standing, rows) ?? { isMember: false, hasAgreed: false };
    },
    agree: async ({ userId, tenantId, domain }) => {
      await query(
        `insert into domain_consents (user_id, domain_id)
         select $1::uuid, id from tenant_domains where tenant_id = $2::uuid and domain = $3 and state = 'valid'
         on conflict do nothing`,
        [userId, tenantId, domain],
      );
    },
  };
}
