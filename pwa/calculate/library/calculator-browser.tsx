import { useAtomValue } from 'jotai';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { catalog } from '#app/device/catalog/catalog.ts';
import { favoritesAtom, recentAtom } from '#app/device/catalog/device-lists.ts';
import { connectionAtom, enabledCalculatorsAtom, isListComingAtom } from '#app/session/state/session-atoms.ts';
import { Button } from '#app/ui/button.tsx';
import { BackIcon } from '#app/ui/icons.tsx';
import { EmptyState } from '#app/ui/messages/empty-state.tsx';
import { Skeleton } from '#app/ui/messages/waiting.tsx';
import type { CatalogEntry } from '#calculators/kit/definition/catalog.ts';
import { t } from '#contract/language/t.ts';
import { EntryList } from './entry-list.tsx';
import { SearchBox } from './search-box.tsx';
import { type BrowserView, shelfCounts, shownEntries } from './shelves.ts';
import { shelfTexts } from './suite-texts.ts';

const AutomotiveSuite = lazy(() => import('./automotive-suite.tsx').then((module) => ({ default: module.AutomotiveSuite })));
const BusinessSuite = lazy(() => import('./business-suite.tsx').then((module) => ({ default: module.BusinessSuite })));

interface CalculatorBrowserProps {
  readonly view: BrowserView;
  readonly onView: (view: BrowserView) => void;
}

/** All calculators: the categories, the list of one category, the two suites, and a search over everything. */
export function CalculatorBrowser({ view, onView }: CalculatorBrowserProps) {
  const enabled = useAtomValue(enabledCalculatorsAtom);
  const entries = useMemo(() => shownEntries(catalog, enabled), [enabled]);
  const [words, setWords] = useState('');
  const found = useSearch(entries, words);
  const ofShelf = entries.filter((entry) => entry.shelf === view.shelf);
  const back = () => onView({});
  const isComing = useAtomValue(isListComingAtom);
  if (isComing) return <ListComing />;
  if (view.shelf === 'Automotive' || view.shelf === 'Business') {
    const Suite = view.shelf === 'Automotive' ? AutomotiveSuite : BusinessSuite;
    const { shelf } = view;
    return (
      <Suspense fallback={<Skeleton lines={8} label={t('Opening the suite…')} />}>
        <Suite entries={ofShelf} chosen={view.calculator} onChoose={(calculator) => onView({ shelf, calculator })} onBack={back} />
      </Suspense>
    );
  }
  if (view.shelf !== undefined) {
    return (
      <>
        <BackButton onBack={back} />
        <div className="page__head">
          <div>
            <h1 className="page__title">{t(view.shelf)}</h1>
            <p className="page__lead">{shelfTexts[view.shelf]}</p>
          </div>
        </div>
        {ofShelf.length === 0 ? <NothingHere onBack={back} /> : <EntryList label={t(view.shelf)} entries={ofShelf} />}
      </>
    );
  }
  return (
    <>
      <div className="page__head">
        <div>
          <h1 className="page__title">{t('Financial Calculators')}</h1>
          <p className="page__lead">
            {entries.length === 1 ? '1 calculator' : t('{entries} calculators', { entries: entries.length })}
            {t(', with or without a network.')}
          </p>
        </div>
        <SearchBox words={words} onWords={setWords} />
      </div>
      {words.trim() === '' ? (
        <Categories entries={entries} onView={onView} />
      ) : (
        <section className="page__section" aria-live="polite">
          <h2>{found === undefined ? t('Searching…') : t('{found} found', { found: found.length })}</h2>
          {found?.length === 0 ? (
            <EmptyState title={t('Nothing found')} text={t('Try a shorter word, or look through the categories.')} />
          ) : null}
          {found === undefined || found.length === 0 ? null : <EntryList label={t('Found')} entries={found} />}
        </section>
      )}
    </>
  );
}

/** Shown before the first sync. Calculators of other tenants are not shown in the meantime. */
function ListComing() {
  const { reachable } = useAtomValue(connectionAtom);
  if (reachable) return <Skeleton lines={8} label={t('Fetching your calculators…')} />;
  return <EmptyState level={1} title={t('Your calculators are not on this device yet')} text={t('Connect once, and they stay here.')} />;
}

export function BackButton({ onBack }: { readonly onBack: () => void }) {
  return (
    <div className="page__back">
      <Button variant="quiet" onClick={onBack}>
        <BackIcon /> {t('All categories')}
      </Button>
    </div>
  );
}

function Categories({ entries, onView }: { readonly entries: readonly CatalogEntry[]; readonly onView: (view: BrowserView) => void }) {
  const favorites = chosenEntries(entries, useAtomValue(favoritesAtom));
  const recent = chosenEntries(entries, useAtomValue(recentAtom));
  return (
    <>
      <section className="page__section">
        <h2>{t('Categories')}</h2>
        <ul className="browser__grid">
          {shelfCounts(entries).map(({ shelf, count }) => (
            <li key={shelf}>
              <button type="button" className="browser__card" onClick={() => onView({ shelf })}>
                <h3>{t(shelf)}</h3>
                <p>{shelfTexts[shelf]}</p>
                <small>{count === 1 ? '1 calculator' : t('{count} calculators', { count })}</small>
              </button>
            </li>
          ))}
        </ul>
      </section>
      {favorites.length === 0 ? null : (
        <section className="page__section">
          <h2>{t('Favorites')}</h2>
          <EntryList label={t('Favorites')} entries={favorites} />
        </section>
      )}
      {recent.length === 0 ? null : (
        <section className="page__section">
          <h2>{t('Used last')}</h2>
          <EntryList label={t('Used last')} entries={recent} />
        </section>
      )}
    </>
  );
}

function NothingHere({ onBack }: { readonly onBack: () => void }) {
  return (
    <EmptyState
      title={t('No calculators here yet')}
      text={t('Your administrator has not switched on any in this category.')}
      actions={<Button onClick={onBack}>{t('See all categories')}</Button>}
    />
  );
}

function chosenEntries(entries: readonly CatalogEntry[], ids: readonly string[]): readonly CatalogEntry[] {
  return ids.flatMap((id) => entries.filter((entry) => entry.id === id));
}

/** Searches the calculators. The index loads with the first letter, from the precache if there is no network. */
function useSearch(entries: readonly CatalogEntry[], words: string): readonly CatalogEntry[] | undefined {
  const [search, setSearch] = useState<{ readonly find: (words: string) => readonly CatalogEntry[] }>();
  const isWanted = words.trim() !== '';
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    import('./search-calculators.ts')
      .then(({ createSearch }) => isCurrent && setSearch({ find: createSearch(entries) }))
      .catch((fault) => console.error('The search could not be loaded.', fault));
    return () => {
      isCurrent = false;
    };
  }, [entries, isWanted]);
  return useMemo(() => (isWanted ? search?.find(words) : []), [search, words, isWanted]);
}
