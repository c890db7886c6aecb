import type { PageComponent } from '#contract/pages/landing-page-components.ts';
import type { PageConfig } from '#contract/pages/landing-pages.ts';
import { brandedPage } from '#contract/pages/page-view/brand-page.ts';
import { pageOfTemplate, shippedTemplates } from '#server/pages/templates/shipped/shipped-templates.ts';

/** Components of the pages that visitors click and send, as their templates name them. */
export const pageParts = { promise: 'promise', calculator: 'calculator', form: 'contact' } as const;

export interface AcmePage {
  readonly name: string;
  readonly template: string;
  readonly path: string;
  readonly state: 'live' | 'scheduled' | 'draft';
  readonly createdDaysAgo: number;
}

export const acmePages = [
  { name: 'Retirement check', template: 'Retirement Readiness', path: '/retirement', state: 'live', createdDaysAgo: 118 },
  { name: 'First home', template: 'First Home', path: '/first-home', state: 'live', createdDaysAgo: 104 },
  { name: 'Refinance this season', template: 'Refinance Check', path: '/refinance', state: 'scheduled', createdDaysAgo: 9 },
  { name: 'College planning evening', template: 'College Planning', path: '/college', state: 'draft', createdDaysAgo: 3 },
] as const satisfies readonly AcmePage[];

export const acmeColor = '#0f766e';

/** A page of Acme made from a template, in Acme's look. */
export function acmePageConfig({ name, template }: Pick<AcmePage, 'name' | 'template'>, headline?: string): PageConfig {
  const from = shippedTemplates.find((candidate) => candidate.name === template);
  if (from === undefined) throw new Error(`There is no template ${template}.`);
  const page = brandedPage({ ...pageOfTemplate(from), name }, { accent: acmeColor });
  if (headline === undefined) return page;
  return { ...page, components: page.components.map((component) => withHeadline(component, headline)) };
}

/** The main heading is a hero in one template, and a heading in the other. */
function withHeadline(component: PageComponent, headline: string): PageComponent {
  if (component.id !== pageParts.promise) return component;
  if (component.type === 'hero') return { ...component, content: { ...component.content, headline } };
  return component.type === 'heading' ? { ...component, content: { ...component.content, text: headline } } : component;
}
