import { t } from '#contract/language/t.ts';
import type { PageComponent } from '#contract/pages/landing-page-components.ts';
import type { PageConfig } from '#contract/pages/landing-pages.ts';
import type { RichBlock, Span } from '#contract/pages/rich-text.ts';
import { asksForSecret, sensitiveFieldText } from '#contract/pages/sensitive-fields.ts';
import { layoutFaults } from './check-layout.ts';
import { contrastOf } from './color-on.ts';
import { componentLabels, nameOfComponent } from './component-names.ts';
import { type Arranged, arrangePage, holderOf } from './page-layout.ts';
import { findPlaceholder } from './placeholders.ts';

export interface PageFinding {
  /** An error prevents publishing. */
  readonly kind: 'error' | 'hint';
  readonly text: string;
  readonly componentId?: string;
}

/** WCAG 2.2 AA, for text of normal size. */
const leastContrast = 4.5;

/** Finds accessibility faults such as wrong heading levels and low contrast, links that lead nowhere, and fields that ask for a secret. */
export function checkPage(page: PageConfig): readonly PageFinding[] {
  const inOrder = flatten(arrangePage(page.components));
  const findings = [
    ...headingFindings(inOrder),
    ...inOrder.flatMap((component) => [
      ...contentFindings(component),
      ...placeholderFindings(component),
      ...targetFindings(page, component),
      ...contrastFindings(page, component),
    ]),
    ...layoutFaults(page.components).map(({ text, componentId }): PageFinding => ({ kind: 'error', text, componentId })),
    ...(page.seo.title.trim() === '' ? [hint(t('The page has no search title. Its name is shown instead.'))] : []),
  ];
  return [...findings.filter(({ kind }) => kind === 'error'), ...findings.filter(({ kind }) => kind === 'hint')];
}

function headingFindings(inOrder: readonly PageComponent[]): readonly PageFinding[] {
  const levels = inOrder.flatMap((component) => levelsOf(component).map((level) => ({ level, component })));
  const main = levels.filter(({ level }) => level === 1);
  const skipped = levels.filter(({ level }, at) => level > (levels[at - 1]?.level ?? 0) + 1 && at > 0);
  return [
    ...(main.length === 0 ? [error(t('The page has no main heading. Add a hero, or a heading of level 1.'))] : []),
    ...main
      .slice(1)
      .map(({ component }) => hint(t('{component} is a second main heading.', { component: nameOfComponent(component) }), component)),
    ...skipped.map(({ level, component }) =>
      hint(t('{component} skips to level {level}.', { component: nameOfComponent(component), level }), component),
    ),
  ];
}

/** Levels of the headings in a component, as they are drawn. */
function levelsOf(component: PageComponent): readonly number[] {
  switch (component.type) {
    case 'heading':
      return [component.content.level];
    case 'hero':
      return [1];
    case 'features':
      return component.content.title === undefined || component.content.title === '' ? [3] : [2, 3];
    case 'pricing':
      return [2, 3];
    case 'calculator':
      return [3];
    case 'text':
    case 'button':
    case 'image':
    case 'video':
    case 'form':
    case 'testimonial':
    case 'section':
    case 'row':
      return [];
  }
}

function contentFindings(component: PageComponent): readonly PageFinding[] {
  const name = nameOfComponent(component);
  switch (component.type) {
    case 'image': {
      const { src, alt } = component.content;
      return [
        ...(src === '' ? [error(t('{name} has no source.', { name }), component)] : []),
        ...(alt.trim() === '' ? [error(t('{name} has no alternative text.', { name }), component)] : []),
      ];
    }
    case 'video':
      return component.content.src === '' ? [error(t('{name} has no source.', { name }), component)] : [];
    case 'button':
      return isNowhere(component.content.link) && component.content.action !== 'sign-in'
        ? [error(t('{name} leads nowhere.', { name }), component)]
        : [];
    case 'hero':
      return (component.content.ctaText ?? '') !== '' && isNowhere(component.content.ctaLink)
        ? [error(t('The button of {name} leads nowhere.', { name }), component)]
        : [];
    case 'form': {
      const keys = component.content.fields.map((field) => field.name);
      const double = keys.find((key, at) => keys.indexOf(key) !== at);
      return [
        ...(keys.length === 0 ? [error(t('{name} has no fields.', { name }), component)] : []),
        ...component.content.fields.filter(asksForSecret).map(({ label }) => error(sensitiveFieldText(label), component)),
        ...(double === undefined ? [] : [error(t('{name} has two fields with the key {key}.', { name, key: double }), component)]),
      ];
    }
    case 'calculator':
      return component.content.calculatorId === '' ? [error(t('{name} names no calculator.', { name }), component)] : [];
    case 'heading':
      return component.content.text.trim() === '' ? [error(t('{name} is empty.', { name }), component)] : [];
    case 'text':
      return linksIn(component).some(isNowhere) ? [error(t('A link in {name} leads nowhere.', { name }), component)] : [];
    case 'features':
    case 'testimonial':
    case 'pricing':
    case 'section':
    case 'row':
      return [];
  }
}

