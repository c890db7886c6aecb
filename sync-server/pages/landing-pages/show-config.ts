import type { PageConfig } from '#contract/pages/landing-pages.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { ownerStream } from '#server/core/sync/streams/stream-names.ts';

/** Replaces the saved and the published version of a page. */
export async function showConfig({ tx, touch }: Change, id: string, config: PageConfig): Promise<void> {
  await tx.landingPage.updateMany({ where: { id }, data: { config, publishedConfig: config, revision: { increment: 1 } } });
  touch(ownerStream, 'landingPage', id);
}
