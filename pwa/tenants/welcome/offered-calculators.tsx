import { Link } from '@tanstack/react-router';
import { catalog } from '#app/device/catalog/catalog.ts';
import { t } from '#contract/language/t.ts';

/** Calculators that a tenant offers to the visitors of its host. */
export function OfferedCalculators({ ids }: { readonly ids: readonly string[] }) {
  const offered = ids.flatMap((id) => catalog.find((entry) => entry.id === id) ?? []);
  if (offered.length === 0) return null;
  return (
    <section aria-label={t('Calculators')}>
      <h2>{t('Calculators')}</h2>
      <ul className="browser__list">
        {offered.map(({ id, title, description }) => (
          <li key={id} className="browser__row">
            <Link to="/calculators/$id" params={{ id }} className="browser__link">
              <b>{title}</b>
              <span>{description}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
