import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Calculation } from '#app/calculate/workbench/calculation/use-calculation.ts';
import { readDetails } from '#app/calculate/workbench/calculation/use-calculator-details.ts';
import { PrintDialog } from './print-dialog.tsx';

type SheetView = typeof import('./print-sheet.tsx').PrintSheet;

/** Kept once loaded, because the browser's own Print does not wait: the sheet must be laid out within one event. */
let loadedView: SheetView | undefined;

async function loadSheet(id: string): Promise<void> {
  const [module] = await Promise.all([import('./print-sheet.tsx'), readDetails(id)]);
  loadedView = module.PrintSheet;
}

interface PaperProps {
  readonly calculation: Calculation;
  /** True if the person asked to print. */
  readonly isAsked: boolean;
  readonly onClose: () => void;
}

/** The sheet that is laid out. `ask` opens the print dialog. The browser's own menu has opened it already. */
type Sheet = { readonly client: string; readonly ask: boolean } | undefined;

/**
 * A printed calculation: the question for the client's name, and the sheet. The sheet is laid out before printing starts, whether by our
 * button or by the browser's menu.
 */
export function Paper({ calculation, isAsked, onClose }: PaperProps) {
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
        <View calculation={calculation} answer={answer} client={sheet.client} />
      ) : null}
    </>
  );
}

/** Delay of the load, so that it comes after the answer, the chart, and the session. */
const loadAfterMs = 1500;

function useSheet(id: string, sheet: Sheet, setSheet: (sheet: Sheet) => void): SheetView | undefined {
  const [, setIsLoaded] = useState(loadedView !== undefined);
  useEffect(() => {
    // Loaded ahead, so that the browser's own Print has the sheet at once, also without a network.
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
      // The sheet is a separate chunk, so wait until it is in the document.
      if (document.querySelector('.print__root') === null) frame = requestAnimationFrame(asked);
      else window.print();
    };
    frame = requestAnimationFrame(asked);
    return () => cancelAnimationFrame(frame);
  }, [sheet]);
  return loadedView;
}
