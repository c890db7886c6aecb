import { useAtomValue } from 'jotai';
import { lazy, type ReactNode, Suspense } from 'react';
import { userAtom } from '#app/session/state/session-atoms.ts';
import { isPaintedAtom } from '#app/ui/after-paint.ts';
import { Button } from '#app/ui/button.tsx';
import { t } from '#contract/language/t.ts';
import type { Calculation } from './calculation/use-calculation.ts';
import { mostScenarios } from './scenarios/scenario-limit.ts';
import type { Pins } from './use-pins.ts';
import type { OpenDialog } from './workbench-dialogs.tsx';

const AddToReport = lazy(() => import('./sharing/add-to-report.tsx').then((module) => ({ default: module.AddToReport })));

const ExplainButton = lazy(() => import('./explanation/explain-button.tsx').then((module) => ({ default: module.ExplainButton })));

interface WorkbenchToolsProps {
  readonly calculation: Calculation;
  /** True while an entry is refused, as of the last painted frame. */
  readonly isDated: boolean;
  readonly pins: Pins;
  readonly onOpen: (dialog: OpenDialog) => void;
  /** Present and Print, which stand here if the header has no space for them. */
  readonly outside: ReactNode;
}

/** Buttons between the answer and its details. */
export function WorkbenchTools({ calculation, isDated, pins, onOpen, outside }: WorkbenchToolsProps) {
  const isPainted = useAtomValue(isPaintedAtom);
  const isSignedIn = useAtomValue(userAtom) !== undefined;
  return (
    <div className="workbench__tools">
      <Button disabled={isDated || pins.pinned.length >= mostScenarios} onClick={pins.pin}>
        {t('Compare')}
      </Button>
      <Button onClick={() => onOpen('share')}>{t('Share')}</Button>
      <Suspense fallback={<Button disabled>{t('Add to report')}</Button>}>
        {isPainted ? <AddToReport calculation={calculation} isDated={isDated} /> : <Button disabled>{t('Add to report')}</Button>}
      </Suspense>
      <Suspense fallback={null}>{isPainted && isSignedIn ? <ExplainButton isDisabled={isDated} onOpen={onOpen} /> : null}</Suspense>
      <span className="workbench__outside">{outside}</span>
    </div>
  );
}
