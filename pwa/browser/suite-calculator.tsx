import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { loadCalculator } from '#app/catalog/load-calculator.ts';
import type { AnyCalculator } from '#calculators/kit/definition/any-calculator.ts';
import { engineVersion } from '#calculators/kit/version.ts';
import { t } from '#contract/language/t.ts';
import { useForgetWhenIdle } from '../meeting/use-forget-when-idle.ts';
import { buttonClass } from '../ui/button.tsx';
import { Skeleton } from '../ui/messages/waiting.tsx';
import { Answer } from '../workbench/answer/answer.tsx';
import { BreakdownPanel } from '../workbench/answer/breakdown-panel.tsx';
import { InputFields } from '../workbench/inputs/input-fields.tsx';
import { shareFragment } from '../workbench/sharing/share-link.ts';
import { useCalculation } from '../workbench/use-calculation.ts';

interface SuiteCalculatorProps {
  readonly id: string;
  readonly inputsTitle: string;
  readonly resultsTitle: string;
  /** Text shown when there are no results. */
  readonly placeholder: string;
}

/** The form beside a card of results, inside a suite. Choosing another calculator starts from its defaults. */
export function SuiteCalculator(props: SuiteCalculatorProps) {
  const loaded = useCalculator(props.id);
  if (loaded === 'loading') return <Skeleton lines={6} label={t('Loading the calculator…')} />;
  if (loaded === 'failed') {
    return (
      <p className="page__note" role="alert">
        {t('This calculator could not be loaded. Check the connection and choose it again.')}
      </p>
    );
  }
  return <SuitePanels key={props.id} calculator={loaded} {...props} />;
}

function SuitePanels({
  calculator,
  inputsTitle,
  resultsTitle,
  placeholder,
}: SuiteCalculatorProps & { readonly calculator: AnyCalculator }) {
  const calculation = useCalculation(calculator);
  useForgetWhenIdle(calculation.reset);
  const { evaluation, inputs, form } = calculation;
  return (
    <div className="browser__panels">
      <Panel title={inputsTitle}>
        <InputFields calculation={calculation} />
      </Panel>
      <Panel title={resultsTitle} live>
        {evaluation.kind === 'failed' ? (
          <p className="page__note">{placeholder}</p>
        ) : (
          <div className="browser__results">
            <Answer calculation={calculation} />
            {evaluation.kind === 'answer' ? <BreakdownPanel calculator={calculator} answer={evaluation.answer} /> : null}
            <Link
              to="/calculators/$id"
              params={{ id: calculator.id }}
              hash={shareFragment(inputs, form.values, engineVersion)}
              className={buttonClass()}
            >
              {t('Chart, schedule and print')}
            </Link>
          </div>
        )}
      </Panel>
    </div>
  );
}

function Panel({ title, live, children }: { readonly title: string; readonly live?: boolean; readonly children: ReactNode }) {
  return (
    <section className="browser__panel" aria-label={title} aria-live={live === true ? 'polite' : undefined}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function useCalculator(id: string): AnyCalculator | 'loading' | 'failed' {
  const [state, setState] = useState<{ readonly id: string; readonly calculator: AnyCalculator | 'failed' }>();
  useEffect(() => {
    let isCurrent = true;
    const complete = (calculator: AnyCalculator | 'failed') => {
      if (isCurrent) setState({ id, calculator });
    };
    loadCalculator(id).then(
      (calculator) => complete(calculator ?? 'failed'),
      () => complete('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return state?.id === id ? state.calculator : 'loading';
}
