import { PageConfig } from '#contract/pages/landing-pages.ts';
import { withoutSensitiveFields } from '#contract/pages/sensitive-fields.ts';
import type { Brand } from '#contract/tenants/tenant-brand.ts';
import { readTenantSettings } from '#contract/tenants/tenant-settings.ts';
import { type Contact, contactOf } from '#contract/values/contact.ts';
import type { Database, Tx } from '#server/core/data/database.ts';
import { platformTenantId, storedTenant, tenantOf } from '#server/core/data/tenant-key.ts';
import { seesVariant } from '#server/pages/page-views/assign-variant.ts';
import type { MeasuringIds } from './visitor-consent.ts';

/** A page in the version for visitors. */
export interface FoundPage {
  readonly id: string;
  readonly tenantId: string | null;
  /** Name of the tenant; null for a page of the platform. */
  readonly tenantName: string | null;
  /** Subdomain of the tenant today; null for a page of the platform. */
  readonly subdomain: string | null;
  readonly path: string;
  /** The page says that its tenant is on trial, and how to report it. */
  readonly isTrial: boolean;
  /** The look of the tenant, and the language that it has chosen. */
  readonly brand: Brand;
  readonly config: PageConfig;
  /** Privacy and terms of the tenant, or of the platform. */
  readonly contact: Contact;
  /** Ids of measuring services as they were published. */
  readonly measured: MeasuringIds;
  /** Id of the picture for link previews; undefined without one. */
  readonly picture?: string;
  /** The shown version of the running test; undefined without one. */
  readonly version?: string;
  /** The test that visitors take part in now. */
  readonly test?: RunningTest;
}

interface RunningTest {
  readonly id: string;
  readonly trafficSplit: number;
  readonly controlId: string;
  readonly variant: { readonly id: string; readonly config: PageConfig };
}

const columns = {
  id: true,
  tenantId: true,
  tenant: { select: { name: true, subdomain: true, settings: true, status: true } },
  path: true,
  publishedConfig: true,
  publishedAnalyticsId: true,
  publishedFacebookPixelId: true,
  pictures: { select: { id: true } },
  tests: {
    where: { status: 'running' },
    select: { id: true, trafficSplit: true, variants: { select: { id: true, isControl: true, config: true } } },
  },
} as const;
type Row = Awaited<ReturnType<typeof readRow>>;

/** The published page at a path of a tenant's host, or of the platform's. */
export async function findPageAt(db: Database, tenantId: string | null, path: string): Promise<FoundPage | undefined> {
  return db.reading({ as: 'platform' }, async (tx) =>
    pageOf(await readRow(tx, { tenantId: storedTenant(tenantId), path }), await platformContact(tx)),
  );
}

/** True if the platform owner has taken down the page that was published at this path. */
export function wasTakenDown(db: Database, tenantId: string | null, path: string): Promise<boolean> {
  const where = { tenantId: storedTenant(tenantId), path, isPublished: false, takenDownAt: { not: null } };
  return db.reading({ as: 'platform' }, async (tx) => (await tx.landingPage.count({ where })) > 0);
}

export async function findPageById(db: Database, id: string): Promise<FoundPage | undefined> {
  return db.reading({ as: 'platform' }, async (tx) => pageOf(await readRow(tx, { id }), await platformContact(tx)));
}

/** Paths of all published pages of a tenant, or of the platform. */
export async function listPublishedPaths(db: Database, tenantId: string | null): Promise<readonly string[]> {
  const pages = await db.reading({ as: 'platform' }, (tx) =>
    tx.landingPage.findMany({
      where: { tenantId: storedTenant(tenantId), isPublished: true },
      orderBy: { path: 'asc' },
      select: { path: true },
    }),
  );
  return pages.map(({ path }) => path);
}

function readRow(tx: Tx, where: { readonly id: string } | { readonly tenantId: string; readonly path: string }) {
  const isOpen = { OR: [{ tenantId: platformTenantId }, { tenant: { status: { not: 'cancelled' as const } } }] };
  return tx.landingPage.findFirst({ where: { ...where, ...isOpen, isPublished: true }, select: columns });
}

async function platformContact(tx: Tx): Promise<unknown> {
  return (await tx.platformSetting.findUnique({ where: { key: 'contact' }, select: { value: true } }))?.value;
}

function pageOf(row: Row, platform: unknown): FoundPage | undefined {
  const config = PageConfig.safeParse(row?.publishedConfig);
  if (row === null || !config.success) return undefined;
  const { publishedConfig: _, publishedAnalyticsId, publishedFacebookPixelId, tests, pictures, tenant, tenantId, ...page } = row;
  const [picture] = pictures;
  const settings = readTenantSettings(tenant?.settings);
  const test = runningTestOf(tests);
  return {
    ...page,
    tenantId: tenantOf(tenantId),
    tenantName: tenant?.name ?? null,
    subdomain: tenant?.subdomain ?? null,
    isTrial: tenant?.status === 'trial',
    brand: settings.brand,
    config: harmless(config.data),
    contact: contactOf(platform, settings.contact),
    measured: { analyticsId: publishedAnalyticsId, facebookPixelId: publishedFacebookPixelId },
    ...(picture === undefined ? {} : { picture: picture.id }),
    ...(test === undefined ? {} : { test }),
  };
}

/** Visitors never see a field that asks for a secret, and nothing is taken for it. */
function harmless(config: PageConfig): PageConfig {
  return { ...config, components: withoutSensitiveFields(config.components) };
}

function runningTestOf([test]: NonNullable<Row>['tests']): RunningTest | undefined {
  const control = test?.variants.find(({ isControl }) => isControl);
  const variant = test?.variants.find(({ isControl }) => !isControl);
  const config = PageConfig.safeParse(variant?.config);
  if (test === undefined || control === undefined || variant === undefined || !config.success) return undefined;
  return {
    id: test.id,
    trafficSplit: test.trafficSplit,
    controlId: control.id,
    variant: { id: variant.id, config: harmless(config.data) },
  };
}

/** The page with the content of one version of its running test. Any other id leaves it as it is. */
export function versionOf(page: FoundPage, version: string): FoundPage {
  if (page.test?.controlId === version) return { ...page, version };
  return page.test?.variant.id === version ? { ...page, config: page.test.variant.config, version } : page;
}

/** The version in which a visitor opened a page, also when its test has been paused or completed since. */
export async function openedVersion(db: Database, page: FoundPage, version: string): Promise<FoundPage> {
  const current = versionOf(page, version);
  if (version === '' || current.version === version) return current;
  const former = await db.reading({ as: 'platform' }, (tx) =>
    tx.abTestVariant.findFirst({ where: { id: version, isControl: false, test: { landingPageId: page.id } }, select: { config: true } }),
  );
  const config = PageConfig.safeParse(former?.config);
  return config.success ? { ...page, config: harmless(config.data) } : page;
}

/** The version of a page that a visitor sees while a test runs. */
export function versionFor(page: FoundPage, { id, trafficSplit, controlId, variant }: RunningTest, visitor: string): FoundPage {
  return versionOf(page, seesVariant(id, visitor, trafficSplit) ? variant.id : controlId);
}
