import type { Meeting } from '#app/calculate/meeting/meeting.ts';
import { isSameContent } from './same-content.ts';

/**
 * Joins what two tabs changed since their common state. Each field, calculator, and part of the report is taken from the tab that changed
 * it; if both did, from this tab, whose person is looking at it.
 */
export function mergeMeetings(base: Meeting, mine: Meeting, theirs: Meeting): Meeting {
  return {
    ...theirs,
    client: pick(base.client, mine.client, theirs.client),
    notes: pick(base.notes, mine.notes, theirs.notes),
    calculators: mergeLists(base.calculators, mine.calculators, theirs.calculators, ({ id }) => id),
    report: mergeLists(base.report, mine.report, theirs.report, ({ key }) => key),
    plan: mergeFields(base.plan, mine.plan, theirs.plan),
    household: {
      ...theirs.household,
      first: mergeFields(base.household.first, mine.household.first, theirs.household.first),
      second: mergeFields(base.household.second, mine.household.second, theirs.household.second),
      otherSavings: pick(base.household.otherSavings, mine.household.otherSavings, theirs.household.otherSavings),
      debts: pick(base.household.debts, mine.household.debts, theirs.household.debts),
      childBirthDate: pick(base.household.childBirthDate, mine.household.childBirthDate, theirs.household.childBirthDate),
    },
  };
}

function pick<Value>(base: Value, mine: Value, theirs: Value): Value {
  return isSameContent(base, mine) ? theirs : mine;
}

function mergeFields<Fields extends object>(base: Fields, mine: Fields, theirs: Fields): Fields {
  const merged = { ...theirs };
  for (const name in mine) merged[name] = pick(base[name], mine[name], theirs[name]);
  return merged;
}

function mergeLists<Item>(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
  nameOf: (item: Item) => string,
): readonly Item[] {
  const before = new Map(base.map((item) => [nameOf(item), item]));
  const here = new Map(mine.map((item) => [nameOf(item), item]));
  const there = new Map(theirs.map((item) => [nameOf(item), item]));
  const isMoved = pick([...before.keys()], [...here.keys()], [...before.keys()]).join() !== [...before.keys()].join();
  const [leading, following] = isMoved ? [here, there] : [there, here];
  const names = new Set([...leading.keys(), ...following.keys()]);
  return [...names].flatMap((name) => {
    const merged = pick(before.get(name), here.get(name), there.get(name));
    return merged === undefined ? [] : [merged];
  });
}
