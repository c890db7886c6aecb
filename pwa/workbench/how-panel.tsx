import type { CalculatorDetails } from '#calculators/kit/any-calculator.ts';
import { Skeleton } from '../ui/waiting.tsx';

interface HowPanelProps {
  readonly details: CalculatorDetails | undefined;
  readonly figures: string | undefined;
}

/** Explanation of the answer: its method, the factors it leaves out, and the reasons why another site may show another number. */
export function HowPanel({ details, figures }: HowPanelProps) {
  if (details === undefined) return <Skeleton lines={6} label="Loading the explanation…" />;
  const { explanation, sources } = details;
  return (
    <div className="how__root">
      <section>
        <h2>The formula</h2>
        <Lines lines={explanation.formula} kind="formula" />
      </section>
      <section>
        <h2>Assumptions</h2>
        <Lines lines={explanation.assumptions} />
      </section>
      <section>
        <h2>What it does not consider</h2>
        <Lines lines={explanation.leavesOut} />
      </section>
      <section>
        <h2>Why other sites differ</h2>
        <Lines lines={explanation.differs} />
      </section>
      <section>
        <h2>Sources</h2>
        <ul className="how__list">
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
        {figures === undefined ? null : <p className="page__note">Figures: {figures}.</p>}
      </section>
    </div>
  );
}

function Lines({ lines, kind = 'list' }: { readonly lines: readonly string[]; readonly kind?: 'list' | 'formula' }) {
  return (
    <ul className={`how__${kind}`}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
