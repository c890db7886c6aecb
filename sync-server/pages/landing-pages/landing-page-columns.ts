import { LandingPageHeading, landingPage } from '#contract/pages/landing-page-fields.ts';
import { defaultGlobalStyles, LandingPage } from '#contract/pages/landing-pages.ts';
import { Prisma } from '#server/core/data/client.ts';
import { columnsOf } from '#server/core/data/columns-of.ts';
import { exampleOf } from '#server/core/operations/example-of.ts';

const id = '019600aa-0000-7000-8000-0000000000f1';

/** Columns of a landing page without its content. */
export const headingColumns = columnsOf(LandingPageHeading.shape, Prisma.LandingPageScalarFieldEnum);
export const pageColumns = columnsOf(LandingPage.shape, Prisma.LandingPageScalarFieldEnum);
/** Columns of the settings that a save may change. */
export const writtenColumns = columnsOf(landingPage.written, Prisma.LandingPageScalarFieldEnum);

/** The page in the API documentation's example. */
export const exampleHeading = exampleOf({ ...landingPage, answer: LandingPageHeading }, id);

export const examplePage = {
  ...exampleOf(landingPage, id),
  config: {
    name: 'Spring campaign',
    components: [],
    globalStyles: defaultGlobalStyles,
    seo: { title: 'Plan your spring', description: 'Calculators for the season', keywords: 'loans, savings' },
  },
};
