// Written by `npm run generate` from the definitions. Not edited by hand.
import type { AnyCalculator } from './kit/definition/any-calculator.ts';

/** Loads the formulas of a shelf when it opens. */
export const shelfLoaders: Readonly<Record<string, () => Promise<Readonly<Record<string, AnyCalculator>>>>> = {
  "Automotive": () => import('./shelves/automotive/shelf.gen.ts').then((module) => module.shelf),
  "Business": () => import('./shelves/business/shelf.gen.ts').then((module) => module.shelf),
  "Investment": () => import('./shelves/investment/shelf.gen.ts').then((module) => module.shelf),
  "Planning": () => import('./shelves/planning/shelf.gen.ts').then((module) => module.shelf),
  "Real Estate": () => import('./shelves/real-estate/shelf.gen.ts').then((module) => module.shelf),
  "Retirement": () => import('./shelves/retirement/shelf.gen.ts').then((module) => module.shelf),
  "Tax": () => import('./shelves/tax/shelf.gen.ts').then((module) => module.shelf),
};
