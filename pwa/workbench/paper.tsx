import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { PrintDialog } from './print-dialog.tsx';
import type { Calculation } from './use-calculation.ts';
import { readDetails } from './use-calculator-details.ts';

type SheetView = typeof import('./print-sheet.tsx').PrintSheet;

/** Once loaded, the sheet is laid out within one event: the browser's own Print waits for nothing. */
let loadedView: SheetView | undefined;

async function loadSheet(id: string): Promise<void> {
  const [module] = await Promise.all([import('./print-sheet.tsx'), readDetails(id)]);
  loadedView = module.PrintSheet;
}

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
  const View = useSheet(calculator.id, sheet, setSheet);
  return (
    <>
      {isAsked ? (
        <PrintDialog
          onClose={onClose}
          onPrint={(client) => {
            onClose();
            setSheet({ client, ask: true });
          }}
        />
      ) : null}
      {View !== undefined && sheet !== undefined && answer !== undefined ? (
        <View calculation={calculation} answer={answer} client={sheet.client} figures={figures} />
      ) : null}
    </>
  );
}

/** After the answer, the chart and the session have come. */
const loadAfterMs = 1500;

function useSheet(id: string, sheet: Sheet, setSheet: (sheet: Sheet) => void): SheetView | undefined {
  const [, setIsLoaded] = useState(loadedView !== undefined);
  useEffect(() => {
    // Loaded ahead, so that the browser's own Print finds the sheet at once, also without a network.
    const load = () =>
      loadSheet(id).then(
        () => setIsLoaded(true),
        () => undefined,
      );
    const ahead = setTimeout(load, sheet === undefined ? loadAfterMs : 0);
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
  return loadedView;
}
