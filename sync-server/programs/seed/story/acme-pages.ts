import type { PageConfig } from '#contract/pages/landing-pages.ts';
import { PageConfig as Config } from '#contract/pages/landing-pages.ts';
import { demoLandingTemplates } from '#server/programs/seed/demo-landing-templates.ts';

/** Components of the pages that visitors click and send, as their templates name them. */
export const pageParts = { button: 'promise', calculator: 'calculator', form: 'contact' } as const;

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

export const acmeColors = { primary: '#0f766e', secondary: '#e6f4f1' } as const;

/** A page of Acme made from a template: in Acme's colors, and with a paragraph of its own in place of the quotation. */
export function acmePageConfig({ name, template }: Pick<AcmePage, 'name' | 'template'>, headline?: string): PageConfig {
  const from = demoLandingTemplates.find((candidate) => candidate.name === template);
  if (from === undefined) throw new Error(`There is no template ${template}.`);
  const config = Config.parse(from.config);
  const [before, after] = [
    config.globalStyles,
    { ...config.globalStyles, primaryColor: acmeColors.primary, secondaryColor: acmeColors.secondary },
  ];
  const recolored: unknown = JSON.parse(
    JSON.stringify(config.components)
      .replaceAll(before.primaryColor, after.primaryColor)
      .replaceAll(before.secondaryColor, after.secondaryColor),
  );
  return Config.parse({
    ...config,
    name,
    globalStyles: after,
    components: Config.shape.components.parse(recolored).map((component) => {
      if (component.type === 'testimonial') {
        const { id, position } = component;
        return { id, position, type: 'text', content: { text: acmeText }, styles: { width: 540, fontSize: 20, lineHeight: '1.6em' } };
      }
      if (component.type !== 'hero' || headline === undefined) return component;
      return { ...component, content: { ...component.content, headline } };
    }),
  });
}

const acmeText =
  'Acme Wealth advises families and small businesses. A first talk takes half an hour, costs nothing, and ends with a page of figures that you keep.';
