import type { PageComponent } from '#contract/pages/landing-page-components.ts';
import { isSafeLink, isSafeMedia } from '#contract/pages/landing-page-values.ts';
import { formView, type SentForm } from './form-view.ts';
import { node, type PageNode, words } from './page-node.ts';
import { richView } from './rich-view.ts';

/** Context in which a page is drawn. */
export interface PageContext {
  /** Address for form submissions; undefined if forms cannot be sent. */
  readonly formAction?: (componentId: string) => string;
  /** Origin of the visitor, by `utm_source` and the like. Forms send it along. */
  readonly source?: Readonly<Record<string, string>>;
  /** The form that was just sent, and its result. */
  readonly sent?: SentForm;
}

/** Stored pages may be older than a rule, so an address is checked again before it is written. */
function linkOf(link: string | undefined): string {
  return link === undefined || link === '' || !isSafeLink(link) ? '#' : link;
}

function mediaOf(source: string | undefined): string | undefined {
  return source !== undefined && source !== '' && isSafeMedia(source) ? source : undefined;
}

function anchor(className: string, href: string, text: string, field: string): PageNode {
  const isElsewhere = href.startsWith('https://');
  return node('a', { className, field, attributes: { href, ...(isElsewhere ? { rel: 'noopener noreferrer' } : {}) } }, text);
}

/** Views of the components. Sections and rows are drawn elsewhere, with the components inside them. */
export function componentView(component: Exclude<PageComponent, { type: 'section' | 'row' }>, context: PageContext): PageNode {
  switch (component.type) {
    case 'heading':
      return node(
        `h${component.content.level}`,
        { className: `lp-heading lp-h${component.content.level}`, field: 'content.text' },
        component.content.text,
      );
    case 'text':
      return component.content.rich === undefined
        ? node('p', { className: 'lp-text', field: 'content.rich' }, component.content.text)
        : richView(component.content.rich);
    case 'button': {
      const { text, link, action } = component.content;
      return anchor('lp-button', linkOf(action === 'sign-in' ? '/api/login' : link), text, 'content.text');
    }
    case 'image':
      return pictureView(mediaOf(component.content.src), component.content.alt);
    case 'video':
      return videoView(mediaOf(component.content.src), mediaOf(component.content.poster));
    case 'form':
      return formView(component.id, component.content, { ...context, action: context.formAction?.(component.id) });
    case 'hero':
      return heroView(component.content);
    case 'features':
      return featuresView(component.content);
    case 'testimonial':
      return testimonialView(component.content);
    case 'pricing':
      return pricingView(component.content);
    case 'calculator': {
      const { calculatorId, title, text, linkText } = component.content;
      const href = linkOf(calculatorId === '' ? '' : `/calculators/${encodeURIComponent(calculatorId)}`);
      return node(
        'div',
        { className: 'lp-card lp-calculator' },
        words('h3', 'lp-card-title', title, 'content.title'),
        words('p', 'lp-muted', text, 'content.text'),
        anchor('lp-button', href, linkText, 'content.linkText'),
      );
    }
  }
}

type Content<Type extends PageComponent['type']> = Extract<PageComponent, { type: Type }>['content'];

function pictureView(source: string | undefined, alt: string): PageNode {
  if (source === undefined) return node('div', { className: 'lp-missing', attributes: { 'aria-hidden': 'true' } });
  return node('img', { className: 'lp-image', attributes: { src: source, alt, loading: 'lazy' } });
}

function videoView(source: string | undefined, poster: string | undefined): PageNode {
  if (source === undefined) return node('div', { className: 'lp-missing', attributes: { 'aria-hidden': 'true' } });
  return node('video', { className: 'lp-image', attributes: { src: source, controls: '', ...(poster === undefined ? {} : { poster }) } });
}

function heroView({ headline, subheadline, ctaText, ctaLink, backgroundImage }: Content<'hero'>): PageNode {
  const picture = mediaOf(backgroundImage);
  return node(
    'div',
    { className: picture === undefined ? 'lp-hero' : 'lp-hero lp-hero-pictured' },
    picture === undefined ? undefined : node('img', { className: 'lp-hero-picture', attributes: { src: picture, alt: '' } }),
    node(
      'div',
      { className: 'lp-hero-words' },
      words('h1', 'lp-heading lp-h1', headline, 'content.headline'),
      words('p', 'lp-lead', subheadline, 'content.subheadline'),
      ctaText === undefined || ctaText === ''
        ? undefined
        : anchor('lp-button lp-button-light', linkOf(ctaLink), ctaText, 'content.ctaText'),
    ),
  );
}

function featuresView({ title, items }: Content<'features'>): PageNode {
  const cards = items.map(({ title: heading, description, icon }, at) =>
    node(
      'li',
      { className: 'lp-card' },
      words('span', 'lp-symbol', icon),
      words('h3', 'lp-card-title', heading, `content.items.${at}.title`),
      words('p', 'lp-muted', description, `content.items.${at}.description`),
    ),
  );
  return node(
    'div',
    { className: 'lp-block' },
    words('h2', 'lp-heading lp-h2', title, 'content.title'),
    node('ul', { className: 'lp-cards' }, ...cards),
  );
}

function testimonialView({ quote, author, role, company, source, date, avatar }: Content<'testimonial'>): PageNode {
  const picture = mediaOf(avatar);
  const joined = (...parts: readonly (string | undefined)[]) => parts.filter((part) => part !== undefined && part !== '').join(', ');
  return node(
    'figure',
    { className: 'lp-card lp-testimonial' },
    node('blockquote', {}, node('p', { field: 'content.quote' }, quote)),
    node(
      'figcaption',
      {},
      picture === undefined ? undefined : node('img', { className: 'lp-avatar', attributes: { src: picture, alt: '' } }),
      node(
        'span',
        {},
        words('strong', '', author, 'content.author'),
        words('span', 'lp-muted', joined(role, company)),
        words('span', 'lp-muted', joined(source, date)),
      ),
    ),
  );
}

function pricingView({ title, plans }: Content<'pricing'>): PageNode {
  const cards = plans.map(({ name, price, period, features, popular }, at) =>
    node(
      'li',
      { className: popular === true ? 'lp-card lp-plan lp-popular' : 'lp-card lp-plan' },
      words('h3', 'lp-card-title', name, `content.plans.${at}.name`),
      node(
        'p',
        { className: 'lp-price' },
        node('strong', { field: `content.plans.${at}.price` }, price),
        period === undefined || period === '' ? undefined : ` / ${period}`,
      ),
      node('ul', { className: 'lp-list' }, ...features.map((feature) => node('li', {}, feature))),
    ),
  );
  return node(
    'div',
    { className: 'lp-block' },
    words('h2', 'lp-heading lp-h2', title, 'content.title'),
    node('ul', { className: 'lp-cards' }, ...cards),
  );
}
