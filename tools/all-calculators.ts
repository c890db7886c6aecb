import type { AnyCalculator } from '#calculators/kit/any-calculator.ts';
import { shelfLoaders } from '#calculators/shelves.gen.ts';

const shelves = await Promise.all(Object.values(shelfLoaders).map((load) => load()));

/** Every calculator by its id, in the order of the shelves. */
export const calculators: ReadonlyMap<string, AnyCalculator> = new Map(shelves.flatMap((shelf) => Object.entries(shelf)));
