import { useSetAtom } from 'jotai';
import { meetingAtom } from '../meeting/meeting-atom.ts';
import { addToReport } from '../meeting/report-parts.ts';
import { Button } from '../ui/button.tsx';
import { toastAtom } from '../ui/toast-atom.ts';
import type { Calculation } from './use-calculation.ts';

/** Collects the answer for the report of the meeting. */
export function AddToReport({ calculation, isDated }: { readonly calculation: Calculation; readonly isDated: boolean }) {
  const change = useSetAtom(meetingAtom);
  const setToast = useSetAtom(toastAtom);
  const { calculator, form } = calculation;
  const add = () => {
    change((before) => addToReport(before, calculator, form.values));
    setToast({ title: 'Added to the report', description: 'The report is in the meeting.' });
  };
  return (
    <Button disabled={isDated} onClick={add}>
      Add to report
    </Button>
  );
}
