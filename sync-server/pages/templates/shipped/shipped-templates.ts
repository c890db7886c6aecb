import type { PageConfig } from '#contract/pages/landing-pages.ts';
import { businessTemplates } from './business-templates.ts';
import { moreTemplates } from './more-templates.ts';
import { blocksOf } from './page-structures.ts';
import type { ShippedTemplate } from './shipped-template.ts';
import { stackBlocks } from './stacked-page.ts';
import { cardTemplates } from './words-of-cards.ts';

const fonts = { calm: 'Georgia, serif', plain: 'system-ui, sans-serif', bold: 'Verdana, sans-serif' } as const;

/** The templates that come with the product: those of the six cards first. */
export const shippedTemplates: readonly ShippedTemplate[] = [...cardTemplates, ...moreTemplates, ...businessTemplates];

/** The page that starts from a template. */
export function pageOfTemplate(template: ShippedTemplate): PageConfig {
  const { name, headline, subheadline, colors, font, tags } = template;
  return {
    name,
    components: stackBlocks(blocksOf(template)),
    globalStyles: {
      fontFamily: fonts[font],
      primaryColor: colors[0],
      secondaryColor: colors[1],
      backgroundColor: '#ffffff',
      textColor: '#1d2a2c',
    },
    seo: { title: headline, description: subheadline, keywords: tags.join(', ') },
  };
}

/** Columns of a template's row, without its id. */
export function templateColumns(template: ShippedTemplate) {
  const { name, description, category, industry, tags, isFeatured = false, isDraft = false } = template;
  return { name, description, category, industry, tags: [...tags], isFeatured, isActive: !isDraft, config: pageOfTemplate(template) };
}
