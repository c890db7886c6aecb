import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState } from 'react';
import { idleTexts } from '#app/calculate/meeting/idle/idle-texts.ts';
import { useWhenIdle } from '#app/calculate/meeting/idle/use-when-idle.ts';
import { Answer } from '#app/calculate/workbench/answer/answer.tsx';
import { BreakdownPanel } from '#app/calculate/workbench/answer/breakdown-panel.tsx';
import { useCalculation } from '#app/calculate/workbench/calculation/use-calculation.ts';
import { InputFields } from '#app/calculate/workbench/inputs/input-fields.tsx';
import { shareFragment } from '#app/calculate/workbench/sharing/share-link.ts';
import { loadCalculator } from '#app/device/catalog/load-calculator.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { Skeleton } from '#app/ui/messages/waiting.tsx';
import type { AnyCalculator } from '#calculators/kit/definition/any-calculator.ts';
import { engineVersion } from '#calculators/kit/version.ts';
import { t } from '#contract/language/t.ts';

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
  const [isHidden, setIsHidden] = useState(false);
  useWhenIdle(() => setIsHidden(Object.keys(calculation.raw).length > 0));
  const { evaluation, inputs, form } = calculation;
  if (isHidden) {
    return (
      <div className="browser__panel">
        <p className="page__note">{idleTexts.entriesHidden}</p>
        <Button onClick={() => setIsHidden(false)}>{idleTexts.showEntries}</Button>
      </div>
    );
  }
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
