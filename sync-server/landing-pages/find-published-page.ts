import { PageConfig } from '#contract/landing-pages.ts';
import type { Database, Tx } from '#server/data/database.ts';

/** A page in the version for visitors. */
export interface FoundPage {
  readonly id: string;
  readonly tenantId: string | null;
  readonly subdomain: string | null;
  readonly path: string;
  readonly config: PageConfig;
}

const columns = { id: true, tenantId: true, subdomain: true, path: true, publishedConfig: true } as const;
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
  return tx.landingPage.findFirst({ where: { ...where, isPublished: true }, select: columns });
}

function pageOf(row: Row): FoundPage | undefined {
  const config = PageConfig.safeParse(row?.publishedConfig);
  if (row === null || !config.success) return undefined;
  const { publishedConfig: _, ...page } = row;
  return { ...page, config: config.data };
}
