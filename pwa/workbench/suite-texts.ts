import type { Shelf } from '#calculators/kit/define.ts';

/** Marketing texts of the specification, letter for letter. Counts on cards are computed, never taken from here. */
export const automotiveTexts = {
  heading: 'Comprehensive Automotive Calculator Suite',
  subtitle: '40+ Professional automotive calculators for all your vehicle financing and ownership needs',
  results: 'Results',
} as const;

export const businessTexts = {
  title: 'Professional Business Calculator Suite',
  subtitle: '17 specialized business calculators for comprehensive financial analysis',
  inputs: 'Business Parameters',
  results: 'Analysis Results',
  placeholder: 'Enter business details to see calculations',
} as const;

export const firstCalculators = { Automotive: 'auto-loan-basic', Business: 'breakeven-analysis' } as const;

/** One sentence about the content of each shelf. */
export const shelfTexts: Readonly<Record<Shelf, string>> = {
  Investment: 'Growth, returns, fees and goals.',
  Tax: 'Income, capital gains, payroll and estates.',
  Business: 'Profit, cash, loans and value of a business.',
  Retirement: 'Saving, drawing and making it last.',
  'Real Estate': 'Buying, borrowing, refinancing and renting out.',
  Planning: 'Debt, insurance, education and reserves.',
  Automotive: 'Loans, leases and the cost of owning.',
};

export function pendingInputs(title: string): string {
  return `Calculator inputs for ${title} will be available soon.`;
}
