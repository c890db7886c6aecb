import { headlineText } from '#app/calculate/workbench/answer/answer-figures.ts';
import { evaluate } from '#app/calculate/workbench/calculation/evaluate.ts';
import { isComplete } from '#calculators/figures/set.ts';
import type { AnyCalculator } from '#calculators/kit/definition/any-calculator.ts';
import type { AnyInputs, InputRecord, SelectInput } from '#calculators/kit/definition/define.ts';
import { t } from '#contract/language/t.ts';

/** The set of statutory figures behind an answer, and the answer under the newest enacted year. */
export interface LawInUse {
  /** The id of the input that chooses the set. */
  readonly input: string;
  readonly options: SelectInput['options'];
  readonly set: string;
  /** "Original figures", "2025 law". */
  readonly name: string;
  /** Such as "Under 2026 law: $0". Set only if the newest complete law gives another headline. */
  readonly underNewest: string | undefined;
  /** A note once the newest year is over. */
  readonly missing: string | undefined;
}

/** The set of figures in use. Undefined for a calculator without a choice of statutory figures. */
export function lawInUse(calculator: AnyCalculator, inputs: InputRecord, values: AnyInputs, thisYear: number): LawInUse | undefined {
  const found = Object.entries(inputs).find(([, input]) => input.assumption === 'figures');
  if (found?.[1].type !== 'select') return undefined;
  const [input, { options }] = [found[0], found[1]];
  const set = String(values[input]);
  // Sets are in the order of their years.
  const newest = options.findLast(({ value }) => isComplete(value));
  if (newest === undefined) return undefined;
  const shown = shownAnswer(calculator, values);
  const underLaw = shownAnswer(calculator, { ...values, [input]: newest.value });
  return {
    input,
    options,
    set,
    name: options.find(({ value }) => value === set)?.label ?? set,
    underNewest:
      underLaw === undefined || underLaw === shown ? undefined : t('Under {label}: {underLaw}', { label: newest.label, underLaw }),
    missing: missingNote(thisYear, Number(newest.value), Number(options.at(-1)?.value)),
  };
}

function missingNote(thisYear: number, complete: number, known: number): string | undefined {
  if (thisYear <= complete) return undefined;
  const state = thisYear <= known ? 'incomplete' : 'missing';
  return t('The newest complete figures here are of {complete}: the law of {thisYear} is {state}.', { complete, thisYear, state });
}

/** The headline, or the reason why there is none. */
function shownAnswer(calculator: AnyCalculator, values: AnyInputs): string | undefined {
  const outcome = evaluate(calculator, values);
  if (outcome.kind === 'failed') return undefined;
  if (outcome.kind === 'refused') return outcome.message;
  const { per } = outcome.answer.headline;
  return per === undefined ? headlineText(calculator, outcome.answer) : `${headlineText(calculator, outcome.answer)} ${per}`;
}

/** Lines below the sentence, on the screen and on paper. */
export function lawLines({ underNewest, missing }: LawInUse): readonly string[] {
  return [underNewest, missing].filter((line) => line !== undefined);
}

/** The lines with the name of the set, for places without the switch that shows it. */
export function lawNotes(law: LawInUse | undefined): readonly string[] {
  return law === undefined ? [] : [t('Figures: {name}', { name: law.name }), ...lawLines(law)];
}

export function currentYear(): number {
  return new Date().getFullYear();
}
