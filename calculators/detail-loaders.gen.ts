// Written by `npm run generate` from the definitions. Not edited by hand.
import type { CalculatorDetails } from './kit/definition/any-calculator.ts';

/** Loads what stands below the answers of a shelf. */
export const detailLoaders: Readonly<Record<string, () => Promise<Readonly<Record<string, CalculatorDetails>>>>> = {
  "Automotive": () => import('./shelves/automotive/details.gen.ts').then((module) => module.details),
  "Business": () => import('./shelves/business/details.gen.ts').then((module) => module.details),
  "Investment": () => import('./shelves/investment/details.gen.ts').then((module) => module.details),
  "Planning": () => import('./shelves/planning/details.gen.ts').then((module) => module.details),
  "Real Estate": () => import('./shelves/real-estate/details.gen.ts').then((module) => module.details),
  "Retirement": () => import('./shelves/retirement/details.gen.ts').then((module) => module.details),
  "Tax": () => import('./shelves/tax/details.gen.ts').then((module) => module.details),
};
