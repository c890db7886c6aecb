import { useMemo, useState } from 'react';
import { SelectField } from '#app/ui/fields/choice-field.tsx';
import { EntryForm } from '#app/ui/fields/entry-form.tsx';
import { t } from '#contract/language/t.ts';
import { wholeDollars } from '#contract/language/words.ts';
import { scenariosOf } from './scenarios.ts';
import type { PlanEffect } from './worker/plan-orders.ts';
import type { PlanWorker } from './worker/start-plan-worker.ts';
import { useEffects } from './worker/use-effects.ts';
import type { ShownPath } from './worker/use-path.ts';

const places = [0, 1, 2] as const;

/** Three changes side by side, each with what it does to the spending that the plan carries, taxes, and what is left. */
export function WhatIfSection({ path, worker }: { readonly path: ShownPath; readonly worker: PlanWorker | undefined }) {
  const { plan } = path;
  const [ids, setIds] = useState<readonly string[]>(['later', 'dies', 'spendLess']);
  const choose = (at: number, id: string) => setIds((before) => before.map((each, other) => (other === at ? id : each)));
  const scenarios = useMemo(() => scenariosOf(plan), [plan]);
  const chosen = useMemo(
    () =>
      places.flatMap((at) => {
        const scenario = scenarios.find(({ id }) => id === ids[at]) ?? scenarios[at];
        return scenario === undefined ? [] : [scenario];
      }),
    [scenarios, ids],
  );
  const effects = useEffects(
    worker,
    useMemo(() => chosen.map(({ change }) => change(plan)), [chosen, plan]),
  );
  return (
    <section className="browser__panel" aria-label={t('What if')}>
      <h2>{t('What if')}</h2>
      <EntryForm className="meeting__pair">
        {chosen.map((scenario, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a change keeps its place, whatever is chosen there
          <div key={at}>
            <SelectField
              label={t('Change {number}', { number: at + 1 })}
              value={scenario.id}
              options={scenarios.map(({ id, label }) => ({ value: id, label }))}
              onValue={(id) => choose(at, id)}
            />
            <Effect effect={effects?.[at]} path={path} />
          </div>
        ))}
      </EntryForm>
    </section>
  );
}

/** Effect of a change less the plan as entered, in today's dollars. Sums are those over the whole plan. */
function Effect({ effect, path: { result, sustainable } }: { readonly effect: PlanEffect | undefined; readonly path: ShownPath }) {
  const { totals } = result;
  const rows = [
    [t('Spending a year that the plan carries'), sustainable === undefined ? undefined : effect && effect.sustainable - sustainable],
    [t('Taxes over the plan'), effect && (effect.totals.taxes - totals.taxes) / 100],
    [t('Left at the end'), effect && (effect.totals.bequest - totals.bequest) / 100],
  ] as const;
  return (
    <dl className="plan__effect" aria-busy={effect === undefined}>
      {rows.map(([label, dollars]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{dollars === undefined ? '…' : signed(dollars)}</dd>
        </div>
      ))}
      <div>
        <dt>{t('Money is short from')}</dt>
        <dd>{effect === undefined ? '…' : (effect.firstShortfall ?? t('never'))}</dd>
      </div>
    </dl>
  );
}

function signed(amount: number): string {
  const dollars = Math.round(amount);
  return dollars > 0 ? `+${wholeDollars(dollars)}` : wholeDollars(dollars);
}
