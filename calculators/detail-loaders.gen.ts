// Written by `npm run generate` from the definitions. Not edited by hand.
import type { CalculatorDetails } from './kit/definition/any-calculator.ts';

/** Loads what stands below the answers of a shelf. */
export const detailLoaders: Readonly<Record<string, () => Promise<Readonly<Record<string, CalculatorDetails>>>>> = {
  "Automotive": () => import('./automotive/details.gen.ts').then((module) => module.details),
  "Business": () => import('./business/details.gen.ts').then((module) => module.details),
  "Investment": () => import('./investment/details.gen.ts').then((module) => module.details),
  "Planning": () => import('./planning/details.gen.ts').then((module) => module.details),
  "Real Estate": () => import('./real-estate/details.gen.ts').then((module) => module.details),
  "Retirement": () => import('./retirement/details.gen.ts').then((module) => module.details),
  "Tax": () => import('./tax/details.gen.ts').then((module) => module.details),
};
