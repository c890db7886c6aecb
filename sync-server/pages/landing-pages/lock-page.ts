import { accessTexts } from '#contract/people/access.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { type AccessRefusal, authorize } from '#server/core/access/authorize.ts';
import type { Operation } from '#server/core/access/permissions.ts';
import { tenantOf } from '#server/core/data/tenant-key.ts';
import type { Change } from '#server/core/sync/changes/change.ts';

export interface KnownPage {
  readonly id: string;
  readonly tenantId: string | null;
  readonly name: string;
  readonly revision: number;
}

/** A page as the database has it: those of the platform belong to the platform tenant. */
export interface StoredPage {
  readonly tenantId: string;
}

/** A page that the caller may change. Changes of one page run one after another, so that each sees the other's revision. */
export async function lockPage(
  { tx, caller }: Change,
  operation: Operation,
  id: string,
): Promise<Outcome<KnownPage, AccessRefusal['code']>> {
  const [row] = await tx.$queryRaw<(KnownPage & StoredPage)[]>`
    select id::text, tenant_id::text as "tenantId", name, revision from landing_pages where id = ${id}::uuid for update`;
  if (row === undefined) return refused('NotFound', accessTexts.notFound);
  const page = { ...row, tenantId: tenantOf(row.tenantId) };
  return authorize(operation, caller, page.tenantId === null ? {} : { tenantId: page.tenantId }) ?? done(page);
}
