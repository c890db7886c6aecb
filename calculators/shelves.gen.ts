// Written by `npm run generate` from the definitions. Not edited by hand.
import type { AnyCalculator, Words } from './kit/any-calculator.ts';

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

/** Loads what the calculators of a shelf say about themselves. */
export const wordLoaders: Readonly<Record<string, () => Promise<Readonly<Record<string, Words>>>>> = {
  "Automotive": () => import('./automotive/words.gen.ts').then((module) => module.words),
  "Business": () => import('./business/words.gen.ts').then((module) => module.words),
  "Investment": () => import('./investment/words.gen.ts').then((module) => module.words),
  "Planning": () => import('./planning/words.gen.ts').then((module) => module.words),
  "Real Estate": () => import('./real-estate/words.gen.ts').then((module) => module.words),
  "Retirement": () => import('./retirement/words.gen.ts').then((module) => module.words),
  "Tax": () => import('./tax/words.gen.ts').then((module) => module.words),
};
