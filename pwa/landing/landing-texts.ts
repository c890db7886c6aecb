/** Texts of the public page. The claims are those of the specification, and each is true of the product. */
export const landingTexts = {
  title: 'Financial calculators your clients trust, under your name',
  lead: 'Give advisors, banks and fintech teams a branded suite of calculators that answers while you type, explains every figure, and works without a network.',
  trial: 'Start Free Trial',
  viewTemplates: 'View Templates',
  signIn: 'Sign In',
  getStarted: 'Get Started',
  contactSales: 'Contact Sales',
  popular: 'Most Popular',
  tour: 'See it at work',
  templates: '10+ templates for the pages your clients land on, from a mortgage desk to a retirement seminar.',
  sampleNote: 'Principal and interest, before tax and insurance. Computed on this page: nothing is sent.',
  openCalculator: 'Open the full calculator',
  noFormula: 'The formula could not be loaded. Try again once there is a connection.',
  outOfRange: (label: string, least: number, most: number): string =>
    `${label.replace(/,.*/, '')}: enter a number from ${least} to ${most.toLocaleString('en-US')}.`,
} as const;

/** Address of the login with a note that the visitor has no account yet. */
export const landingSignUp = '/api/login?intent=sign-up';

export const anchors = [
  { id: 'features', label: 'Features' },
  { id: 'templates', label: 'Templates' },
  { id: 'pricing', label: 'Pricing' },
  { id: 'docs', label: 'Docs' },
] as const;

export const features = [
  { title: 'Custom domains and subdomains', text: 'Each client has its own address, logo and colors, with brand isolation per client.' },
  {
    title: '20+ financial calculators',
    text: 'Investment, loan, retirement and tax, each with its formula, its sources and what it leaves out.',
  },
  {
    title: 'AI features billed by usage',
    text: 'Explanations of a result in plain words. You pay for the calls you use, and see them counted.',
  },
  { title: '10+ landing templates', text: 'Pages for your campaigns, ready to publish under your brand.' },
  {
    title: 'Automated invoicing',
    text: 'Invoices, dunning and grace-period handling run by themselves; nobody loses access over one late payment.',
  },
  { title: 'Customer self-service portal', text: 'Upgrades, downgrades, cancellations and billing management, without a call to support.' },
] as const;

/**
 * Counts of inputs and results of calculators, by category: the claims of the specification. A test counts them in the catalog, so that
 * they stay true.
 */
export const figureClaims = {
  lead: '30+ calculators overall, with this many figures to enter and to read:',
  counts: ['38+ business', '192 real estate', '243 automotive'],
} as const;

export const docs = [
  { title: 'Open any calculator', text: 'Type two numbers; the answer, its chart and its schedule follow each key.' },
  { title: 'Read “How it works”', text: 'The formula, the assumptions, the constants with their year, and why another site may differ.' },
  { title: 'Take it away', text: 'Print it with your brand, download the schedule, or send a link that holds the inputs.' },
] as const;
