import { useId } from 'react';
import { type SuiteGroup, suiteName } from './management-groups.ts';
import { selectionTexts } from './selection-texts.ts';
import { SuiteIcon } from './suite-icon.tsx';
import type { Selection } from './use-selection.ts';

interface SuiteCardProps {
  readonly group: SuiteGroup;
  readonly selection: Selection;
}

/** The calculators of one suite by category, each with a checkbox. */
export function SuiteCard({ group, selection }: SuiteCardProps) {
  const { inUse, selected, limit, count, toggle } = selection;
  const title = useId();
  const calculators = group.categories.flatMap((each) => each.calculators);
  const isFull = limit !== null && count >= limit;
  return (
    <section className="selection__suite" aria-labelledby={title}>
      <div className="selection__head">
        <SuiteIcon suite={group.suite} />
        <h2 id={title}>{selectionTexts.suiteTitle(suiteName(group.suite))}</h2>
        <span className="badge">{selectionTexts.available(calculators.length)}</span>
      </div>
      <ul className="selection__rows">
        {calculators.map(({ id, title: name, description, category }) => {
          const isInUse = inUse.has(id);
          const isChecked = isInUse || selected.has(id);
          return (
            <li key={id}>
              <label className="selection__row">
                <input
                  type="checkbox"
                  checked={isChecked}
                  disabled={isInUse}
                  aria-disabled={isFull && !isChecked}
                  onChange={() => toggle(id)}
                />
                <span className="selection__text">
                  <b>{name}</b>
                  <span>{description}</span>
                </span>
                <span className={isInUse ? 'badge badge--tone_accent' : 'badge'}>{isInUse ? selectionTexts.inUse : category}</span>
              </label>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
