import { defaultGlobalStyles, type LandingPageHeading } from '#contract/pages/landing-pages.ts';

/** Columns of a landing page without its content. */
export const headingColumns = {
  id: true,
  name: true,
  isPublished: true,
  publishedAt: true,
  domain: true,
  subdomain: true,
  path: true,
  revision: true,
  publishAt: true,
  publishPath: true,
  unpublishAt: true,
  scheduleProblem: true,
  createdAt: true,
  updatedAt: true,
} as const;

/** The page in the API documentation's example. */
export const exampleHeading: LandingPageHeading = {
  id: '019600aa-0000-7000-8000-0000000000f1',
  name: 'Spring campaign',
  isPublished: false,
  publishedAt: null,
  domain: null,
  subdomain: null,
  path: '/',
  revision: 3,
  publishAt: null,
  publishPath: null,
  unpublishAt: null,
  scheduleProblem: null,
  createdAt: new Date('2026-01-15T09:00:00.000Z'),
  updatedAt: new Date('2026-01-16T09:00:00.000Z'),
};

export const exampleContent = {
  templateId: null,
  config: {
    name: 'Spring campaign',
    components: [],
    globalStyles: defaultGlobalStyles,
    seo: { title: 'Plan your spring', description: 'Calculators for the season', keywords: 'loans, savings' },
  },
  seoTitle: 'Plan your spring',
  seoDescription: 'Calculators for the season',
  seoKeywords: 'loans, savings',
  analyticsId: null,
  facebookPixelId: null,
  conversionGoal: null,
};
