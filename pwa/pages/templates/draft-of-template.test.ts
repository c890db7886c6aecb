import { expect, it } from 'vitest';
import { CreateLandingPage } from '#contract/pages/landing-pages.ts';
import { galleryTemplates } from '#contract/pages/templates/template-gallery.ts';
import { draftOfTemplate } from './draft-of-template.ts';

it.each(galleryTemplates.map((template) => [template.name, template] as const))(
  'makes a page of %s that the server takes',
  (name, template) => {
    expect(CreateLandingPage.safeParse(draftOfTemplate(template))).toMatchObject({ success: true, data: { name } });
  },
);
