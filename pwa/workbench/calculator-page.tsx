import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { enabledCalculatorsAtom } from '#app/session/session-atoms.ts';
import type { AnyCalculator } from '#calculators/kit/any-calculator.ts';
import { recentAtom } from '../browser/device-lists.ts';
import { useTitle } from '../shell/use-title.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Workbench } from './workbench.tsx';

interface CalculatorPageProps {
  readonly calculator: AnyCalculator;
  readonly fragment: string;
  readonly mark: ReactNode;
  readonly header: (actions: ReactNode) => ReactNode;
}

/** The page of one calculator. Where the tenant has not chosen it, that is said instead. */
export function CalculatorPage({ calculator, fragment, mark, header }: CalculatorPageProps) {
  const enabled = useAtomValue(enabledCalculatorsAtom);
  useTitle(calculator.title);
  const noteRecent = useSetAtom(recentAtom);
  useEffect(() => noteRecent(calculator.id), [calculator, noteRecent]);
  if (enabled !== undefined && !enabled.has(calculator.id)) {
    return (
      <>
        {header(null)}
        <main id="main">
          <EmptyState
            level={1}
            title={`${calculator.title} is not switched on`}
            text="Contact your administrator to add it to your calculators."
          />
        </main>
      </>
    );
  }
  return <Workbench key={calculator.id} calculator={calculator} fragment={fragment} mark={mark} header={header} />;
}
