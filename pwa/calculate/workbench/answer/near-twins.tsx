import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { findEntry } from '#app/device/catalog/load-calculator.ts';
import { enabledCalculatorsAtom } from '#app/session/state/session-atoms.ts';
import { t } from '#contract/language/t.ts';
import { twinsOf } from './near-twins-table.ts';

/** One line on how a calculator differs from those that look like it, with links to them. */
export function NearTwins({ id }: { readonly id: string }) {
  const enabled = useAtomValue(enabledCalculatorsAtom);
  const twins = twinsOf(id);
  const others = (twins?.others ?? []).filter((other) => enabled === undefined || enabled.has(other.id));
  if (twins === undefined || others.length === 0) return null;
  return (
    <p className="workbench__notice workbench__twins">
      {t('This calculator {own}.', { own: twins.own })}{' '}
      {others.map(({ id: other, line }) => (
        <span key={other}>
          <Link to="/calculators/$id" params={{ id: other }}>
            {findEntry(other)?.title}
          </Link>{' '}
          {line}.{' '}
        </span>
      ))}
    </p>
  );
}
