import { defaultGlobalStyles } from '#contract/pages/landing-pages.ts';
import { LandingTemplateContent, LandingTemplateId } from '#contract/pages/templates/template-gallery.ts';
import { templateTexts } from '#contract/pages/templates/templates.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { isCaller, scopeOf } from '#server/core/access/caller.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';

export const readLandingTemplate = defineOperation({
  name: 'templates.gallery',
  id: 'readLandingTemplate',
  summary: 'The content of a live landing page template',
  input: LandingTemplateId,
  output: LandingTemplateContent,
  rest: {
    method: 'GET',
    path: '/api/templates/{id}',
    example: {
      id: '019600aa-0000-7000-8000-0000000000c1',
      name: 'Advisor Introduction',
      config: {
        name: 'Advisor Introduction',
        components: [],
        globalStyles: defaultGlobalStyles,
        seo: { title: '', description: '', keywords: '' },
      },
    },
  },
  graphql: { query: 'landingTemplate' },
  open: async ({ deps, principal }, { id }) => {
    const template = await deps.db.reading(isCaller(principal) ? scopeOf(principal) : { as: 'visitor' }, (tx) =>
      tx.landingPageTemplate.findFirst({ where: { id, isActive: true }, select: { id: true, name: true, config: true } }),
    );
    return template === null ? refused('NotFound', templateTexts.unknown) : done(template);
  },
});
