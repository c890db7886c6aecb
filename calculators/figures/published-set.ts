import { completeSets, lawSets } from './set.ts';

type AnyInputs = Readonly<Record<string, number | boolean | string>>;

/** Complete years before the newest one, the latest first. */
const earlierSets = lawSets
  .filter((set) => completeSets.some((complete) => complete === set))
  .slice(0, -1)
  .toReversed();

/**
 * The same values under the latest earlier year that lacks none of their figures, such as those of a state that publishes late. For
 * values whose set nobody chose. Unchanged if every year lacks one.
 */
export function underPublishedSet(values: AnyInputs, lacksFigures: (values: AnyInputs) => boolean): AnyInputs {
  return earlierSets.map((figures) => ({ ...values, figures })).find((earlier) => !lacksFigures(earlier)) ?? values;
}
