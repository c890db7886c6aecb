import { landingPage } from '#contract/pages/landing-page-fields.ts';
import { CreateLandingPage, landingPageTexts, SavedPage, SaveLandingPage, UpdateLandingPage } from '#contract/pages/landing-pages.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { type AccessRefusal, authorize } from '#server/core/access/authorize.ts';
import { newestTeamOf } from '#server/core/access/own-tenant.ts';
import { withPlatformRights } from '#server/core/data/roles/platform-rights.ts';
import { storedFields } from '#server/core/data/stored-fields.ts';
import { keyOf, storedTenant } from '#server/core/data/tenant-key.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { ownerStream } from '#server/core/sync/streams/stream-names.ts';
import { writtenColumns } from './landing-page-columns.ts';
import { lockPage } from './lock-page.ts';

type SaveRefusal = 'NotFound' | 'RevisionOutdated' | 'Conflict' | AccessRefusal['code'];

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

/** A save that names an older revision is refused, so that it does not overwrite changes that the person has not seen. */
export const updateLandingPage = defineOperation({
  name: 'landingPages.update',
  id: 'updateLandingPage',
  summary: 'Save a page again; a save on an older revision is refused',
  input: UpdateLandingPage,
  output: SavedPage,
  object: 'loaded',
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

/** A page that a request sends for the first time. A setting that a queued save leaves out has its initial value. */
type NewPage = Omit<UpdateLandingPage, 'id' | 'revision'> & { readonly id?: string | undefined };

/** `templateId` is the template that the page was made from. */
export async function createPage(
  change: Change,
  { id = change.newId(), config, ...given }: NewPage,
  templateId: string | null = null,
): Promise<Outcome<SavedPage, SaveRefusal>> {
  const tenantId = await tenantOfNewPage(change);
  const refusal = tenantId === null ? undefined : authorize('landingPages.create', change.caller, { tenantId });
  if (refusal !== undefined) return refusal;
  const { columns } = storedFields(landingPage, given);
  // A key of one tenant does not exclude the same id in another.
  const taken = await withPlatformRights(change.tx, () => change.tx.landingPage.count({ where: { id } }));
  if (taken > 0) return refused('Conflict', landingPageTexts.idTaken);
  const { count } = await change.tx.landingPage.createMany({
    data: { ...columns, config, id, tenantId: storedTenant(tenantId), templateId, createdAt: change.now },
    skipDuplicates: true,
  });
  if (count === 0) return refused('Conflict', landingPageTexts.idTaken);
  change.audit('landingPages.create', { kind: 'landingPage', id }, undefined, { ...columns, revision: 1 });
  change.touch(ownerStream, 'landingPage', id);
  return done({ id, revision: 1 });
}

/** The audit trail has the settings of the page, and of its tree the number of the revision. */
async function updatePage(
  change: Change,
  { id, revision: seen, config, ...given }: UpdateLandingPage,
): Promise<Outcome<SavedPage, SaveRefusal>> {
  const page = await lockPage(change, 'landingPages.update', id);
  if (!page.ok) return page;
  const { revision: known } = page.value;
  if (seen !== undefined && seen !== known)
    return refused('RevisionOutdated', landingPageTexts.outdated(known), { revision: String(known) });
  const { landingPage: pages } = change.tx;
  const revision = known + 1;
  const { columns } = storedFields(landingPage, given);
  const where = keyOf(page.value.tenantId, id);
  const before = await pages.findUniqueOrThrow({ where, select: writtenColumns });
  const after = await pages.update({ where, data: { ...columns, config, revision }, select: writtenColumns });
  change.audit('landingPages.update', { kind: 'landingPage', id }, { ...before, revision: known }, { ...after, revision });
  change.touch(ownerStream, 'landingPage', id);
  return done({ id, revision });
}

/** A page belongs to the tenant of the administrator who creates it. Pages of a platform owner belong to the platform. */
async function tenantOfNewPage({ tx, caller }: Change): Promise<string | null> {
  return caller.role === 'platform_owner' ? null : ((await newestTeamOf(tx, caller)) ?? null);
}
