import { Link } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { replacedAtom } from '#app/calculate/meeting/replace-meeting.ts';
import { recentAtom } from '#app/device/catalog/device-lists.ts';
import { useTitle } from '#app/frame/shell/use-title.ts';
import { enabledCalculatorsAtom } from '#app/session/state/session-atoms.ts';
import { isPaintedAtom } from '#app/ui/after-paint.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/messages/empty-state.tsx';
import type { AnyCalculator } from '#calculators/kit/definition/any-calculator.ts';
import { t } from '#contract/language/t.ts';
import { Workbench } from './workbench.tsx';

const NearTwins = lazy(() => import('./answer/near-twins.tsx').then((module) => ({ default: module.NearTwins })));

interface CalculatorPageProps {
  readonly calculator: AnyCalculator;
  readonly mark: ReactNode;
  readonly header: (actions: ReactNode) => ReactNode;
}

const toMeeting = (
  <Link to="/calculators/meeting" className={buttonClass({ variant: 'quiet' })}>
    {t('Meeting')}
  </Link>
);

/**
 * The page of one calculator, or a note that the tenant has not enabled it. A calculator that is disabled while a person works with it
 * stays open with its entries until they leave, because a client may be present.
 */
export function CalculatorPage({ calculator, mark, header }: CalculatorPageProps) {
  const fragment = useSharedFragment();
  const [hasBegun, setHasBegun] = useState(false);
  const replaced = useReplaced(calculator.id, fragment);
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
            title={t('{title} is not switched on', { title: calculator.title })}
            text={t('Contact your administrator to add it to your calculators.')}
            actions={
              <Link to="/customer-portal" className={buttonClass()}>
                {t('See your calculators')}
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
      replaced={replaced}
      isSwitchedOff={isOff}
      mark={mark}
      header={header}
      elsewhere={toMeeting}
      twins={<Suspense fallback={null}>{isPainted ? <NearTwins id={calculator.id} /> : null}</Suspense>}
    />
  );
}

/** Number of times that the entries of this calculator were replaced since this address was opened. */
function useReplaced(id: string, fragment: string): number {
  const count = useAtomValue(replacedAtom).get(id) ?? 0;
  const [opened, setOpened] = useState({ id, fragment, count });
  if (opened.id !== id || opened.fragment !== fragment) setOpened({ id, fragment, count });
  return count - opened.count;
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
