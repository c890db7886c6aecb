import { useAtom, useAtomValue, useStore } from 'jotai';
import { lazy, memo, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { afterPaint, isPaintedAtom, usePainted } from '#app/ui/after-paint.ts';
import type { AnyCalculator } from '#calculators/kit/any-calculator.ts';
import type { RawInputs } from '#calculators/kit/inputs.ts';
import { engineVersion } from '#calculators/kit/version.ts';
import { textsOfInputs } from '../meeting/input-texts.ts';
import { emptyMeeting, usedCalculator } from '../meeting/meeting.ts';
import { hasHouseholdAtom, meetingAtom } from '../meeting/meeting-atom.ts';
import { useForgetWhenIdle } from '../meeting/use-forget-when-idle.ts';
import { userAtom } from '../session/session-atoms.ts';
import { Button } from '../ui/button.tsx';
import { Answer, SupportingFigures } from './answer.tsx';
import { carriedAtom, carriedFrom, offeredValues } from './carried-values.ts';
import type { Answer as AnswerData } from './evaluate.ts';
import { InputFields } from './input-fields.tsx';
import { inputText } from './input-text.ts';
import { mostScenarios } from './scenario-limit.ts';
import { readFragment } from './share-link.ts';
import { type Calculation, useCalculation } from './use-calculation.ts';
import { pinnedAnswers, usePartInMeeting } from './use-part-in-meeting.ts';

const Details = memo(lazy(() => import('./details.tsx').then((module) => ({ default: module.Details }))));
const Figures = memo(SupportingFigures);
const AddToReport = lazy(() => import('./add-to-report.tsx').then((module) => ({ default: module.AddToReport })));
const ComparePanel = lazy(() => import('./compare-panel.tsx').then((module) => ({ default: module.ComparePanel })));
const ShareDialog = lazy(() => import('./share-dialog.tsx').then((module) => ({ default: module.ShareDialog })));
const LawSwitch = lazy(() => import('./law-switch.tsx').then((module) => ({ default: module.LawSwitch })));
const ExplainDialog = lazy(() => import('./explain-dialog.tsx').then((module) => ({ default: module.ExplainDialog })));
const Paper = lazy(() => import('./paper.tsx').then((module) => ({ default: module.Paper })));
const HouseholdOffer = lazy(() => import('./household-offer.tsx').then((module) => ({ default: module.HouseholdOffer })));
const Present = lazy(() => import('./present.tsx').then((module) => ({ default: module.Present })));

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
  const { answer, inputs, form, isStale } = calculation;
  // The answer is painted with the key. The chart and the tables follow as soon as typing leaves time.
  const detailed = usePainted(answer);
  const isDated = usePainted(isStale);
  const [isPainted, setIsPainted] = useAtom(isPaintedAtom);
  useEffect(() => (isPainted ? undefined : afterPaint(() => setIsPainted(true))), [isPainted, setIsPainted]);
  const [pinned, setPinned] = useState<readonly AnswerData[]>(() => pinnedAnswers(calculator, used));
  usePartInMeeting(calculation, pinned);
  const [open, setOpen] = useState<'share' | 'print' | 'present' | 'explain'>();
  /** Number of resets for idleness. Each one remounts `Paper`, which knows the client's name. */
  const [forgotten, setForgotten] = useState(0);
  // Read once: entries made here are stored for other calculators and need not be offered here.
  const [carried] = useState(() => store.get(carriedAtom));
  const offered = offeredValues(carried, calculator.id, inputs, form.values);

  useEffect(() => {
    const mine = carriedFrom(calculator, inputs, form.values);
    if (mine !== undefined) store.set(carriedAtom, mine);
  }, [calculator, inputs, form, store]);
  useForgetWhenIdle(() => {
    calculation.reset();
    setPinned([]);
    store.set(carriedAtom, undefined);
    store.set(meetingAtom, () => emptyMeeting);
    setForgotten((times) => times + 1);
    setOpen(undefined);
  });

  const hasHousehold = useAtomValue(hasHouseholdAtom);
  const isSignedIn = useAtomValue(userAtom) !== undefined;
  const close = () => setOpen(undefined);
  // The button disappears with the entries it resets, so the focus moves to a place nearby.
  const entry = useRef<HTMLElement>(null);
  const startOver = () => {
    calculation.reset();
    entry.current?.focus();
  };
  const pin = () => {
    if (answer !== undefined && !isStale) setPinned((before) => (before.length < mostScenarios ? [...before, answer] : before));
  };
  const figures = figuresOf(calculation);
  // Memoized, because typing changes none of these buttons. A refused entry cannot be presented or printed.
  const outside = useMemo(
    () => (
      <>
        <Button variant="quiet" disabled={isDated} onClick={() => setOpen('present')}>
          Present
        </Button>
        <Button disabled={isDated} onClick={() => setOpen('print')}>
          Print
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
        <section ref={entry} tabIndex={-1} className="workbench__inputs" aria-label="Inputs">
          <div className="workbench__title">
            <h1>{calculator.title}</h1>
            {mark}
          </div>
          <p className="workbench__lead">{calculator.description}</p>
          {isSwitchedOff ? (
            <p className="workbench__carried" role="status">
              Your administrator has switched this calculator off. What you entered stays until you leave this page.
            </p>
          ) : null}
          {shared.version !== undefined && shared.version !== engineVersion ? (
            <p className="workbench__carried">
              This link was made with other formulas (version {shared.version}): the answer may differ a little.
            </p>
          ) : null}
          {Object.keys(offered).length === 0 || carried === undefined ? null : (
            <CarriedOffer title={carried.title} offered={offered} onUse={() => calculation.enterAll(offered)} />
          )}
          {hasHousehold ? (
            <Suspense fallback={null}>
              <HouseholdOffer calculation={calculation} />
            </Suspense>
          ) : null}
          <InputFields calculation={calculation} />
          {twins}
          <Foot calculation={calculation} onReset={startOver} />
        </section>
        <div className="workbench__right">
          <section className="workbench__answer" aria-label="Answer" aria-live="polite" data-stale={isStale}>
            <Answer calculation={calculation} />
            {figures === undefined ? null : (
              <Suspense fallback={<div className="law__sets" />}>
                {isPainted ? <LawSwitch calculation={calculation} /> : <div className="law__sets" />}
              </Suspense>
            )}
          </section>
          <div className="workbench__tools">
            <Button disabled={isDated || pinned.length >= mostScenarios} onClick={pin}>
              Compare
            </Button>
            <Button onClick={() => setOpen('share')}>Share</Button>
            <Suspense fallback={<Button disabled>Add to report</Button>}>
              {isPainted ? <AddToReport calculation={calculation} isDated={isDated} /> : <Button disabled>Add to report</Button>}
            </Suspense>
            {isSignedIn ? (
              <Button disabled={isDated} onClick={() => setOpen('explain')}>
                Explain this result
              </Button>
            ) : null}
            <span className="workbench__outside">{outside}</span>
          </div>
          <section className="workbench__details" aria-label="Details" data-stale={isDated}>
            {answer === undefined ? null : (
              <>
                <Figures calculator={calculator} answer={detailed ?? answer} />
                <Suspense fallback={<div className="workbench__chart" />}>
                  {pinned.length === 0 ? null : (
                    <ComparePanel
                      calculator={calculator}
                      inputs={inputs}
                      pinned={pinned}
                      now={answer}
                      onPin={pin}
                      onRemove={(at) => setPinned((before) => before.filter((_, index) => index !== at))}
                    />
                  )}
                  {isPainted ? (
                    <Details
                      calculator={calculator}
                      inputs={inputs}
                      answer={detailed ?? answer}
                      figures={figures}
                      enter={calculation.enter}
                    />
                  ) : (
                    <div className="workbench__chart" />
                  )}
                </Suspense>
              </>
            )}
          </section>
        </div>
      </main>
      <Suspense fallback={null}>
        {open === 'share' ? <ShareDialog calculation={calculation} onClose={close} /> : null}
        {isPainted ? <Paper key={forgotten} calculation={calculation} isAsked={open === 'print'} onClose={close} /> : null}
        {open === 'present' && answer !== undefined ? (
          <Present calculator={calculator} inputs={inputs} answer={answer} onClose={close} />
        ) : null}
        {open === 'explain' && answer !== undefined ? <ExplainDialog calculation={calculation} answer={answer} onClose={close} /> : null}
      </Suspense>
    </>
  );
}

interface CarriedOfferProps {
  readonly title: string;
  readonly offered: RawInputs;
  readonly onUse: () => void;
}

function CarriedOffer({ title, offered, onUse }: CarriedOfferProps) {
  const count = Object.keys(offered).length;
  return (
    <p className="workbench__carried">
      <span>
        {count === 1 ? 'One value' : `${count} values`} can come from {title}.
      </span>
      <button type="button" onClick={onUse}>
        Use your values from {title}
      </button>
    </p>
  );
}

interface FootProps {
  readonly calculation: Calculation;
  readonly onReset: () => void;
}

/** The firm whose assumptions the inputs use, and a button back to the defaults. */
function Foot({ calculation, onReset }: FootProps) {
  const firm = firmText(calculation);
  const isTouched = Object.keys(calculation.raw).length > 0;
  if (firm === '' && !isTouched) return null;
  return (
    <div className="workbench__foot">
      <span>{firm}</span>
      {isTouched ? (
        <Button variant="quiet" size="small" onClick={onReset}>
          Start over
        </Button>
      ) : null}
    </div>
  );
}

function firmText({ firm, inputs }: Calculation): string {
  const assumed = Object.entries(firm).filter(([, { isAssumed }]) => isAssumed);
  if (assumed.length === 0) return '';
  return `Firm assumption: ${assumed.map(([id]) => (inputs[id]?.label ?? id).toLowerCase()).join(', ')}`;
}

/** The set of statutory figures in use, if the calculator offers a choice. */
function figuresOf({ inputs, form }: Calculation): string | undefined {
  const found = Object.entries(inputs).find(([, input]) => input.assumption === 'figures');
  return found === undefined ? undefined : inputText(found[1], form.values[found[0]]);
}
