import { factsOfCalculator } from '#app/calculate/meeting/facts/fact-inputs.ts';
import type { FactId } from '#app/calculate/meeting/facts/facts.ts';
import { householdAnswers, type KnownHousehold } from '#app/calculate/meeting/facts/household-values.ts';
import { isKnown } from '#app/calculate/meeting/household/household-facts.ts';
import type { AnsweredPart } from '#app/calculate/report/sheet/report-sheet.tsx';
import { inputText } from '#app/calculate/workbench/calculation/input-text.ts';

/** Two values for one fact: that of a part, and that of the household or of an earlier part. */
export interface Contradiction {
  readonly key: string;
  readonly label: string;
  readonly part: string;
  readonly value: string;
  /** The part with the other value. Undefined for the household. */
  readonly otherPart: string | undefined;
  readonly otherValue: string;
}

export interface ReportDoubts {
  readonly contradictions: readonly Contradiction[];
  /** Parts that rest on defaults for the most part. */
  readonly mostlyDefault: readonly { readonly key: string; readonly part: string; readonly defaults: number; readonly inputs: number }[];
}

/** A part with more defaults than this share of its inputs is asked about. */
const mostDefaults = 0.5;

/** Doubts about a report that a person should know before it is printed. */
export function doubtsOf(parts: readonly AnsweredPart[], known: KnownHousehold, today: Date): ReportDoubts {
  return {
    contradictions: [...againstHousehold(parts, known, today), ...againstEachOther(parts, known, today)],
    mostlyDefault: parts.flatMap((answered) => {
      const inputs = Object.keys(answered.inputs).length;
      const defaults = inputs - enteredOf(answered).length;
      return defaults / inputs > mostDefaults ? [{ key: answered.part.key, part: answered.part.title, defaults, inputs }] : [];
    }),
  };
}

/** Ids of the inputs that somebody entered. In files of earlier versions, those that differ from the defaults. */
function enteredOf({ part, inputs, answer }: AnsweredPart): readonly string[] {
  return part.entered ?? Object.entries(inputs).flatMap(([id, input]) => (answer.inputs[id] === input.defaultValue ? [] : [id]));
}

/** Values that are neither person's. */
function againstHousehold(parts: readonly AnsweredPart[], known: KnownHousehold, today: Date): readonly Contradiction[] {
  return parts.flatMap(({ part, calculator, inputs, answer }) => {
    const people = householdAnswers(known, calculator.id, { inputs, values: answer.inputs, today });
    return Object.entries(inputs).flatMap(([id, input]) => {
      const values = people.flatMap((person) => (person.values[id] === undefined ? [] : [person.values[id]]));
      const value = answer.inputs[id];
      const [first] = values;
      if (first === undefined || value === undefined || values.includes(value)) return [];
      const texts = { value: inputText(input, value), otherValue: inputText(input, first) };
      return [{ key: `${part.key} ${id}`, label: input.label, part: part.title, otherPart: undefined, ...texts }];
    });
  });
}

/** Facts that the household does not know, and that two parts give different values. Two people may have two values of each. */
function againstEachOther(parts: readonly AnsweredPart[], known: KnownHousehold, today: Date): readonly Contradiction[] {
  if (isKnown(known.household.second)) return [];
  const given = new Map<FactId, { readonly part: string; readonly value: string }>();
  return parts.flatMap(({ part, calculator, inputs, answer }) => {
    const [person] = householdAnswers(known, calculator.id, { inputs, values: answer.inputs, today });
    return factsOfCalculator(calculator.id).flatMap(([id, fact]) => {
      const input = inputs[id];
      if (input === undefined || person?.values[id] !== undefined) return [];
      const value = inputText(input, answer.inputs[id]);
      const before = given.get(fact);
      if (before === undefined) given.set(fact, { part: part.title, value });
      if (before === undefined || before.value === value) return [];
      return [{ key: `${part.key} ${id}`, label: input.label, part: part.title, value, otherPart: before.part, otherValue: before.value }];
    });
  });
}
