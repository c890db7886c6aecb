import { t } from '#contract/language/t.ts';
import type { PageComponent, PageComponentType } from '#contract/pages/landing-page-components.ts';

export const componentLabels: Readonly<Record<PageComponentType, string>> = {
  heading: t('Heading'),
  text: t('Text'),
  button: t('Button'),
  image: t('Image'),
  video: t('Video'),
  form: t('Form'),
  hero: t('Hero'),
  features: t('Features'),
  testimonial: t('Testimonial'),
  pricing: t('Pricing'),
  section: t('Section'),
  row: t('Row'),
  calculator: t('Calculator'),
};

/** Name of a component in lists: its type, followed by its own text if it has any. */
export function nameOfComponent(component: PageComponent): string {
  const label = componentLabels[component.type];
  const words = wordsOf(component).trim();
  return words === '' ? label : `${label}: ${words.length > 40 ? `${words.slice(0, 39)}…` : words}`;
}

function wordsOf(component: PageComponent): string {
  switch (component.type) {
    case 'heading':
    case 'text':
    case 'button':
      return component.content.text;
    case 'image':
      return component.content.alt;
    case 'hero':
      return component.content.headline;
    case 'features':
      return component.content.title ?? '';
    case 'testimonial':
      return component.content.author;
    case 'pricing':
    case 'calculator':
      return component.content.title;
    case 'section':
      return component.content.name;
    case 'video':
    case 'form':
    case 'row':
      return '';
  }
}
