import type { AnyCalculator } from './kit/definition/any-calculator.ts';
import { shelfLoaders } from './shelves.gen.ts';

const shelves = await Promise.all(Object.values(shelfLoaders).map((load) => load()));

/** Every calculator by its id, in the order of the shelves, with the law that it needs beyond its shelf. */
export const calculators: ReadonlyMap<string, AnyCalculator> = new Map(shelves.flatMap((shelf) => Object.entries(shelf)));

await Promise.all([...calculators.values()].map((calculator) => calculator.needs?.()));
