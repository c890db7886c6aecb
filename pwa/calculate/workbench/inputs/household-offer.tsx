import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { householdAnswers, type PersonValues } from '#app/calculate/meeting/facts/household-values.ts';
import { meetingAtom } from '#app/calculate/meeting/meeting-atom.ts';
import { inputText } from '#app/calculate/workbench/calculation/input-text.ts';
import type { Calculation } from '#app/calculate/workbench/calculation/use-calculation.ts';
import { t } from '#contract/language/t.ts';
import { householdMarksAtom } from './household-marks.ts';
import { marksOf } from './marks-of.ts';

// A key in another part of the meeting renders nothing here.
const householdAtom = atom((get) => get(meetingAtom).household);
const planAtom = atom((get) => get(meetingAtom).plan);

/**
 * Fills the inputs that the household answers, and says which. A calculator with nothing entered takes those of the first person; whoever has
 * entered something is offered them, and those of the other person always are.
 */
export function HouseholdOffer({ calculation }: { readonly calculation: Calculation }) {
  const household = useAtomValue(householdAtom);
  const plan = useAtomValue(planAtom);
  const { calculator, inputs, form, raw, enterAll } = calculation;
  const [taken, setTaken] = useState<string>();
  const setMarks = useSetAtom(householdMarksAtom);
  const { values } = form;
  const answers = useMemo(
    () => householdAnswers({ household, plan }, calculator.id, { inputs, values, today: new Date() }),
    [household, plan, calculator, inputs, values],
  );
  useEffect(() => {
    setMarks(marksOf(inputs, values, raw, answers));
    return () => setMarks({});
  }, [setMarks, inputs, values, raw, answers]);
  const take = ({ name, texts }: PersonValues) => {
    // A fact of the other person that is not known of this one would stay.
    enterAll(
      texts,
      answers.flatMap((answer) => Object.keys(answer.texts)),
    );
    setTaken(name);
  };
  const [first] = answers;
  const isUntouched = Object.keys(raw).length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: fills an untouched form, and not one that somebody cleared field by field
  useEffect(() => {
    if (isUntouched && first !== undefined) take(first);
  }, [isUntouched, first]);
  const source = answers.find(({ name }) => name === taken);
  return (
    <>
      {answers.map((answer) => {
        const changed = Object.keys(answer.values).filter((id) => answer.values[id] !== values[id]);
        return changed.length === 0 ? null : (
          <p key={answer.name} className="workbench__carried">
            <span>{changed.map((id) => inputs[id]?.label ?? id).join(', ')}</span>
            <button type="button" onClick={() => take(answer)}>
              {t('Use {name}’s values', { name: answer.name })}
            </button>
          </p>
        );
      })}
      {source === undefined ? null : (
        <p className="workbench__notice" role="status">
          {t('From the household, for {name}: {calculation}.', { name: source.name, calculation: listed(calculation, source) })}
        </p>
      )}
    </>
  );
}

/** The inputs in use that are the household's, by their labels with their values. */
function listed({ inputs, form }: Calculation, { values }: PersonValues): string {
  return Object.keys(values)
    .flatMap((id) => {
      const input = inputs[id];
      return input === undefined || form.values[id] !== values[id] ? [] : [`${input.label} ${inputText(input, form.values[id])}`];
    })
    .join(', ');
}
