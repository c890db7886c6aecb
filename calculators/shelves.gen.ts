// Written by `npm run generate` from the definitions. Not edited by hand.
import type { AnyCalculator } from './kit/definition/any-calculator.ts';

/** Loads the formulas of a shelf when it opens. */
export const shelfLoaders: Readonly<Record<string, () => Promise<Readonly<Record<string, AnyCalculator>>>>> = {
  "Automotive": () => import('./automotive/shelf.gen.ts').then((module) => module.shelf),
  "Business": () => import('./business/shelf.gen.ts').then((module) => module.shelf),
  "Investment": () => import('./investment/shelf.gen.ts').then((module) => module.shelf),
  "Planning": () => import('./planning/shelf.gen.ts').then((module) => module.shelf),
  "Real Estate": () => import('./real-estate/shelf.gen.ts').then((module) => module.shelf),
  "Retirement": () => import('./retirement/shelf.gen.ts').then((module) => module.shelf),
  "Tax": () => import('./tax/shelf.gen.ts').then((module) => module.shelf),
};
