import { accessTexts } from '#contract/access.ts';
import {
  type CreateLandingPage,
  landingPageTexts,
  type SavedPage,
  type SaveLandingPage,
  type UpdateLandingPage,
} from '#contract/landing-pages.ts';
import { done, type Outcome, refused } from '#contract/outcome.ts';
import { type AccessRefusal, authorise } from '#server/access/authorise.ts';
import type { Change } from '#server/sync/change.ts';
import { ownerStream } from '#server/sync/stream-names.ts';

export type SaveRefusal = AccessRefusal['code'] | 'RevisionOutdated' | 'Conflict';

export async function createLandingPage(change: Change, input: CreateLandingPage): Promise<Outcome<SavedPage, SaveRefusal>> {
  const refusal = authorise('landingPages.create', change.caller);
  if (refusal !== undefined) return refusal;
  const id = input.id ?? change.newId();
  const { count } = await change.tx.landingPage.createMany({
    data: { ...columnsOf(input), id, createdAt: change.now },
    skipDuplicates: true,
  });
  if (count === 0) return refused('Conflict', landingPageTexts.idTaken);
  change.audit('landingPages.create', { kind: 'landingPage', id }, undefined, { name: input.name, revision: 1 });
  change.touch(ownerStream, 'landingPage', id);
  return done({ id, revision: 1 });
}

/** A save that names an older revision is refused, so that nobody overwrites work unseen. */
export async function updateLandingPage(change: Change, input: UpdateLandingPage): Promise<Outcome<SavedPage, SaveRefusal>> {
  const refusal = authorise('landingPages.update', change.caller);
  if (refusal !== undefined) return refusal;
  const page = await lockPage(change, input.id);
  if (page === undefined) return refused('NotFound', accessTexts.notFound);
  if (input.revision !== undefined && input.revision !== page.revision) {
    return refused('RevisionOutdated', landingPageTexts.outdated(page.revision), { revision: String(page.revision) });
  }
  const revision = page.revision + 1;
  await change.tx.landingPage.update({ where: { id: page.id }, data: { ...columnsOf(input), revision } });
  change.audit(
    'landingPages.update',
    { kind: 'landingPage', id: page.id },
    { name: page.name, revision: page.revision },
    { name: input.name, revision },
  );
  change.touch(ownerStream, 'landingPage', page.id);
  return done({ id: page.id, revision });
}

/** As it comes out of a queue: the first save of an id makes the page. */
export async function saveLandingPage(change: Change, input: SaveLandingPage): Promise<Outcome<SavedPage, SaveRefusal>> {
  const { revision: _, ...page } = input;
  const created = await createLandingPage(change, page);
  return created.ok || created.code !== 'Conflict' ? created : updateLandingPage(change, input);
}

interface KnownPage {
  readonly id: string;
  readonly name: string;
  readonly revision: number;
}

/** Two saves of a page take turns, so that each sees the revision the other left. */
async function lockPage({ tx }: Change, id: string): Promise<KnownPage | undefined> {
  const [page] = await tx.$queryRaw<KnownPage[]>`select id, name, revision from landing_pages where id = ${id}::uuid for update`;
  return page;
}

function columnsOf({ name, config, seoTitle, seoDescription, seoKeywords, analyticsId, facebookPixelId }: CreateLandingPage) {
  return {
    name,
    config,
    ...(seoTitle === undefined ? {} : { seoTitle }),
    ...(seoDescription === undefined ? {} : { seoDescription }),
    ...(seoKeywords === undefined ? {} : { seoKeywords }),
    ...(analyticsId === undefined ? {} : { analyticsId }),
    ...(facebookPixelId === undefined ? {} : { facebookPixelId }),
  };
}
