import type { Shelf } from '#calculators/kit/definition/define.ts';
import { t } from '#contract/language/t.ts';

/** Marketing texts of the specification, letter for letter. Counts on cards are computed, never taken from here. */
export const automotiveTexts = {
  heading: t('Comprehensive Automotive Calculator Suite'),
  subtitle: t('40+ Professional automotive calculators for all your vehicle financing and ownership needs'),
  results: t('Results'),
} as const;

export const businessTexts = {
  title: t('Professional Business Calculator Suite'),
  subtitle: t('17 specialized business calculators for comprehensive financial analysis'),
  inputs: t('Business Parameters'),
  results: t('Analysis Results'),
  placeholder: t('Enter business details to see calculations'),
} as const;

export const firstCalculators = { Automotive: 'auto-loan-basic', Business: 'breakeven-analysis' } as const;

/** One sentence about the content of each shelf. */
export const shelfTexts: Readonly<Record<Shelf, string>> = {
  Investment: t('Growth, returns, fees and goals.'),
  Tax: t('Income, capital gains, payroll and estates.'),
  Business: t('Profit, cash, loans and value of a business.'),
  Retirement: t('Saving, drawing and making it last.'),
  'Real Estate': t('Buying, borrowing, refinancing and renting out.'),
  Planning: t('Debt, insurance, education and reserves.'),
  Automotive: t('Loans, leases and the cost of owning.'),
};
