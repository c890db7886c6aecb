import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import type { Calculation } from '#app/calculate/workbench/calculation/use-calculation.ts';
import { t } from '#contract/language/t.ts';
import { carriedAtom, carriedFrom, offeredValues } from './carried-values.ts';

/** Offers values entered in another calculator, and stores the entries made here for other calculators. */
export function CarriedOffer({ calculation }: { readonly calculation: Calculation }) {
  const { calculator, inputs, form } = calculation;
  const store = useStore();
  // Read once: entries made here are stored for other calculators and need not be offered here.
  const [carried] = useState(() => store.get(carriedAtom));
  useEffect(() => {
    const mine = carriedFrom(calculator, inputs, form.values);
    if (mine !== undefined) store.set(carriedAtom, mine);
  }, [calculator, inputs, form, store]);

  const offered = offeredValues(carried, calculator.id, inputs, form.values);
  const count = Object.keys(offered).length;
  if (carried === undefined || count === 0) return null;
  const { title } = carried;
  return (
    <p className="workbench__carried">
      <span>
        {count === 1 ? t('One value') : t('{count} values', { count })} {t('can come from {title}.', { title })}
      </span>
      <button type="button" onClick={() => calculation.enterAll(offered)}>
        {t('Use your values from {title}', { title })}
      </button>
    </p>
  );
}
