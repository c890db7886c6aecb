import { Link } from '@tanstack/react-router';
import type { CatalogEntry } from '#calculators/kit/definition/catalog.ts';
import { FavoriteButton } from './favorite-button.tsx';

/** List of calculators: title, the question each one answers, and a star. */
export function EntryList({ label, entries }: { readonly label: string; readonly entries: readonly CatalogEntry[] }) {
  return (
    <ul className="browser__list" aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id} className="browser__row">
          <Link to="/calculators/$id" params={{ id: entry.id }} className="browser__link">
            <b>{entry.title}</b>
            <span>{entry.description}</span>
          </Link>
          <FavoriteButton id={entry.id} title={entry.title} />
        </li>
      ))}
    </ul>
  );
}
