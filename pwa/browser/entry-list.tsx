import { Link } from '@tanstack/react-router';
import type { CatalogueEntry } from '#calculators/kit/catalogue.ts';
import { FavouriteButton } from './favourite-button.tsx';

/** List of calculators: title, the question each one answers, and a star. */
export function EntryList({ label, entries }: { readonly label: string; readonly entries: readonly CatalogueEntry[] }) {
  return (
    <ul className="browser__list" aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id} className="browser__row">
          <Link to="/calculators/$id" params={{ id: entry.id }} className="browser__link">
            <b>{entry.title}</b>
            <span>{entry.description}</span>
          </Link>
          <FavouriteButton id={entry.id} title={entry.title} />
        </li>
      ))}
    </ul>
  );
}
