import { defaultGlobalStyles } from '#contract/pages/landing-pages.ts';
import { LandingTemplateContent } from '#contract/pages/templates/template-gallery.ts';
import { UploadLandingTemplate } from '#contract/pages/templates/template-upload.ts';
import { done } from '#contract/values/outcome.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';

const exampleConfig = {
  name: 'Spring',
  components: [],
  globalStyles: defaultGlobalStyles,
  seo: { title: '', description: '', keywords: '' },
};

export const uploadLandingTemplate = defineOperation({
  name: 'templates.write',
  id: 'uploadLandingTemplate',
  summary: 'Add a landing page template; it is live at once or a draft',
  input: UploadLandingTemplate,
  output: LandingTemplateContent,
  rest: {
    method: 'POST',
    path: '/api/admin/landing-templates',
    example: { id: '019600aa-0000-7000-8000-0000000000c1', name: 'Spring', config: exampleConfig },
  },
  graphql: { mutation: 'uploadLandingTemplate' },
  change: async (change, { name, description, category, isActive = false, config }) => {
    const id = change.newId();
    await change.tx.landingPageTemplate.create({
      data: { id, name, description: description ?? null, category: category ?? null, isActive, config, createdAt: change.now },
      select: { id: true },
    });
    change.audit('templates.upload', { kind: 'landingPageTemplate', id }, undefined, { name, isActive });
    return done({ id, name, config });
  },
});