function placeholderFindings(component: PageComponent): readonly PageFinding[] {
  const found = findPlaceholder(component);
  if (found === undefined) return [];
  const name = componentLabels[component.type];
  return [error(t('{name} still holds the placeholder {placeholder}.', { name, placeholder: found }), component)];
}

/** A link within the page leads to the id of a component, or to the form in it. */
function targetFindings({ components }: PageConfig, component: PageComponent): readonly PageFinding[] {
  const missing = linksIn(component).find((link) => {
    const target = link?.slice(1) ?? '';
    return link?.startsWith('#') === true && target !== '' && !components.some(({ id }) => id === target || `form-${id}` === target);
  });
  if (missing === undefined) return [];
  const name = nameOfComponent(component);
  return [error(t('{name} leads to {link}, which is not on this page.', { name, link: missing }), component)];
}

function linksIn(component: PageComponent): readonly (string | undefined)[] {
  switch (component.type) {
    case 'hero':
      return (component.content.ctaText ?? '') === '' ? [] : [component.content.ctaLink];
    case 'button':
      return [component.content.link];
    case 'text':
      return (component.content.rich ?? []).flatMap(spansIn).flatMap(({ link }) => (link === undefined ? [] : [link]));
    case 'heading':
    case 'image':
    case 'video':
    case 'form':
    case 'features':
    case 'testimonial':
    case 'pricing':
    case 'section':
    case 'row':
    case 'calculator':
      return [];
  }
}

function spansIn(block: RichBlock): readonly Span[] {
  return block.kind === 'paragraph' ? block.spans : block.items.flat();
}

const plainTypes: ReadonlySet<PageComponent['type']> = new Set([
  'heading',
  'text',
  'features',
  'testimonial',
  'pricing',
  'form',
  'calculator',
]);

function contrastFindings(page: PageConfig, component: PageComponent): readonly PageFinding[] {
  if (!plainTypes.has(component.type)) return [];
  const contrast = contrastOf(component.styles.color ?? page.globalStyles.textColor, backgroundOf(page, component));
  if (contrast >= leastContrast) return [];
  const name = nameOfComponent(component);
  return [
    error(
      t('{name} is hard to read: its contrast is {contrast} and should be {leastContrast}.', {
        name,
        contrast: contrast.toFixed(1),
        leastContrast,
      }),
      component,
    ),
  ];
}

/** The background color of a component: its own, its container's, or the page's. */
function backgroundOf(page: PageConfig, component: PageComponent): string {
  const own = component.styles.backgroundColor;
  if (own !== undefined && own !== 'transparent') return own;
  const holder = holderOf(component, page.components);
  if (holder === undefined) return page.globalStyles.backgroundColor;
  if (holder.type === 'section' && holder.content.backgroundType !== 'none' && holder.styles.backgroundColor === undefined) {
    return holder.content.backgroundColor ?? page.globalStyles.backgroundColor;
  }
  return backgroundOf(page, holder);
}

function isNowhere(link: string | undefined): boolean {
  return link === undefined || link === '' || link === '#';
}

function flatten(arranged: readonly Arranged[]): readonly PageComponent[] {
  return arranged.flatMap(({ component, children }) => [component, ...flatten(children)]);
}

function error(text: string, component?: PageComponent): PageFinding {
  return { kind: 'error', text, ...(component === undefined ? {} : { componentId: component.id }) };
}

function hint(text: string, component?: PageComponent): PageFinding {
  return { ...error(text, component), kind: 'hint' };
}
