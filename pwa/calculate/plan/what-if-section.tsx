import { useMemo, useState } from 'react';
import { SelectField } from '#app/ui/fields/choice-field.tsx';
import { EntryForm } from '#app/ui/fields/entry-form.tsx';
import type { Plan } from '#calculators/plan/model/plan.ts';
import type { PlanResult } from '#calculators/plan/model/plan-results.ts';
import { t } from '#contract/language/t.ts';
import { wholeDollars } from '#contract/language/words.ts';
import { differenceOf, type Scenario, scenariosOf } from './scenarios.ts';

const places = [0, 1, 2] as const;

/** Three changes side by side, each with what it does to spending, taxes, and what is left. */
export function WhatIfSection({ plan, result }: { readonly plan: Plan; readonly result: PlanResult }) {
  const scenarios = scenariosOf(plan);
  const [ids, setIds] = useState<readonly string[]>(['later', 'dies', 'spendLess']);
  const choose = (at: number, id: string) => setIds((before) => before.map((each, other) => (other === at ? id : each)));
  return (
    <section className="browser__panel" aria-label={t('What if')}>
      <h2>{t('What if')}</h2>
      <EntryForm className="meeting__pair">
        {places.map((at) => {
          const scenario = scenarios.find(({ id }) => id === ids[at]) ?? scenarios[at];
          return scenario === undefined ? null : (
            <div key={at}>
              <SelectField
                label={t('Change {number}', { number: at + 1 })}
                value={scenario.id}
                options={scenarios.map(({ id, label }) => ({ value: id, label }))}
                onValue={(id) => choose(at, id)}
              />
              <Effect scenario={scenario} plan={plan} result={result} />
            </div>
          );
        })}
      </EntryForm>
    </section>
  );
}

/** Sums over the whole plan, in today's dollars, less those of the plan as entered. */
function Effect({ scenario, plan, result }: { readonly scenario: Scenario; readonly plan: Plan; readonly result: PlanResult }) {
  const difference = useMemo(() => differenceOf(scenario, plan, result), [scenario, plan, result]);
  const rows = [
    [t('Spending over the plan'), difference.spending],
    [t('Taxes over the plan'), difference.taxes],
    [t('Left at the end'), difference.bequest],
  ] as const;
  return (
    <dl className="plan__effect">
      {rows.map(([label, cents]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{signed(cents)}</dd>
        </div>
      ))}
      <div>
        <dt>{t('Money is short from')}</dt>
        <dd>{difference.firstShortfall ?? t('never')}</dd>
      </div>
    </dl>
  );
}

function signed(cents: number): string {
  const dollars = Math.round(cents / 100);
  return dollars > 0 ? `+${wholeDollars(dollars)}` : wholeDollars(dollars);
}
