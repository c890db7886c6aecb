import { isIP } from 'node:net';
import * as z from 'zod/mini';
import { Brand } from '#contract/tenants/tenant-brand.ts';
import { type IdentityQuery, readFirst } from '#server/core/data/identity-query.ts';

/** The public part of a tenant: its name and its branding. */
export const TenantLook = z.object({
  id: z.string(),
  name: z.string(),
  subdomain: z.string(),
  brand: z.catch(Brand, {}),
  /** The calculators that the tenant added first. */
  calculators: z.catch(z.array(z.string()), []),
  /** The calculators that visitors may open; null: all. */
  open: z.catch(z.nullable(z.array(z.string())), null),
  /** Ids of the pictures made from the tenant's logo, by kind. */
  icons: z.catch(z.record(z.string(), z.string()), {}),
});
export type TenantLook = z.infer<typeof TenantLook>;

/** The part of a brand that visitors see. Visitors read in the language of their browser. */
export type PublicBrand = Omit<Brand, 'language'>;

/** Reads the brand once more, because it goes into markup. */
export function publicBrand(brand: Brand): PublicBrand {
  const { language: _, ...seen } = Brand.parse(brand);
  return seen;
}

/** The tenant of a request's host. */
export type HostOwner =
  | { readonly kind: 'platform' }
  | {
      readonly kind: 'tenant';
      readonly tenant: TenantLook;
      /** In stored form: lower case, without a port. */
      readonly host: string;
      /** The tenant's own domain, which it may point at any server. Hosts below the product's own are ours. */
      readonly isForeign: boolean;
    }
  | { readonly kind: 'nobody' };

export interface TenantLooks {
  readonly bySubdomain: (subdomain: string) => Promise<TenantLook | undefined>;
  readonly byHost: (host: string) => Promise<HostOwner>;
  /** Origin of a tenant's host below the product's own. Undefined if the product is reached by a network address, which has no names below it. */
  readonly originOf: (subdomain: string) => string | undefined;
}

/** The calculators on the start page of a tenant's host. */
export const offeredCalculators = 6;

/** Of calculators that were added together, those that most people ask for come first. */
const everyday = [
  'mortgage-payment',
  'auto-loan-basic',
  'compound-interest',
  'retirement-planner',
  'rent-vs-buy',
  'social-security',
] as const;

/** The calculators that a visitor of the tenant's host is offered. */
export function offeredTo({ calculators, open }: Pick<TenantLook, 'calculators' | 'open'>): readonly string[] {
  return (open ?? calculators).slice(0, offeredCalculators);
}

const columns = `t.id, t.name, t.subdomain, coalesce(t.settings -> 'brand', '{}'::jsonb) as brand,
  (select jsonb_object_agg(p.kind, p.id) from pictures p where p.tenant_id = t.id and p.landing_page_id is null) as icons,
  (select jsonb_agg(c.calculator_id) from (select calculator_id from tenant_calculators
    where tenant_id = t.id and is_enabled
    order by added_at, array_position(array[${everyday.map((id) => `'${id}'`).join()}], calculator_id) nulls last, calculator_id
    limit ${offeredCalculators}) c) as calculators,
  t.settings -> 'openCalculators' as open`;
const keptMs = 30_000;
const mostKept = 2_000;
const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

export interface TenantLooksDeps {
  readonly query: IdentityQuery;
  readonly clock: () => Date;
  readonly publicUrl: string;
  /** Host below which tenants have their subdomains, with or without a port. */
  readonly productHost: string;
}

/** Looks up tenants by exact name only, and caches the answer for half a minute, because every page needs it. */
export function createTenantLooks({ query, clock, publicUrl, productHost }: TenantLooksDeps): TenantLooks {
  const kept = new Map<string, { readonly look: TenantLook | undefined; readonly until: number }>();
  const { protocol, hostname: publicName, port } = new URL(publicUrl);
  // Browsers look up every name below localhost on their own machine, but none below 127.0.0.1.
  const product = loopback.has(hostName(productHost)) ? 'localhost' : hostName(productHost);
  const hasNamesBelow = isIP(product) === 0 && !product.startsWith('[');

  async function look(sql: string, name: string): Promise<TenantLook | undefined> {
    const key = `${sql} ${name}`;
    const known = kept.get(key);
    if (known !== undefined && known.until > clock().getTime()) return known.look;
    const found = readFirst(TenantLook, await query(sql, [name]));
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, { look: found, until: clock().getTime() + keptMs });
    return found;
  }

  const bySubdomain = (subdomain: string): Promise<TenantLook | undefined> =>
    look(`select ${columns} from tenants t where t.subdomain = $1 and t.status <> 'cancelled'`, subdomain.toLowerCase());
  const byDomain = (domain: string): Promise<TenantLook | undefined> =>
    look(
      `select ${columns} from tenants t join tenant_domains d on d.tenant_id = t.id
      where d.domain = $1 and d.state = 'valid' and t.status <> 'cancelled'`,
      domain,
    );

  return {
    bySubdomain,
    originOf: (subdomain) => (hasNamesBelow ? `${protocol}//${subdomain}.${product}${port === '' ? '' : `:${port}`}` : undefined),
    byHost: async (host) => {
      const name = hostName(host);
      if (name === publicName || (loopback.has(publicName) && loopback.has(name))) return { kind: 'platform' };
      if (!/^[a-z0-9.-]{1,253}$/.test(name)) return { kind: 'nobody' };
      if (name === product) return { kind: 'nobody' };
      const isBelow = name.endsWith(`.${product}`);
      const tenant = isBelow ? await bySubdomain(name.slice(0, -product.length - 1)) : await byDomain(name);
      return tenant === undefined ? { kind: 'nobody' } : { kind: 'tenant', tenant, host: name, isForeign: !isBelow };
    },
  };
}

/** Lower case, without port and without a trailing dot. */
export function hostName(host: string): string {
  return host
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '');
}
