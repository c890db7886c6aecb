import { t } from '#contract/language/t.ts';
import { type CreateLandingPage, defaultGlobalStyles } from '#contract/pages/landing-pages.ts';
import type { GalleryTemplate } from '#contract/pages/templates/template-gallery.ts';

/** A first page from a template: its description at the top, to be changed in the builder. */
export function draftOfTemplate({ name, description, tags }: GalleryTemplate): CreateLandingPage {
  return {
    name,
    config: {
      name,
      components: [
        {
          id: 'hero',
          type: 'hero',
          content: { headline: name, subheadline: description, ctaText: t('Get Started'), ctaLink: '/' },
          styles: {},
          position: { x: 0, y: 0 },
        },
      ],
      globalStyles: defaultGlobalStyles,
      seo: { title: name, description, keywords: tags.join(', ') },
    },
  };
}
