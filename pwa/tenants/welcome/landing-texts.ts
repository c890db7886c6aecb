import { spokenLocale, t } from '#contract/language/t.ts';

/** Texts of the public page. The claims are those of the specification, and each is true of the product. */
export const landingTexts = {
  title: t('Financial calculators your clients trust, under your name'),
  lead: t(
    'Give advisors, banks and fintech teams a branded suite of calculators that answers while you type, explains every figure, and works without a network.',
  ),
  trial: t('Start Free Trial'),
  viewTemplates: t('View Templates'),
  signIn: t('Sign In'),
  getStarted: t('Get Started'),
  contactSales: t('Contact Sales'),
  popular: t('Most Popular'),
  tour: t('See it at work'),
  templates: t('10+ templates for the pages your clients land on, from a mortgage desk to a retirement seminar.'),
  sampleNote: t('Principal and interest, before tax and insurance. Computed on this page: nothing is sent.'),
  openCalculator: t('Open the full calculator'),
  noFormula: t('The formula could not be loaded. Try again once there is a connection.'),
  outOfRange: (label: string, least: number, most: number): string =>
    t('{label}: enter a number from {least} to {most}.', {
      label: label.replace(/,.*/, ''),
      least,
      most: most.toLocaleString(spokenLocale() ?? 'en-US'),
    }),
} as const;

/** Address of the login with a note that the visitor has no account yet. */
export const landingSignUp = '/api/login?intent=sign-up';

export const anchors = [
  { id: 'features', label: t('Features') },
  { id: 'templates', label: t('Templates') },
  { id: 'pricing', label: t('Pricing') },
  { id: 'docs', label: t('Docs') },
] as const;

export const features = [
  {
    title: t('Custom domains and subdomains'),
    text: t('Each client has its own address, logo and colors, with brand isolation per client.'),
  },
  {
    title: t('20+ financial calculators'),
    text: t('Investment, loan, retirement and tax, each with its formula, its sources and what it leaves out.'),
  },
  {
    title: t('AI features billed by usage'),
    text: t('Explanations of a result in plain words. You pay for the calls you use, and see them counted.'),
  },
  { title: t('10+ landing templates'), text: t('Pages for your campaigns, ready to publish under your brand.') },
  {
    title: t('Automated invoicing'),
    text: t('Invoices, dunning and grace-period handling run by themselves; nobody loses access over one late payment.'),
  },
  {
    title: t('Customer self-service portal'),
    text: t('Upgrades, downgrades, cancellations and billing management, without a call to support.'),
  },
] as const;

/**
 * Counts of inputs and results of calculators, by category: the claims of the specification. A test counts them in the catalog, so that
 * they stay true.
 */
export const figureClaims = {
  lead: t('30+ calculators overall, with this many figures to enter and to read:'),
  counts: ['38+ business', t('192 real estate'), '243 automotive'],
} as const;

export const docs = [
  { title: t('Open any calculator'), text: t('Type two numbers; the answer, its chart and its schedule follow each key.') },
  {
    title: t('Read “How it works”'),
    text: t('The formula, the assumptions, the constants with their year, and why another site may differ.'),
  },
  { title: t('Take it away'), text: t('Print it with your brand, download the schedule, or send a link that holds the inputs.') },
] as const;
