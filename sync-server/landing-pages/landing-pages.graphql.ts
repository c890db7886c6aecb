import { LandingPageId, type SavedPage, UpdateLandingPage } from '#contract/landing-pages.ts';
import type { Builder } from '#server/graphql/builder.ts';
import { given, inputOf } from '#server/graphql/input-of.ts';
import { listParametersOf, pageArgs, pageRef } from '#server/graphql/page-field.ts';
import { unwrap } from '#server/graphql/unwrap.ts';
import { runChange } from '#server/sync/run-change.ts';
import { type LandingPageHeading, type LandingPageView, listLandingPages, readLandingPage } from './read-landing-pages.ts';
import { updateLandingPage } from './save-landing-page.ts';

export function defineLandingPageFields(builder: Builder): void {
  const pages = pageRef(builder, 'LandingPageHeadingPage', defineHeading(builder));
  const page = definePage(builder);
  builder.queryFields((t) => ({
    landingPages: t.field({
      type: pages,
      description: 'Every landing page without its content, the newest first.',
      args: pageArgs(builder),
      resolve: async (_root, args, { deps, principal }) => unwrap(await listLandingPages(deps, principal, listParametersOf(args))),
    }),
    landingPage: t.field({
      type: page,
      description: 'One landing page with its content.',
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, args, { deps, principal }) => unwrap(await readLandingPage(deps, principal, inputOf(LandingPageId, args))),
    }),
  }));
  defineSave(builder);
}

/** Saving again what is there. The first save of a page is a command, so that it can wait for a network. */
function defineSave(builder: Builder): void {
  const Saved = builder.objectRef<SavedPage>('SavedPage').implement({
    fields: (t) => ({ id: t.exposeID('id'), revision: t.exposeInt('revision') }),
  });
  builder.mutationField('updateLandingPage', (t) =>
    t.field({
      type: Saved,
      description: 'Saves a page again; a save on an older revision is refused.',
      args: {
        id: t.arg.id({ required: true }),
        revision: t.arg.int(),
        name: t.arg.string({ required: true }),
        config: t.arg({ type: 'JSON', required: true }),
        seoTitle: t.arg.string(),
        seoDescription: t.arg.string(),
        seoKeywords: t.arg.string(),
        analyticsId: t.arg.string(),
        facebookPixelId: t.arg.string(),
      },
      resolve: async (_root, { revision, ...page }, { deps, principal }) => {
        const input = inputOf(UpdateLandingPage, { ...page, ...given({ revision }) });
        return unwrap(await runChange(deps.changes, principal, (change) => updateLandingPage(change, input)));
      },
    }),
  );
}

function defineHeading(builder: Builder) {
  return builder.objectRef<LandingPageHeading>('LandingPageHeading').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      isPublished: t.exposeBoolean('isPublished'),
      publishedAt: t.expose('publishedAt', { type: 'DateTime', nullable: true }),
      domain: t.exposeString('domain', { nullable: true }),
      subdomain: t.exposeString('subdomain', { nullable: true }),
      path: t.exposeString('path'),
      revision: t.exposeInt('revision'),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    }),
  });
}

function definePage(builder: Builder) {
  return builder.objectRef<LandingPageView>('LandingPage').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      isPublished: t.exposeBoolean('isPublished'),
      publishedAt: t.expose('publishedAt', { type: 'DateTime', nullable: true }),
      domain: t.exposeString('domain', { nullable: true }),
      subdomain: t.exposeString('subdomain', { nullable: true }),
      path: t.exposeString('path'),
      revision: t.exposeInt('revision'),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
      templateId: t.exposeID('templateId', { nullable: true }),
      config: t.field({ type: 'JSON', resolve: (page) => page.config }),
      seoTitle: t.exposeString('seoTitle', { nullable: true }),
      seoDescription: t.exposeString('seoDescription', { nullable: true }),
      seoKeywords: t.exposeString('seoKeywords', { nullable: true }),
      analyticsId: t.exposeString('analyticsId', { nullable: true }),
      facebookPixelId: t.exposeString('facebookPixelId', { nullable: true }),
      conversionGoal: t.exposeString('conversionGoal', { nullable: true }),
    }),
  });
}
