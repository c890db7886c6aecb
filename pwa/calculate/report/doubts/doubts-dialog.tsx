import { meetingTexts as texts } from '#app/calculate/report/sheet/meeting-texts.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/messages/dialog.tsx';
import { t } from '#contract/language/t.ts';
import type { Contradiction, ReportDoubts } from './report-doubts.ts';

interface DoubtsDialogProps {
  readonly doubts: ReportDoubts;
  readonly onPrint: () => void;
  readonly onClose: () => void;
}

/** Asks before a report is printed that contradicts itself, or that rests on values that nobody entered. */
export function DoubtsDialog({ doubts: { contradictions, mostlyDefault }, onPrint, onClose }: DoubtsDialogProps) {
  return (
    <Dialog
      title={t('Print this report?')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('Back to the report')}</Button>
          <Button variant="primary" onClick={onPrint}>
            {t('Print anyway')}
          </Button>
        </>
      }
    >
      {contradictions.length === 0 ? null : (
        <>
          <h3>{texts.contradictions}</h3>
          <ul>
            {contradictions.map((each) => (
              <li key={each.key}>{sentenceOf(each)}</li>
            ))}
          </ul>
        </>
      )}
      {mostlyDefault.length === 0 ? null : (
        <>
          <h3>{texts.mostlyDefault}</h3>
          <ul>
            {mostlyDefault.map(({ key, part, defaults, inputs }) => (
              <li key={key}>{t('{part}: {defaults} of {inputs} values', { part, defaults, inputs })}</li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}

function sentenceOf({ label, part, value, otherPart, otherValue }: Contradiction): string {
  return otherPart === undefined
    ? t('{label}: {value} in {part}, {otherValue} in the household', { label, value, part, otherValue })
    : t('{label}: {value} in {part}, {otherValue} in {otherPart}', { label, value, part, otherPart, otherValue });
}
