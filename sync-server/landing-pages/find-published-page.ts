import * as z from 'zod/mini';
import { PageConfig } from '#contract/pages/landing-pages.ts';
import { Brand } from '#contract/sync/rows.ts';
import { fitBrand, type TenantBrand } from '#contract/tenants/tenant-settings.ts';
import type { Database, Tx } from '#server/data/database.ts';
import { seesVariant } from '#server/page-views/assign-variant.ts';

/** A page in the version for visitors. */
export interface FoundPage {
  readonly id: string;
  readonly tenantId: string | null;
  /** Subdomain of the tenant today; null for a page of the platform. */
  readonly subdomain: string | null;
  readonly path: string;
  /** The look of the tenant, and the language that it has chosen. */
  readonly brand: TenantBrand;
  readonly config: PageConfig;
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
  tenant: { select: { subdomain: true, settings: true } },
  path: true,
  publishedConfig: true,
  pictures: { select: { id: true } },
  tests: {
    where: { status: 'running' },
    select: { id: true, trafficSplit: true, variants: { select: { id: true, isControl: true, config: true } } },
  },
} as const;
type Row = Awaited<ReturnType<typeof readRow>>;

/** The published page at a path of a tenant's host, or of the platform's. */
export async function findPageAt(db: Database, tenantId: string | null, path: string): Promise<FoundPage | undefined> {
  return pageOf(await db.reading({ as: 'platform' }, (tx) => readRow(tx, { tenantId, path })));
}

export async function findPageById(db: Database, id: string): Promise<FoundPage | undefined> {
  return pageOf(await db.reading({ as: 'platform' }, (tx) => readRow(tx, { id })));
}

/** Paths of all published pages of a tenant, or of the platform. */
export async function listPublishedPaths(db: Database, tenantId: string | null): Promise<readonly string[]> {
  const pages = await db.reading({ as: 'platform' }, (tx) =>
    tx.landingPage.findMany({ where: { tenantId, isPublished: true }, orderBy: { path: 'asc' }, select: { path: true } }),
  );
  return pages.map(({ path }) => path);
}

function readRow(tx: Tx, where: { readonly id: string } | { readonly tenantId: string | null; readonly path: string }) {
  const isOpen = { OR: [{ tenantId: null }, { tenant: { status: { not: 'cancelled' as const } } }] };
  return tx.landingPage.findFirst({ where: { ...where, ...isOpen, isPublished: true }, select: columns });
}

function pageOf(row: Row): FoundPage | undefined {
  const config = PageConfig.safeParse(row?.publishedConfig);
  if (row === null || !config.success) return undefined;
  const { publishedConfig: _, tests, pictures, tenant, ...page } = row;
  const [picture] = pictures;
  const test = runningTestOf(tests);
  return {
    ...page,
    subdomain: tenant?.subdomain ?? null,
    brand: brandOf(tenant?.settings),
    config: config.data,
    ...(picture === undefined ? {} : { picture: picture.id }),
    ...(test === undefined ? {} : { test }),
  };
}

const Settings = z.object({ brand: z.catch(Brand, {}) });

function brandOf(settings: unknown): TenantBrand {
  return fitBrand(Settings.safeParse(settings).data?.brand ?? {});
}

function runningTestOf([test]: NonNullable<Row>['tests']): RunningTest | undefined {
  const control = test?.variants.find(({ isControl }) => isControl);
  const variant = test?.variants.find(({ isControl }) => !isControl);
  const config = PageConfig.safeParse(variant?.config);
  if (test === undefined || control === undefined || variant === undefined || !config.success) return undefined;
  return { id: test.id, trafficSplit: test.trafficSplit, controlId: control.id, variant: { id: variant.id, config: config.data } };
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
  return config.success ? { ...page, config: config.data } : page;
}

/** The version of a page that a visitor sees while a test runs. */
export function versionFor(page: FoundPage, { id, trafficSplit, controlId, variant }: RunningTest, visitor: string): FoundPage {
  return versionOf(page, seesVariant(id, visitor, trafficSplit) ? variant.id : controlId);
}
