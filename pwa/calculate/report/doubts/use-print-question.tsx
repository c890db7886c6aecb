import { useStore } from 'jotai';
import { type ReactNode, useState } from 'react';
import { meetingAtom } from '#app/calculate/meeting/meeting-atom.ts';
import type { AnsweredPart } from '#app/calculate/report/sheet/report-sheet.tsx';
import { DoubtsDialog } from './doubts-dialog.tsx';
import { doubtsOf, type ReportDoubts } from './report-doubts.ts';

/** Prints a report, after a question where it contradicts itself or rests on defaults. */
export function usePrintQuestion(
  parts: readonly AnsweredPart[],
  print: () => void,
): { readonly ask: () => void; readonly question: ReactNode } {
  const store = useStore();
  const [doubts, setDoubts] = useState<ReportDoubts>();
  const close = () => setDoubts(undefined);
  return {
    ask: () => {
      const found = doubtsOf(parts, store.get(meetingAtom), new Date());
      if (found.contradictions.length + found.mostlyDefault.length === 0) print();
      else setDoubts(found);
    },
    question:
      doubts === undefined ? null : (
        <DoubtsDialog
          doubts={doubts}
          onClose={close}
          onPrint={() => {
            close();
            print();
          }}
        />
      ),
  };
}
