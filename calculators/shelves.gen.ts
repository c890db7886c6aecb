// Written by `npm run generate` from the definitions. Not edited by hand.
import type { AnyCalculator, CalculatorDetails } from './kit/definition/any-calculator.ts';

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
