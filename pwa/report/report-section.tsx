import { useAtom } from 'jotai';
import { useDeferredValue, useState } from 'react';
import { evaluateSaved } from '#app/workbench/evaluate-saved.ts';
import { t } from '#contract/language/t.ts';
import { meetingAtom } from '../meeting/meeting-atom.ts';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/fields/choice-field.tsx';
import { meetingTexts as texts } from './meeting-texts.ts';
import { type Paper, papers } from './papers.ts';
import { ReportPartRow } from './report-part-row.tsx';
import { type AnsweredPart, ReportSheet } from './report-sheet.tsx';
import { saveReport } from './save-report.ts';
import { useLoadedCalculators } from './use-loaded-calculators.ts';

/** The report: its parts in order, and its print. */
export function ReportSection() {
  const [meeting] = useAtom(meetingAtom);
  const { report, client } = useDeferredValue(meeting);
  const [paper, setPaper] = useState<Paper>('letter');
  const loaded = useLoadedCalculators(meeting.report.map(({ calculator }) => calculator));
  const parts = report.flatMap((part): readonly AnsweredPart[] => {
    const known = loaded.get(part.calculator);
    if (known === undefined) return [];
    const outcome = evaluateSaved(known.calculator, known.inputs, part.inputs);
    return outcome.kind === 'answer' ? [{ ...known, part, answer: outcome.answer }] : [];
  });
  const missing = report.length - parts.length;
  return (
    <section className="browser__panel" aria-label={t('Report')}>
      <h2>{t('Report')}</h2>
      {meeting.report.length === 0 ? <p className="page__note">{texts.noParts}</p> : null}
      <ol className="meeting__list">
        {meeting.report.map((part, at) => (
          <li key={part.key} className="meeting__item">
            <ReportPartRow part={part} isFirst={at === 0} isLast={at === meeting.report.length - 1} />
          </li>
        ))}
      </ol>
      {meeting.report.length === 0 ? null : (
        <>
          <SelectField
            label={t('Paper')}
            value={paper}
            options={papers}
            onValue={(value) => setPaper(papers.find((each) => each.value === value)?.value ?? paper)}
          />
          <div className="meeting__bar">
            <Button variant="primary" disabled={parts.length === 0} onClick={() => window.print()}>
              {t('Print report')}
            </Button>
            <Button disabled={parts.length === 0} onClick={() => void saveReport(parts, client)}>
              {t('Spreadsheet')}
            </Button>
            {missing > 0 && loaded.size > 0 ? <p className="page__note">{texts.missingParts}</p> : null}
          </div>
        </>
      )}
      {parts.length === 0 ? null : <ReportSheet parts={parts} client={client} paper={paper} />}
    </section>
  );
}
