import { landingTemplatePage } from './landing-template-page.ts';
import { landingTemplateWords } from './landing-template-words.ts';

/** The landing page templates shipped with the product: one line each, converted to the builder's own configuration. */
interface ShippedTemplate {
  readonly name: string;
  readonly category: string;
  readonly industry: string;
  readonly description: string;
  readonly headline: string;
  readonly subheadline: string;
  readonly ctaText: string;
  readonly colors: readonly [primary: string, secondary: string];
  readonly tags: readonly string[];
  readonly isFeatured?: boolean;
}

const shipped: readonly ShippedTemplate[] = [
  {
    name: 'Advisor Introduction',
    category: 'Advisory',
    industry: 'Wealth management',
    description: 'Who you are, how you work and a first conversation',
    headline: 'Advice that starts with your numbers',
    subheadline: 'See where you stand in two minutes, then talk to a person.',
    ctaText: 'Book a first talk',
    colors: ['#0d4f4d', '#e9f2f1'],
    tags: ['advisor', 'lead'],
    isFeatured: true,
  },
  {
    name: 'Retirement Readiness',
    category: 'Retirement',
    industry: 'Wealth management',
    description: 'One question: will it last?',
    headline: 'Will your savings last as long as you do?',
    subheadline: 'Work out your income in retirement, with prices that rise.',
    ctaText: 'Check my plan',
    colors: ['#1f3a5f', '#eaf0f7'],
    tags: ['retirement', 'calculator'],
    isFeatured: true,
  },
  {
    name: 'First Home',
    category: 'Mortgage',
    industry: 'Mortgage lending',
    description: 'For buyers who ask what they can afford',
    headline: 'Your first home, worked out honestly',
    subheadline: 'Payment, taxes and insurance in one figure, before you visit.',
    ctaText: 'See my payment',
    colors: ['#7a3e1d', '#faf0e8'],
    tags: ['mortgage', 'buyers'],
    isFeatured: true,
  },
  {
    name: 'Refinance Check',
    category: 'Mortgage',
    industry: 'Mortgage lending',
    description: 'When a new rate pays for itself',
    headline: 'Is it time to refinance?',
    subheadline: 'Find the month in which the new loan has paid its own costs.',
    ctaText: 'Compare rates',
    colors: ['#5b2a4a', '#f7ecf3'],
    tags: ['mortgage', 'refinance'],
  },
  {
    name: 'Auto Loan Desk',
    category: 'Automotive',
    industry: 'Auto lending',
    description: 'Rates, terms and a payment in one view',
    headline: 'Know the payment before the test drive',
    subheadline: 'Trade-in, tax and term: one clear monthly figure.',
    ctaText: 'Work it out',
    colors: ['#8c1c13', '#fbeceb'],
    tags: ['auto', 'loan'],
  },
  {
    name: 'Lease or Buy',
    category: 'Automotive',
    industry: 'Car dealers',
    description: 'Both ways to drive side by side',
    headline: 'Lease it or buy it?',
    subheadline: 'What each way costs over the years you drive it.',
    ctaText: 'Compare both',
    colors: ['#233d4d', '#eaf0f3'],
    tags: ['auto', 'lease'],
  },
  {
    name: 'Community Savings',
    category: 'Banking',
    industry: 'Community banks',
    description: 'Savings products with a goal beside each',
    headline: 'Save for what matters here',
    subheadline: 'Set a goal and see the day you reach it.',
    ctaText: 'Start saving',
    colors: ['#2d5d34', '#ecf4ed'],
    tags: ['bank', 'savings'],
  },
  {
    name: 'Member Loans',
    category: 'Banking',
    industry: 'Credit unions',
    description: 'Loan offers for members, with real payments',
    headline: 'Loans that members set the terms for',
    subheadline: 'Compare terms and see the interest you do not pay.',
    ctaText: 'See member rates',
    colors: ['#114b5f', '#e7f1f4'],
    tags: ['credit union', 'loan'],
  },
  {
    name: 'Small Business Funding',
    category: 'Business',
    industry: 'Business lending',
    description: 'From cash flow to an application',
    headline: 'Funding that fits your cash flow',
    subheadline: 'Check coverage and break-even before you apply.',
    ctaText: 'Check my business',
    colors: ['#3d348b', '#eeecf8'],
    tags: ['business', 'loan'],
  },
  {
    name: 'College Planning',
    category: 'Planning',
    industry: 'Financial planning',
    description: 'What to put aside each month, from today',
    headline: 'College, one month at a time',
    subheadline: 'See what rising costs mean for what you put aside.',
    ctaText: 'Plan for college',
    colors: ['#1b4965', '#e8f1f5'],
    tags: ['education', 'planning'],
  },
  {
    name: 'Tax Season',
    category: 'Tax',
    industry: 'Accounting',
    description: 'An estimate, a checklist and an appointment',
    headline: 'Know your tax before it is due',
    subheadline: 'An estimate with this year’s brackets, and a person to check it.',
    ctaText: 'Estimate my tax',
    colors: ['#4a4e69', '#eeeef3'],
    tags: ['tax', 'season'],
  },
  {
    name: 'Property Investor',
    category: 'Real estate',
    industry: 'Real estate',
    description: 'Yield, cash flow and the way out',
    headline: 'Does the property carry itself?',
    subheadline: 'Cash flow, yield and return in one place.',
    ctaText: 'Analyse a property',
    colors: ['#6b4226', '#f6eee8'],
    tags: ['real estate', 'investor'],
  },
];

/** Rows of landing_page_templates without their ids. */
export const demoLandingTemplates = shipped.flatMap((template) => {
  const { headline, subheadline, ctaText, colors, tags, isFeatured = false, ...about } = template;
  const words = landingTemplateWords[about.name];
  if (words === undefined) return [];
  return [{ ...about, isFeatured, tags: [...tags], config: landingTemplatePage(template, words) }];
});
