import { accessTexts } from '#contract/access.ts';
import { CreateLandingPage, landingPageTexts, SavedPage, SaveLandingPage, UpdateLandingPage } from '#contract/landing-pages.ts';
import { done, type Outcome, refused } from '#contract/outcome.ts';
import { defineOperation } from '#server/operations/define-operation.ts';
import type { Change } from '#server/sync/change.ts';
import { ownerStream } from '#server/sync/stream-names.ts';

type SaveRefusal = 'NotFound' | 'RevisionOutdated' | 'Conflict';

const saved = { id: '019600aa-0000-7000-8000-0000000000f1' } as const;

export const createLandingPage = defineOperation({
  name: 'landingPages.create',
  id: 'createLandingPage',
  summary: 'Save a page for the first time',
  input: CreateLandingPage,
  output: SavedPage,
  rest: { method: 'POST', path: '/api/landing-pages', example: { ...saved, revision: 1 } },
  change: createPage,
});

/** A save that names an older revision is refused, so that nobody overwrites work unseen. */
export const updateLandingPage = defineOperation({
  name: 'landingPages.update',
  id: 'updateLandingPage',
  summary: 'Save a page again; a save on an older revision is refused',
  input: UpdateLandingPage,
  output: SavedPage,
  rest: { method: 'PUT', path: '/api/landing-pages/{id}', example: { ...saved, revision: 4 } },
  graphql: { mutation: 'updateLandingPage' },
  change: updatePage,
});

/** A queued save. The first save of an id creates the page. */
export const saveLandingPage = defineOperation({
  name: 'landingPages.create',
  id: 'saveLandingPage',
  summary: 'Save a page that a device has queued',
  input: SaveLandingPage,
  output: SavedPage,
  queued: { type: 'landingPages.save', row: ({ id }) => ({ stream: ownerStream, kind: 'landingPage', id }) },
  change: async (change, input) => {
    const { revision: _, ...page } = input;
    const created = await createPage(change, page);
    return created.ok || created.code !== 'Conflict' ? created : updatePage(change, input);
  },
});

async function createPage(change: Change, input: CreateLandingPage): Promise<Outcome<SavedPage, SaveRefusal>> {
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

async function updatePage(change: Change, input: UpdateLandingPage): Promise<Outcome<SavedPage, SaveRefusal>> {
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
