import { useSetAtom, useStore } from 'jotai';
import { meetingAtom } from '#app/calculate/meeting/meeting-atom.ts';
import { addToReport, mostParts } from '#app/calculate/meeting/report-parts.ts';
import { enteredInputs } from '#app/calculate/workbench/calculation/entered-inputs.ts';
import type { Calculation } from '#app/calculate/workbench/calculation/use-calculation.ts';
import { Button } from '#app/ui/button.tsx';
import { toastAtom } from '#app/ui/messages/toast-atom.ts';
import { t } from '#contract/language/t.ts';

/** Collects the answer for the report of the meeting. */
export function AddToReport({ calculation, isDated }: { readonly calculation: Calculation; readonly isDated: boolean }) {
  const change = useSetAtom(meetingAtom);
  const store = useStore();
  const setToast = useSetAtom(toastAtom);
  const { calculator, form, raw } = calculation;
  const add = () => {
    if (store.get(meetingAtom).report.length >= mostParts) return setToast({ title: t('The report is full') });
    change((before) => addToReport(before, calculator, { inputs: form.values, entered: enteredInputs(raw, form) }));
    setToast({ title: t('Added to the report'), description: t('The report is in the meeting.') });
  };
  return (
    <Button disabled={isDated} onClick={add}>
      {t('Add to report')}
    </Button>
  );
}
