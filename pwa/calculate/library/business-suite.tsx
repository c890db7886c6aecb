import { EmptyState } from '#app/ui/messages/empty-state.tsx';
import type { CatalogEntry } from '#calculators/kit/definition/catalog.ts';
import { t } from '#contract/language/t.ts';
import { BackButton } from './calculator-browser.tsx';
import { groupsOf, selectedEntry } from './shelves.ts';
import { SuiteCalculator } from './suite-calculator.tsx';
import { businessTexts, firstCalculators } from './suite-texts.ts';

interface SuiteProps {
  readonly entries: readonly CatalogEntry[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly onBack: () => void;
}

/** The business suite: calculators by category on the left, and parameters beside the analysis. */
export function BusinessSuite({ entries, chosen, onChoose, onBack }: SuiteProps) {
  const selected = selectedEntry(entries, chosen, firstCalculators.Business);
  return (
    <>
      <BackButton onBack={onBack} />
      <div>
        <h1 className="page__title">{businessTexts.title}</h1>
        <p className="page__lead">{businessTexts.subtitle}</p>
      </div>
      {selected === undefined ? (
        <EmptyState title={t('No calculators here yet')} text={t('Your administrator has not switched on any in this category.')} />
      ) : (
        <div className="browser__suite">
          <nav className="browser__side" aria-label={t('Business calculators')}>
            {groupsOf(entries).map((group) => (
              <div key={group.category}>
                <h2>{group.category}</h2>
                <ul>
                  {group.entries.map((entry) => (
                    <li key={entry.id}>
                      <button type="button" aria-current={entry.id === selected.id} onClick={() => onChoose(entry.id)}>
                        {entry.title}
                      </button>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
          <section className="browser__main" aria-label={selected.title}>
            <div>
              <h2 className="page__title">{selected.title}</h2>
              <p className="page__lead">{selected.description}</p>
            </div>
            <SuiteCalculator
              id={selected.id}
              inputsTitle={businessTexts.inputs}
              resultsTitle={businessTexts.results}
              placeholder={businessTexts.placeholder}
            />
          </section>
        </div>
      )}
    </>
  );
}
