import { useAtom, useAtomValue, useStore } from 'jotai';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { textsOfInputs } from '#app/calculate/meeting/facts/input-texts.ts';
import { usedCalculator } from '#app/calculate/meeting/meeting.ts';
import { meetingAtom } from '#app/calculate/meeting/meeting-atom.ts';
import { clientTurnAtom } from '#app/calculate/meeting/replace-meeting.ts';
import { afterPaint, isPaintedAtom, usePainted } from '#app/ui/after-paint.ts';
import { Button } from '#app/ui/button.tsx';
import type { AnyCalculator } from '#calculators/kit/definition/any-calculator.ts';
import { t } from '#contract/language/t.ts';
import { AnswerSection } from './answer-section.tsx';
import { inputText } from './calculation/input-text.ts';
import { type Calculation, useCalculation } from './calculation/use-calculation.ts';
import { DetailsSection } from './details-section.tsx';
import { InputsSection } from './inputs/inputs-section.tsx';
import { readFragment } from './sharing/share-link.ts';
import { usePins } from './use-pins.ts';
import type { OpenDialog } from './workbench-dialogs.tsx';
import { WorkbenchTools } from './workbench-tools.tsx';

const WorkbenchDialogs = lazy(() => import('./workbench-dialogs.tsx').then((module) => ({ default: module.WorkbenchDialogs })));

interface WorkbenchProps {
  readonly calculator: AnyCalculator;
  /** The part of the address behind the #, with shared inputs. */
  readonly fragment: string;
  /** Number of times that the entries of the meeting were replaced since the page was opened. They then take precedence over the address. */
  readonly replaced?: number;
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

/** One calculator. Entries that are replaced, such as those of a kept meeting that was just read, begin anew below an open dialog. */
export function Workbench({ replaced = 0, ...props }: WorkbenchProps) {
  const [open, setOpen] = useState<OpenDialog>();
  const clientTurn = useAtomValue(clientTurnAtom);
  // A new client, or an unattended device: an open dialog shows figures of the former one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: closes the dialog at each change
  useEffect(() => setOpen(undefined), [clientTurn]);
  return <Bench key={replaced} {...props} isReplaced={replaced > 0} open={open} onOpen={setOpen} clientTurn={clientTurn} />;
}

interface BenchProps extends Omit<WorkbenchProps, 'replaced'> {
  readonly isReplaced: boolean;
  readonly open: OpenDialog | undefined;
  readonly onOpen: (dialog: OpenDialog | undefined) => void;
  readonly clientTurn: number;
}

/** Inputs, answer, details, and the ways to print, share, and export. */
function Bench({ calculator, fragment, isReplaced, isSwitchedOff, mark, twins, elsewhere, header, open, onOpen, clientTurn }: BenchProps) {
  const [shared] = useState(() => readFragment(calculator.inputs, isReplaced ? '' : fragment));
  const store = useStore();
  // Entries made before in this meeting; a link with inputs of its own takes precedence.
  const [used] = useState(() =>
    fragment.includes('=') && !isReplaced ? undefined : usedCalculator(store.get(meetingAtom), calculator.id),
  );
  const calculation = useCalculation(calculator, (inputs) => (used === undefined ? shared.raw : textsOfInputs(inputs, used.inputs)));
  const isPainted = useMarkPainted();
  const isDated = usePainted(calculation.isStale);
  const pins = usePins(calculation, used?.scenarios ?? []);

  const figures = figuresOf(calculation);
  // Memoized, because typing changes none of these buttons. A refused entry cannot be presented or printed.
  const outside = useMemo(
    () => (
      <>
        <Button variant="quiet" disabled={isDated} onClick={() => onOpen('present')}>
          {t('Present')}
        </Button>
        <Button disabled={isDated} onClick={() => onOpen('print')}>
          {t('Print')}
        </Button>
        {elsewhere}
      </>
    ),
    [isDated, elsewhere, onOpen],
  );
  const top = useMemo(() => header(outside), [header, outside]);
  return (
    <>
      {top}
      <main className="workbench__root" id="main">
        <InputsSection calculation={calculation} sharedVersion={shared.version} isSwitchedOff={isSwitchedOff} mark={mark} twins={twins} />
        <div className="workbench__right">
          <AnswerSection calculation={calculation} figures={figures} />
          <WorkbenchTools calculation={calculation} isDated={isDated} pins={pins} onOpen={onOpen} outside={outside} />
          <DetailsSection calculation={calculation} isDated={isDated} pins={pins} figures={figures} />
        </div>
      </main>
      <Suspense fallback={null}>
        {isPainted ? (
          <WorkbenchDialogs calculation={calculation} open={open} forgotten={clientTurn} onClose={() => onOpen(undefined)} />
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
