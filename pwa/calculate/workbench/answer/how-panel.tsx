import { Button } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/messages/empty-state.tsx';
import { Skeleton } from '#app/ui/messages/waiting.tsx';
import type { CalculatorDetails } from '#calculators/kit/definition/any-calculator.ts';
import { t } from '#contract/language/t.ts';

interface HowPanelProps {
  readonly details: CalculatorDetails | undefined;
  readonly hasFailed: boolean;
  readonly figures: string | undefined;
  readonly onRetry: () => void;
}

/** Explanation of the answer: its method, the factors it leaves out, and the reasons why another site may show another number. */
export function HowPanel({ details, hasFailed, figures, onRetry }: HowPanelProps) {
  if (hasFailed)
    return (
      <EmptyState
        title={t('The explanation could not be loaded')}
        text={t('It is not on this device yet. Check the connection and try again.')}
        actions={<Button onClick={onRetry}>{t('Try again')}</Button>}
      />
    );
  if (details === undefined) return <Skeleton lines={6} label={t('Loading the explanation…')} />;
  const { explanation, sources } = details;
  return (
    <div className="how__root">
      <section>
        <h2>{t('The formula')}</h2>
        <Lines lines={explanation.formula} kind="formula" />
      </section>
      <section>
        <h2>{t('Assumptions')}</h2>
        <Lines lines={explanation.assumptions} />
      </section>
      <section>
        <h2>{t('What it does not consider')}</h2>
        <Lines lines={explanation.leavesOut} />
      </section>
      <section>
        <h2>{t('Why other sites differ')}</h2>
        <Lines lines={explanation.differs} />
      </section>
      <section>
        <h2>{t('Sources')}</h2>
        <ul className="how__list" lang="en">
          {sources.map((source) => (
            <li key={source.title + source.locator}>
              {source.url === undefined ? (
                source.title
              ) : (
                <a href={source.url} rel="noreferrer" target="_blank">
                  {source.title}
                </a>
              )}
              , {source.locator}
            </li>
          ))}
        </ul>
        {figures === undefined ? null : <p className="page__note">{t('Figures: {figures}.', { figures })}</p>}
      </section>
    </div>
  );
}

function Lines({ lines, kind = 'list' }: { readonly lines: readonly string[]; readonly kind?: 'list' | 'formula' }) {
  return (
    <ul className={`how__${kind}`} lang="en">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
