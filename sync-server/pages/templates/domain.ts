import { defineDomain } from '#server/core/faces/define-domain.ts';
import { sharedReasons } from '#server/core/faces/shared-reasons.ts';
import { createPageFromTemplate } from './create-page-from-template.ts';
import { deleteTemplate } from './delete-template.ts';
import { listLandingTemplates } from './list-landing-templates.ts';
import { listTemplates } from './list-templates.ts';
import { readLandingTemplate } from './read-landing-template.ts';
import { switchTemplate } from './switch-template.ts';
import { templateRows } from './template-rows.ts';
import { templateCalls } from './templates.rest.ts';
import { updateTemplate } from './update-template.ts';
import { uploadLandingTemplate } from './upload-landing-template.ts';

export const templatesFace = defineDomain({
  name: 'templates',
  operations: [
    listLandingTemplates,
    readLandingTemplate,
    createPageFromTemplate,
    switchTemplate,
    uploadLandingTemplate,
    updateTemplate,
    deleteTemplate,
    listTemplates,
  ],
  calls: templateCalls,
  rows: { template: templateRows },
  tables: {
    landing_page_templates: {},
    templates: { others: { migration: sharedReasons.wholeScript } },
  },
});
