import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { nextTask } from '#app/ui/after-paint.ts';

/** Parts that are drawn between two frames. */
const partsAtOnce = 2;

export interface PrintedReport {
  /** Number of parts of the sheet that are drawn. Undefined while nothing is printed. */
  readonly drawn: number | undefined;
  /** Draws the sheet a few parts at a time, so that the page stays usable, and prints it. */
  print(): void;
}

/** The sheet of a report, which exists only while it is printed. The browser's own Print draws it at once. */
export function usePrintedReport(parts: number): PrintedReport {
  const [drawn, setDrawn] = useState<number>();
  useEffect(() => {
    // More than any report has, for parts that are still being loaded.
    const begin = () => flushSync(() => setDrawn(Number.MAX_SAFE_INTEGER));
    const end = () => setDrawn(undefined);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  const draw = async () => {
    for (let next = 0; next < parts; next += partsAtOnce) {
      setDrawn(next);
      await nextTask();
    }
    setDrawn(parts);
    await nextTask();
    // Letters of another font take other space, which the page numbers depend on.
    await document.fonts.ready;
    await nextTask();
    window.print();
  };
  return {
    drawn,
    print: () => {
      draw().catch((fault: unknown) => console.error('The report could not be printed.', fault));
    },
  };
}
