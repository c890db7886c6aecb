import { LandingPageHeading } from '#contract/pages/landing-page-fields.ts';
import { LandingPageId, SavedPage } from '#contract/pages/landing-pages.ts';
import { CopyLandingPage, pageCardTexts, RenameLandingPage } from '#contract/pages/page-cards.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { withPlatformRights } from '#server/core/data/roles/platform-rights.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { ownerStream } from '#server/core/sync/streams/stream-names.ts';
import { exampleHeading } from '#server/pages/landing-pages/landing-page-columns.ts';
import { lockPage } from '#server/pages/landing-pages/lock-page.ts';
import { headingOf } from '#server/pages/landing-pages/publish-landing-page.ts';

/** The name is part of the content, too, so a builder that is open notices that the page has changed. */
export const renameLandingPage = defineOperation({
  name: 'landingPages.update',
  id: 'renameLandingPage',
  summary: 'Give a page another name',
  input: RenameLandingPage,
  output: LandingPageHeading,
  object: 'loaded',
  rest: { method: 'PUT', path: '/api/landing-pages/{id}/name', example: exampleHeading },
  graphql: { mutation: 'renameLandingPage' },
  change: async (change, { id, name }) => {
    const page = await lockPage(change, 'landingPages.update', id);
    if (!page.ok) return page;
    await change.tx.$executeRaw`update landing_pages set name = ${name}, config = jsonb_set(config, '{name}', to_jsonb(${name}::text)),
      revision = revision + 1, updated_at = ${change.now}::timestamptz where id = ${id}::uuid`;
    change.audit('landingPages.rename', { kind: 'landingPage', id }, { name: page.value.name }, { name });
    change.touch(ownerStream, 'landingPage', id);
    return done(await headingOf(change, id));
  },
});

/** A draft with the saved content. Visits, leads, and tests stay with the original. */
export const copyLandingPage = defineOperation({
  name: 'landingPages.update',
  id: 'copyLandingPage',
  summary: 'Copy a page into a new draft',
  input: CopyLandingPage,
  output: SavedPage,
  object: 'loaded',
  rest: { method: 'POST', path: '/api/landing-pages/{id}/copy', example: { id: '019600aa-0000-7000-8000-0000000000f2', revision: 1 } },
  graphql: { mutation: 'copyLandingPage' },
  change: async (change, { id, name }) => {
    const page = await lockPage(change, 'landingPages.update', id);
    if (!page.ok) return page;
    const { tx, now, newId } = change;
    const copyId = newId();
    await tx.$executeRaw`insert into landing_pages (id, tenant_id, name, template_id, config, seo_title, seo_description, seo_keywords, created_at, updated_at)
      select ${copyId}::uuid, tenant_id, ${name}, template_id, jsonb_set(config, '{name}', to_jsonb(${name}::text)), seo_title, seo_description, seo_keywords,
        ${now}::timestamptz, ${now}::timestamptz from landing_pages where id = ${id}::uuid`;
    change.audit('landingPages.create', { kind: 'landingPage', id: copyId }, undefined, { name, copyOf: id });
    change.touch(ownerStream, 'landingPage', copyId);
    return done({ id: copyId, revision: 1 });
  },
});

/** Visits and leads of the page are deleted with it. */
export const deleteLandingPage = defineOperation({
  name: 'landingPages.update',
  id: 'deleteLandingPage',
  summary: 'Delete a page that is not published, with its visits and leads',
  input: LandingPageId,
  output: LandingPageHeading,
  object: 'loaded',
  rest: { method: 'DELETE', path: '/api/landing-pages/{id}', example: exampleHeading },
  graphql: { mutation: 'deleteLandingPage' },
  change: async (change, { id }) => {
    const page = await lockPage(change, 'landingPages.update', id);
    if (!page.ok) return page;
    const { tx } = change;
    const heading = await headingOf(change, id);
    if (heading.isPublished) return refused('Conflict', pageCardTexts.stillPublished);
    if ((await tx.abTest.count({ where: { landingPageId: id, status: 'running' } })) > 0)
      return refused('Conflict', pageCardTexts.runsInTest);
    // Visits, counts, and tests go with the page, and no tenant may delete those by themselves.
    await withPlatformRights(tx, () => tx.landingPage.deleteMany({ where: { id } }));
    change.audit('landingPages.delete', { kind: 'landingPage', id }, { name: heading.name, path: heading.path }, undefined);
    change.touch(ownerStream, 'landingPage', id, true);
    return done(heading);
  },
});
