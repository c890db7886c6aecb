import { useSetAtom, useStore } from 'jotai';
import { meetingAtom } from '#app/calculate/meeting/meeting-atom.ts';
import { addToReport, planPart } from '#app/calculate/meeting/report-parts.ts';
import { planTexts } from '#app/calculate/plan/shown/plan-texts.ts';
import { Button } from '#app/ui/button.tsx';
import { toastAtom } from '#app/ui/messages/toast-atom.ts';
import { t } from '#contract/language/t.ts';

/** Puts the plan into the report of the meeting, once. */
export function AddPlan() {
  const store = useStore();
  const change = useSetAtom(meetingAtom);
  const setToast = useSetAtom(toastAtom);
  const add = () => {
    const isThere = store.get(meetingAtom).report.some(({ calculator }) => calculator === planPart);
    if (isThere) return setToast({ title: t('The plan is in the report already') });
    change((before) => addToReport(before, { id: planPart, title: planTexts.title }, { inputs: {}, entered: [] }));
    setToast({ title: t('Added to the report'), description: t('The report is in the meeting.') });
  };
  return <Button onClick={add}>{t('Add to report')}</Button>;
}
