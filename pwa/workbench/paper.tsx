import { lazy, Suspense, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { PrintDialog } from './print-dialog.tsx';
import type { Calculation } from './use-calculation.ts';
import { readDetails } from './use-calculator-details.ts';

const PrintSheet = lazy(() => import('./print-sheet.tsx').then((module) => ({ default: module.PrintSheet })));

interface PaperProps {
  readonly calculation: Calculation;
  readonly figures: string | undefined;
  /** Whether the person asked for print. */
  readonly isAsked: boolean;
  readonly onClose: () => void;
}

/** The sheet that is laid out. `ask` opens the printer's dialog; the browser's own menu has done so already. */
type Sheet = { readonly client: string; readonly ask: boolean } | undefined;

/** A calculation on paper: what is asked before, and the sheet, laid out before the printer looks, whoever asked for it. */
export function Paper({ calculation, figures, isAsked, onClose }: PaperProps) {
  const [sheet, setSheet] = useState<Sheet>();
  const { calculator, answer } = calculation;
  useSheet(calculator.id, sheet, setSheet);
  return (
    <Suspense fallback={null}>
      {isAsked ? (
        <PrintDialog
          onClose={onClose}
          onPrint={(client) => {
            onClose();
            setSheet({ client, ask: true });
          }}
        />
      ) : null}
      {sheet !== undefined && answer !== undefined ? (
        <PrintSheet calculation={calculation} answer={answer} client={sheet.client} figures={figures} />
      ) : null}
    </Suspense>
  );
}

function useSheet(id: string, sheet: Sheet, setSheet: (sheet: Sheet) => void): void {
  useEffect(() => {
    // Loaded ahead, so that the browser's own Print finds the sheet at once, also without a network.
    const ahead = setTimeout(() => void Promise.all([import('./print-sheet.tsx'), readDetails(id)]).catch(() => undefined), 3000);
    const before = () => flushSync(() => setSheet(sheet ?? { client: '', ask: false }));
    const after = () => setSheet(undefined);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      clearTimeout(ahead);
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, [id, sheet, setSheet]);
  useEffect(() => {
    if (sheet?.ask !== true) return;
    let frame = 0;
    const asked = () => {
      // The sheet is a chunk of its own: wait until it stands in the document.
      if (document.querySelector('.print__root') === null) frame = requestAnimationFrame(asked);
      else window.print();
    };
    frame = requestAnimationFrame(asked);
    return () => cancelAnimationFrame(frame);
  }, [sheet]);
}
