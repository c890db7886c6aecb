import { lazy } from 'react';
import type { Calculation } from './calculation/use-calculation.ts';

const ShareDialog = lazy(() => import('./sharing/share-dialog.tsx').then((module) => ({ default: module.ShareDialog })));
const ExplainDialog = lazy(() => import('./explanation/explain-dialog.tsx').then((module) => ({ default: module.ExplainDialog })));
const ExplainSetupDialog = lazy(() =>
  import('./explanation/explain-setup-dialog.tsx').then((module) => ({ default: module.ExplainSetupDialog })),
);
const Paper = lazy(() => import('./sharing/paper.tsx').then((module) => ({ default: module.Paper })));
const Present = lazy(() => import('./sharing/present.tsx').then((module) => ({ default: module.Present })));

export type OpenDialog = 'share' | 'print' | 'present' | 'explain' | 'explainSetup';

interface WorkbenchDialogsProps {
  readonly calculation: Calculation;
  readonly open: OpenDialog | undefined;
  /** Number of changes of the client. Each one remounts `Paper`, which knows the client's name. */
  readonly forgotten: number;
  readonly onClose: () => void;
}

/** The open dialog, and the sheet of paper that the browser's own Print needs at any time. Loaded after the first answer. */
export function WorkbenchDialogs({ calculation, open, forgotten, onClose }: WorkbenchDialogsProps) {
  const { calculator, inputs, answer } = calculation;
  return (
    <>
      {open === 'share' ? <ShareDialog calculation={calculation} onClose={onClose} /> : null}
      <Paper key={forgotten} calculation={calculation} isAsked={open === 'print'} onClose={onClose} />
      {open === 'present' && answer !== undefined ? (
        <Present calculator={calculator} inputs={inputs} answer={answer} onClose={onClose} />
      ) : null}
      {open === 'explain' && answer !== undefined ? <ExplainDialog calculation={calculation} answer={answer} onClose={onClose} /> : null}
      {open === 'explainSetup' ? <ExplainSetupDialog onClose={onClose} /> : null}
    </>
  );
}
