import { useMemo } from 'react';
import type { Calculation } from '#app/calculate/workbench/calculation/use-calculation.ts';
import { usePainted } from '#app/ui/after-paint.ts';
import { t } from '#contract/language/t.ts';
import { currentYear, lawInUse, lawLines } from './law-in-use.ts';

/** The set of figures in use beside the headline, with buttons for the other sets, and the answer under the newest law. */
export function LawSwitch({ calculation }: { readonly calculation: Calculation }) {
  const { calculator, inputs, enter } = calculation;
  // A second calculation for the newest law must not delay the answer to a key.
  const values = usePainted(calculation.form.values);
  const law = useMemo(() => lawInUse(calculator, inputs, values, currentYear()), [calculator, inputs, values]);
  if (law === undefined) return null;
  const chosen = String(calculation.form.values[law.input]);
  return (
    <div className="law__root">
      <fieldset className="law__sets">
        <legend>{t('Figures')}</legend>
        {law.options.map(({ value, label }) => (
          <button key={value} type="button" aria-pressed={value === chosen} onClick={() => enter(law.input, value)}>
            {label}
          </button>
        ))}
      </fieldset>
      {lawLines(law).map((line) => (
        <p key={line} className="law__line">
          {line}
        </p>
      ))}
    </div>
  );
}
