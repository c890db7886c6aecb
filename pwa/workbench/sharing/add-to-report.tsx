import { useSetAtom } from 'jotai';
import { meetingAtom } from '#app/meeting/meeting-atom.ts';
import { addToReport } from '#app/meeting/report-parts.ts';
import { Button } from '#app/ui/button.tsx';
import { toastAtom } from '#app/ui/messages/toast-atom.ts';
import { t } from '#contract/language/t.ts';
import type { Calculation } from '../use-calculation.ts';

/** Collects the answer for the report of the meeting. */
export function AddToReport({ calculation, isDated }: { readonly calculation: Calculation; readonly isDated: boolean }) {
  const change = useSetAtom(meetingAtom);
  const setToast = useSetAtom(toastAtom);
  const { calculator, form } = calculation;
  const add = () => {
    change((before) => addToReport(before, calculator, form.values));
    setToast({ title: t('Added to the report'), description: t('The report is in the meeting.') });
  };
  return (
    <Button disabled={isDated} onClick={add}>
      {t('Add to report')}
    </Button>
  );
}
