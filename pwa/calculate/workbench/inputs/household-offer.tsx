import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { householdValues } from '#app/calculate/meeting/household/household-values.ts';
import { meetingAtom } from '#app/calculate/meeting/meeting-atom.ts';
import { inputText } from '#app/calculate/workbench/calculation/input-text.ts';
import type { Calculation } from '#app/calculate/workbench/calculation/use-calculation.ts';
import type { RawInputs } from '#calculators/kit/definition/inputs.ts';
import { t } from '#contract/language/t.ts';

/** Offers the inputs that the household answers, by person, and shows which ones were taken. */
export function HouseholdOffer({ calculation }: { readonly calculation: Calculation }) {
  const { household } = useAtomValue(meetingAtom);
  const { calculator, inputs, form } = calculation;
  const [taken, setTaken] = useState<{ readonly name: string; readonly values: RawInputs }>();
  const offers = householdValues(household, calculator.id, { inputs, values: form.values, today: new Date() });
  const take = (name: string, values: RawInputs) => {
    calculation.enterAll(values);
    setTaken({ name, values });
  };
  return (
    <>
      {offers.map(({ name, values }) => (
        <p key={name} className="workbench__carried">
          <span>{listed(calculation, values, 'label')}</span>
          <button type="button" onClick={() => take(name, values)}>
            {t('Use {name}’s values', { name })}
          </button>
        </p>
      ))}
      {taken === undefined ? null : (
        <p className="workbench__notice" role="status">
          {t('From the household, for {name}: {calculation}.', {
            name: taken.name,
            calculation: listed(calculation, taken.values, 'value'),
          })}
        </p>
      )}
    </>
  );
}

/** The inputs by their labels, with their current values if requested. */
function listed({ inputs, form }: Calculation, values: RawInputs, part: 'label' | 'value'): string {
  return Object.keys(values)
    .flatMap((id) => {
      const input = inputs[id];
      if (input === undefined) return [];
      return part === 'label' ? [input.label] : [`${input.label} ${inputText(input, form.values[id])}`];
    })
    .join(', ');
}
