import { galleryTemplates } from '#contract/pages/templates/template-gallery.ts';
import type { Template } from '#contract/pages/templates/templates.ts';

const [anyTemplate] = galleryTemplates;

/** The template's own picture, the picture of the built-in template of the same name, or a sketch of a page. */
export function thumbnailOf({ name, thumbnailUrl }: Pick<Template, 'name' | 'thumbnailUrl'>): string {
  return thumbnailUrl ?? (galleryTemplates.find((shipped) => shipped.name === name) ?? anyTemplate)?.image ?? '';
}
