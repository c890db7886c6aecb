import { useAtom, useStore } from 'jotai';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { afterPaint, isPaintedAtom, usePainted } from '#app/ui/after-paint.ts';
import type { AnyCalculator } from '#calculators/kit/definition/any-calculator.ts';
import { t } from '#contract/language/t.ts';
import { textsOfInputs } from '../meeting/input-texts.ts';
import { emptyMeeting, usedCalculator } from '../meeting/meeting.ts';
import { meetingAtom } from '../meeting/meeting-atom.ts';
import { useForgetWhenIdle } from '../meeting/use-forget-when-idle.ts';
import { Button } from '../ui/button.tsx';
import { AnswerSection } from './answer/answer-section.tsx';
import { DetailsSection } from './details-section.tsx';
import { carriedAtom } from './inputs/carried-values.ts';
import { inputText } from './inputs/input-text.ts';
import { InputsSection } from './inputs/inputs-section.tsx';
import { readFragment } from './sharing/share-link.ts';
import { type Calculation, useCalculation } from './use-calculation.ts';
import { usePins } from './use-pins.ts';
import type { OpenDialog } from './workbench-dialogs.tsx';
import { WorkbenchTools } from './workbench-tools.tsx';

const WorkbenchDialogs = lazy(() => import('./workbench-dialogs.tsx').then((module) => ({ default: module.WorkbenchDialogs })));

interface WorkbenchProps {
  readonly calculator: AnyCalculator;
  /** The part of the address behind the #, with shared inputs. */
  readonly fragment: string;
  /** True if the calculator was switched off since it was opened. */
  readonly isSwitchedOff: boolean;
  /** Content beside the title: the favorite star. */
  readonly mark?: ReactNode;
  /** A line below the inputs: the near twins. */
  readonly twins?: ReactNode;
  /** A way to another screen, beside Present and Print: the meeting. */
  readonly elsewhere?: ReactNode;
  /** The header, which gets Present and Print if there is space for them. */
  readonly header: (actions: ReactNode) => ReactNode;
}

/** One calculator: inputs, answer, details, and the ways to print, share, and export. */
export function Workbench({ calculator, fragment, isSwitchedOff, mark, twins, elsewhere, header }: WorkbenchProps) {
  const [shared] = useState(() => readFragment(calculator.inputs, fragment));
  const store = useStore();
  // Entries made before in this meeting; a link with inputs of its own takes precedence.
  const [used] = useState(() => (fragment.includes('=') ? undefined : usedCalculator(store.get(meetingAtom), calculator.id)));
  const calculation = useCalculation(calculator, (inputs) => (used === undefined ? shared.raw : textsOfInputs(inputs, used.inputs)));
  const isPainted = useMarkPainted();
  const isDated = usePainted(calculation.isStale);
  const pins = usePins(calculation, used?.scenarios ?? []);
  const [open, setOpen] = useState<OpenDialog>();
  const [forgotten, setForgotten] = useState(0);
  useForgetWhenIdle(() => {
    calculation.reset();
    pins.clear();
    store.set(carriedAtom, undefined);
    store.set(meetingAtom, () => emptyMeeting);
    setForgotten((times) => times + 1);
    setOpen(undefined);
  });

  const figures = figuresOf(calculation);
  // Memoized, because typing changes none of these buttons. A refused entry cannot be presented or printed.
  const outside = useMemo(
    () => (
      <>
        <Button variant="quiet" disabled={isDated} onClick={() => setOpen('present')}>
          {t('Present')}
        </Button>
        <Button disabled={isDated} onClick={() => setOpen('print')}>
          {t('Print')}
        </Button>
        {elsewhere}
      </>
    ),
    [isDated, elsewhere],
  );
  const top = useMemo(() => header(outside), [header, outside]);
  return (
    <>
      {top}
      <main className="workbench__root" id="main">
        <InputsSection calculation={calculation} sharedVersion={shared.version} isSwitchedOff={isSwitchedOff} mark={mark} twins={twins} />
        <div className="workbench__right">
          <AnswerSection calculation={calculation} figures={figures} />
          <WorkbenchTools calculation={calculation} isDated={isDated} pins={pins} onOpen={setOpen} outside={outside} />
          <DetailsSection calculation={calculation} isDated={isDated} pins={pins} figures={figures} />
        </div>
      </main>
      <Suspense fallback={null}>
        {isPainted ? (
          <WorkbenchDialogs calculation={calculation} open={open} forgotten={forgotten} onClose={() => setOpen(undefined)} />
        ) : null}
      </Suspense>
    </>
  );
}

/** True once the first answer has been painted. Work that waits for it starts then. */
function useMarkPainted(): boolean {
  const [isPainted, setIsPainted] = useAtom(isPaintedAtom);
  useEffect(() => (isPainted ? undefined : afterPaint(() => setIsPainted(true))), [isPainted, setIsPainted]);
  return isPainted;
}

/** The set of statutory figures in use, if the calculator offers a choice. */
function figuresOf({ inputs, form }: Calculation): string | undefined {
  const found = Object.entries(inputs).find(([, input]) => input.assumption === 'figures');
  return found === undefined ? undefined : inputText(found[1], form.values[found[0]]);
}
