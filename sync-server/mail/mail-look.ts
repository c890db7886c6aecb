import { hasRight } from '#contract/money/plan-rights.ts';
import type { Brand } from '#contract/tenants/tenant-brand.ts';
import { readTenantSettings } from '#contract/tenants/tenant-settings.ts';
import type { Tx } from '#server/core/data/database.ts';

/** Sender name and branding of a mail. */
export interface MailLook {
  /** undefined: the platform's own mail. */
  readonly tenantName: string | undefined;
  readonly logoText: string;
  readonly accent: string;
  /** The other parts of the brand. Every value is fit for markup. */
  readonly brand: Pick<Brand, 'headerColor' | 'cornerRadius' | 'font' | 'logoUrl' | 'logoDarkUrl' | 'language'>;
  /** Origin for links without a secret. */
  readonly origin: string;
  /** True if the plan hides the platform's name. */
  readonly isWhiteLabel: boolean;
  readonly timeZone: string;
}

const standardAccent = '#1e1d1a';

interface LookRow {
  readonly name: string;
  readonly settings: unknown;
  readonly plan: unknown;
  readonly terms: unknown;
  readonly domain: string | null;
}

/** Links without a secret use the tenant's live domain; until one is proven, the platform's host. They never use the request's host. */
export async function readMailLook(tx: Tx, tenantId: string, publicUrl: string): Promise<MailLook | undefined> {
  const [row] = await tx.$queryRaw<LookRow[]>`
    select t.name, t.settings,
      (select jsonb_build_object('whiteLabel', p.white_label) from plans p where p.id = t.plan_id) as plan,
      (select s.terms from subscriptions s where s.tenant_id = t.id and s.status in ('trialing', 'active', 'past_due', 'paused')) as terms,
      (select d.domain from tenant_domains d where d.tenant_id = t.id and d.state = 'valid'
        order by (d.domain = t.custom_domain) desc nulls last, d.created_at, d.id limit 1) as domain
    from tenants t
    where t.id = ${tenantId}::uuid`;
  if (row === undefined) return undefined;
  const { brand } = readTenantSettings(row.settings);
  return {
    tenantName: row.name,
    logoText: brand.logoText ?? row.name,
    accent: brand.accent ?? standardAccent,
    brand,
    origin: row.domain === null ? publicUrl : `https://${row.domain}`,
    isWhiteLabel: hasRight('ownMails', row.plan, row.terms),
    timeZone: timeZoneOf(memberOf(row.settings, 'timeZone')),
  };
}

export function platformLook(publicUrl: string, platformName: string): MailLook {
  return {
    tenantName: undefined,
    logoText: platformName,
    accent: standardAccent,
    brand: {},
    origin: publicUrl,
    isWhiteLabel: false,
    timeZone: 'UTC',
  };
}

function memberOf(holder: unknown, name: string): unknown {
  return typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined;
}

function timeZoneOf(setting: unknown): string {
  if (typeof setting !== 'string') return 'UTC';
  try {
    return new Intl.DateTimeFormat('en', { timeZone: setting }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
