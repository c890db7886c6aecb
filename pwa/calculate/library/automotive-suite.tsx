import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/messages/empty-state.tsx';
import type { CatalogEntry } from '#calculators/kit/definition/catalog.ts';
import { t } from '#contract/language/t.ts';
import { BackButton } from './calculator-browser.tsx';
import { groupsOf, selectedEntry } from './shelves.ts';
import { SuiteCalculator } from './suite-calculator.tsx';
import { automotiveTexts, businessTexts, firstCalculators } from './suite-texts.ts';

interface SuiteProps {
  readonly entries: readonly CatalogEntry[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly onBack: () => void;
}

/** The automotive suite: a button for each category, the cards of its calculators, and the form beside the results. */
export function AutomotiveSuite({ entries, chosen, onChoose, onBack }: SuiteProps) {
  const groups = groupsOf(entries);
  const selected = selectedEntry(entries, chosen, firstCalculators.Automotive);
  const current = groups.find((group) => group.category === selected?.category);
  return (
    <>
      <BackButton onBack={onBack} />
      <div>
        <h1 className="page__title">{automotiveTexts.heading}</h1>
        <p className="page__lead">{automotiveTexts.subtitle}</p>
      </div>
      {selected === undefined ? (
        <EmptyState title={t('No calculators here yet')} text={t('Your administrator has not switched on any in this category.')} />
      ) : (
        <>
          <nav className="browser__groups" aria-label={t('Automotive categories')}>
            {groups.map((group) => (
              <Button
                key={group.category}
                {...(group === current ? { variant: 'chosen' as const } : {})}
                aria-current={group === current}
                onClick={() => onChoose(group.entries[0]?.id ?? selected.id)}
              >
                {group.category}
              </Button>
            ))}
          </nav>
          <ul className="browser__cards">
            {current?.entries.map((entry) => (
              <li key={entry.id}>
                <button type="button" className="browser__card" aria-current={entry.id === selected.id} onClick={() => onChoose(entry.id)}>
                  <h2>{entry.title}</h2>
                  <p>{entry.description}</p>
                </button>
              </li>
            ))}
          </ul>
          <section className="browser__main" aria-label={selected.title}>
            <h2 className="page__title">{selected.title}</h2>
            <SuiteCalculator
              id={selected.id}
              inputsTitle={t('Inputs')}
              resultsTitle={automotiveTexts.results}
              placeholder={businessTexts.placeholder}
            />
          </section>
        </>
      )}
    </>
  );
}
