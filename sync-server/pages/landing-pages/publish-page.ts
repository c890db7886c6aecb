import { landingPageTexts, PageConfig } from '#contract/pages/landing-pages.ts';
import { checkPage } from '#contract/pages/page-view/check-page.ts';
import { type Refused, refused } from '#contract/values/outcome.ts';
import { refuseHeldTenant } from '#server/core/access/tenant-limits.ts';
import { keyOf, storedTenant } from '#server/core/data/tenant-key.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { ownerStream } from '#server/core/sync/streams/stream-names.ts';
import type { KnownPage } from './lock-page.ts';

export type LockedPage = Pick<KnownPage, 'id' | 'tenantId' | 'name'>;

/** Shows visitors a page as it is saved now. The caller holds the lock of the page. */
export async function publishPage(change: Change, page: LockedPage, path: string): Promise<Refused<'Conflict'> | undefined> {
  const { id, tenantId, name } = page;
  const { tx, now } = change;
  const refusal = await refuseUnpublishable(change, page, path);
  if (refusal !== undefined) return refusal;
  const tenant = tenantId === null ? null : await tx.tenant.findUnique({ where: { id: tenantId }, select: { subdomain: true } });
  await tx.$executeRaw`update landing_pages set published_config = config,
    published_analytics_id = analytics_id, published_facebook_pixel_id = facebook_pixel_id, is_published = true, published_at = ${now}::timestamptz,
    path = ${path}, subdomain = ${tenant?.subdomain ?? null}, publish_at = null, publish_path = null, schedule_problem = null,
    updated_at = ${now}::timestamptz where tenant_id = ${storedTenant(tenantId)}::uuid and id = ${id}::uuid`;
  change.audit('landingPages.publish', { kind: 'landingPage', id }, undefined, { name, path });
  change.touch(ownerStream, 'landingPage', id);
  return undefined;
}

export async function unpublishPage(change: Change, { id, tenantId, name }: LockedPage): Promise<void> {
  const data = { isPublished: false, unpublishAt: null };
  await change.tx.landingPage.update({ where: keyOf(tenantId, id), data, select: { id: true } });
  change.audit('landingPages.unpublish', { kind: 'landingPage', id }, undefined, { name });
  change.touch(ownerStream, 'landingPage', id);
}

/** A page is published only at a free path of its host, and without accessibility errors. */
export async function refuseUnpublishable(
  { tx }: Pick<Change, 'tx'>,
  { id, tenantId }: LockedPage,
  path: string,
): Promise<Refused<'Conflict'> | undefined> {
  // The platform's own start page is not made with the builder.
  if (tenantId === null && path === '/') return refused('Conflict', landingPageTexts.pathReserved);
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`landing-page-path ${tenantId} ${path}`}, 0))`;
  const others = await tx.landingPage.count({ where: { tenantId: storedTenant(tenantId), path, isPublished: true, id: { not: id } } });
  if (others > 0) return refused('Conflict', landingPageTexts.pathTaken);
  const held = await refuseHeldTenant({ tx }, tenantId);
  if (held !== undefined) return held;
  const { config, takenDownReason } = await tx.landingPage.findUniqueOrThrow({
    where: keyOf(tenantId, id),
    select: { config: true, takenDownReason: true },
  });
  if (takenDownReason !== null) return refused('Conflict', landingPageTexts.takenDown(takenDownReason));
  const error = checkPage(PageConfig.parse(config)).find(({ kind }) => kind === 'error');
  return error === undefined ? undefined : refused('Conflict', landingPageTexts.notFit(error.text));
}
