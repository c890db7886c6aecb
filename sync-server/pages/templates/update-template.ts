import { PageConfig } from '#contract/pages/landing-pages.ts';
import { templateChangeTexts, UpdateTemplate } from '#contract/pages/templates/template-changes.ts';
import { Template } from '#contract/pages/templates/templates.ts';
import { accessTexts } from '#contract/people/access.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { platformTenantId } from '#server/core/data/tenant-key.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { ownerStream } from '#server/core/sync/streams/stream-names.ts';
import { exampleTemplate } from './list-templates.ts';
import { templateEntry } from './template-entries.ts';

/** Edits what the gallery says about a template, and replaces its page with a file or with a page of the platform. */
export const updateTemplate = defineOperation({
  name: 'templates.write',
  id: 'updateTemplate',
  summary: 'Edit a landing page template, or replace its page',
  input: UpdateTemplate,
  output: Template,
  rest: { method: 'PUT', path: '/api/admin/landing-templates/{id}', example: exampleTemplate },
  graphql: { mutation: 'updateTemplate' },
  change: async (change, { id, page, config: given, ...about }) => {
    const { tx } = change;
    const before = await templateEntry(tx, id);
    if (before === undefined) return refused('NotFound', accessTexts.notFound);
    const config = page === undefined ? done(given) : await contentOf(change, page);
    if (!config.ok) return config;
    const row = withChanges(before, about);
    const content = config.value === undefined ? {} : { config: config.value };
    const { count } = await tx.landingPageTemplate.updateMany({ where: { id }, data: { ...row, ...content } });
    if (count === 0) {
      if (config.value === undefined) return refused('Conflict', templateChangeTexts.noPage);
      const { isActive, createdAt } = before;
      await tx.landingPageTemplate.create({ data: { id, ...row, isActive, createdAt, config: config.value }, select: { id: true } });
    }
    const { name, description, category } = row;
    const card = await tx.template.updateMany({ where: { id }, data: { name, description, category } });
    if (card.count > 0) change.touch(ownerStream, 'template', id);
    const after = await templateEntry(tx, id);
    if (after === undefined) throw new Error('A template that was just saved is listed.');
    const isPageReplaced = config.value !== undefined;
    change.audit('templates.update', { kind: 'landingPageTemplate', id }, withChanges(before, {}), { ...row, isPageReplaced });
    return done(after);
  },
});

type About = Omit<UpdateTemplate, 'id' | 'page' | 'config'>;

function withChanges(before: Template, about: About) {
  return {
    name: about.name ?? before.name,
    description: about.description === undefined ? before.description : about.description,
    category: about.category === undefined ? before.category : about.category,
    industry: about.industry === undefined ? before.industry : about.industry,
    isFeatured: about.isFeatured ?? before.isFeatured,
    tags: [...(about.tags ?? before.tags)],
  };
}

async function contentOf({ tx }: Change, id: string): Promise<Outcome<PageConfig | undefined, 'InputInvalid'>> {
  const page = await tx.landingPage.findFirst({ where: { id, tenantId: platformTenantId }, select: { config: true } });
  const config = PageConfig.safeParse(page?.config);
  return config.success
    ? done(config.data)
    : refused('InputInvalid', templateChangeTexts.pageUnknown, { page: templateChangeTexts.pageUnknown });
}
