import { isKnown } from '#app/calculate/meeting/household/household-facts.ts';
import type { Meeting } from '#app/calculate/meeting/meeting.ts';
import { completeSets, newestCompleteSet } from '#calculators/figures/set.ts';
import type { AnyInputs, InputRecord } from '#calculators/kit/definition/define.ts';
import { type RawInputs, readForm } from '#calculators/kit/definition/inputs.ts';
import { t } from '#contract/language/t.ts';
import { factsOfCalculator } from './fact-inputs.ts';
import { facts } from './facts.ts';
import type { HouseholdView } from './household-view.ts';
import { textsOfInputs } from './input-texts.ts';

/** The facts of a household in a meeting: its people, and the entries for its plan. */
export type KnownHousehold = Pick<Meeting, 'household' | 'plan'>;

export interface PersonValues {
  readonly name: string;
  /** Values by input, within the bounds of the calculator. */
  readonly values: AnyInputs;
  /** The same as texts for the form. */
  readonly texts: RawInputs;
}

interface Asked {
  readonly inputs: InputRecord;
  readonly values: AnyInputs;
  readonly today: Date;
}

/** All inputs of a calculator that the household answers, for each person that it knows. */
export function householdAnswers(known: KnownHousehold, calculator: string, { inputs, values, today }: Asked): readonly PersonValues[] {
  const table = factsOfCalculator(calculator);
  if (table.length === 0) return [];
  return viewsOf(known, values, today).flatMap((view, at) => {
    if (at > 0 && !isKnown(view.own)) return [];
    const found = Object.fromEntries(
      table.flatMap(([input, fact]) => {
        const value = facts[fact](view);
        return value === undefined || !fits(inputs, input, value) ? [] : [[input, value] as const];
      }),
    );
    const texts = textsOf(found);
    const { outOfRange } = readForm(inputs, texts);
    const within = Object.entries(found).filter(([id]) => outOfRange[id] === undefined);
    const name = view.own.name || t('Person {at}', { at: at + 1 });
    return within.length === 0 ? [] : [{ name, values: Object.fromEntries(within), texts: textsOf(Object.fromEntries(within)) }];
  });
}

function viewsOf({ household, plan }: KnownHousehold, values: AnyInputs, today: Date): readonly HouseholdView[] {
  const { first, second } = household;
  // An incomplete year may lack the deduction.
  const set = completeSets.find((complete) => complete === values.figures) ?? newestCompleteSet;
  const whole = { set, household, plan, today };
  const { claimFirst, claimSecond } = plan;
  return [
    { ...whole, own: first, other: second, ownClaim: claimFirst, otherClaim: claimSecond, place: 'first' },
    { ...whole, own: second, other: first, ownClaim: claimSecond, otherClaim: claimFirst, place: 'second' },
  ];
}

/** True if the calculator has the input, and a choice offers the value. */
function fits(inputs: InputRecord, id: string, value: AnyInputs[string]): boolean {
  const input = Object.hasOwn(inputs, id) ? inputs[id] : undefined;
  return input !== undefined && (input.type !== 'select' || input.options.some((option) => option.value === value));
}

/** Every value as a text. One that equals the default stays a text, too, because the field may hold another value now. */
function textsOf(values: AnyInputs): RawInputs {
  const bare = Object.fromEntries(Object.keys(values).map((id) => [id, { label: '', type: 'text', defaultValue: '' } as const]));
  return textsOfInputs(bare, values);
}
