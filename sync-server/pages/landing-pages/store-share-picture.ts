import { shareSize } from '#contract/tenants/pictures.ts';
import type { Refused } from '#contract/values/outcome.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { storePicture } from '#server/tenants/pictures/store-picture.ts';
import type { LockedPage } from './publish-page.ts';

/** Stores the picture for link previews of a page, if one was sent. */
export async function storeSharePicture(
  change: Change,
  { id, tenantId }: LockedPage,
  png: string | undefined,
): Promise<Refused<'InputInvalid'> | undefined> {
  if (png === undefined) return undefined;
  const stored = await storePicture(change, { tenantId, landingPageId: id, kind: 'share', ...shareSize, png });
  return stored.ok ? undefined : stored;
}
