import { Link } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { recentAtom } from '#app/catalog/device-lists.ts';
import { enabledCalculatorsAtom } from '#app/session/session-atoms.ts';
import type { AnyCalculator } from '#calculators/kit/any-calculator.ts';
import { useTitle } from '../shell/use-title.ts';
import { isPaintedAtom } from '../ui/after-paint.ts';
import { buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Workbench } from './workbench.tsx';

const NearTwins = lazy(() => import('./near-twins.tsx').then((module) => ({ default: module.NearTwins })));

interface CalculatorPageProps {
  readonly calculator: AnyCalculator;
  readonly mark: ReactNode;
  readonly header: (actions: ReactNode) => ReactNode;
}

const toMeeting = (
  <Link to="/calculators/meeting" className={buttonClass({ variant: 'quiet' })}>
    Meeting
  </Link>
);

/**
 * The page of one calculator, or a note that the tenant has not enabled it. A calculator that is disabled while a person works with it
 * stays open with its entries until they leave, because a client may be present.
 */
export function CalculatorPage({ calculator, mark, header }: CalculatorPageProps) {
  const fragment = useSharedFragment();
  const [hasBegun, setHasBegun] = useState(false);
  const enabled = useAtomValue(enabledCalculatorsAtom);
  useTitle(calculator.title);
  const isPainted = useAtomValue(isPaintedAtom);
  const noteRecent = useSetAtom(recentAtom);
  useEffect(() => noteRecent(calculator.id), [calculator, noteRecent]);
  const isOff = enabled !== undefined && !enabled.has(calculator.id);
  const isOn = enabled?.has(calculator.id) === true;
  useEffect(() => {
    if (isOn) setHasBegun(true);
  }, [isOn]);
  if (isOff && !hasBegun) {
    return (
      <>
        {header(null)}
        <main id="main">
          <EmptyState
            level={1}
            title={`${calculator.title} is not switched on`}
            text="Contact your administrator to add it to your calculators."
            actions={
              <Link to="/customer-portal" className={buttonClass()}>
                See your calculators
              </Link>
            }
          />
        </main>
      </>
    );
  }
  return (
    <Workbench
      key={fragment}
      calculator={calculator}
      fragment={fragment}
      isSwitchedOff={isOff}
      mark={mark}
      header={header}
      elsewhere={toMeeting}
      twins={<Suspense fallback={null}>{isPainted ? <NearTwins id={calculator.id} /> : null}</Suspense>}
    />
  );
}

/** The inputs in the address. Another link to the same calculator, opened in the same tab, changes only them. */
function useSharedFragment(): string {
  const [fragment, setFragment] = useState(window.location.hash);
  useEffect(() => {
    const reread = () => {
      const { hash } = window.location;
      // A link to a place on the page contains no inputs.
      if (hash === '' || hash.includes('=')) setFragment(hash);
    };
    window.addEventListener('hashchange', reread);
    return () => window.removeEventListener('hashchange', reread);
  }, []);
  return fragment;
}
