import { atom, useAtomValue } from 'jotai';
import { useDeferredValue, useState } from 'react';
import type { ReportPart } from '#app/calculate/meeting/meeting.ts';
import { meetingAtom } from '#app/calculate/meeting/meeting-atom.ts';
import { planPart } from '#app/calculate/meeting/report-parts.ts';
import type { PlanForReport } from '#app/calculate/plan/report/plan-for-report.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/fields/choice-field.tsx';
import { t } from '#contract/language/t.ts';
import { usePrintQuestion } from './doubts/use-print-question.tsx';
import { ReportPartRow } from './report-part-row.tsx';
import { saveReport } from './save-report.ts';
import { meetingTexts as texts } from './sheet/meeting-texts.ts';
import { type Paper, papers } from './sheet/papers.ts';
import { type AnsweredPart, type PlannedPart, ReportSheet } from './sheet/report-sheet.tsx';
import { useLoadedCalculators } from './sheet/use-loaded-calculators.ts';
import { useAnsweredParts } from './use-answered-parts.ts';
import { usePlanPart } from './use-plan-part.ts';
import { usePrintedReport } from './use-printed-report.ts';

// A key in another field of the meeting renders nothing here.
const reportAtom = atom((get) => get(meetingAtom).report);
const clientAtom = atom((get) => get(meetingAtom).client);

/** The report: its parts in order, and its print. */
export function ReportSection() {
  const report = useAtomValue(reportAtom);
  const client = useAtomValue(clientAtom);
  const [paper, setPaper] = useState<Paper>('letter');
  const loaded = useLoadedCalculators(report.flatMap(({ calculator }) => (calculator === planPart ? [] : [calculator])));
  const answered = useAnsweredParts(useDeferredValue(report), loaded);
  const planned = usePlanPart(report.some(({ calculator }) => calculator === planPart));
  const parts = inOrder(report, answered, planned);
  const printed = usePrintedReport(parts.length);
  const { ask, question } = usePrintQuestion(answered, printed.print);
  const missing = report.length - parts.length;
  return (
    <section className="browser__panel" aria-label={t('Report')}>
      <h2>{t('Report')}</h2>
      {report.length === 0 ? <p className="page__note">{texts.noParts}</p> : null}
      <ol className="meeting__list">
        {report.map((part, at) => (
          <li key={part.key} className="meeting__item">
            <ReportPartRow part={part} isFirst={at === 0} isLast={at === report.length - 1} />
          </li>
        ))}
      </ol>
      {report.length === 0 ? null : (
        <>
          <SelectField
            label={t('Paper')}
            value={paper}
            options={papers}
            onValue={(value) => setPaper(papers.find((each) => each.value === value)?.value ?? paper)}
          />
          <div className="meeting__bar">
            <Button variant="primary" disabled={parts.length === 0 || printed.drawn !== undefined} onClick={ask}>
              {t('Print report')}
            </Button>
            <Button disabled={answered.length === 0} onClick={() => void saveReport(answered, client)}>
              {t('Spreadsheet')}
            </Button>
            {missing > 0 && loaded.size > 0 ? <p className="page__note">{texts.missingParts}</p> : null}
            <p className="page__note" role="status">
              {printed.drawn === undefined
                ? ''
                : t('Preparing the report: {drawn} of {parts}', { drawn: Math.min(printed.drawn, parts.length), parts: parts.length })}
            </p>
          </div>
        </>
      )}
      {parts.length === 0 || printed.drawn === undefined ? null : (
        <ReportSheet parts={parts} client={client} paper={paper} drawn={printed.drawn} />
      )}
      {question}
    </section>
  );
}

/** The parts that can be printed, in the order of the report. */
function inOrder(
  report: readonly ReportPart[],
  answered: readonly AnsweredPart[],
  planned: PlanForReport | undefined,
): readonly (AnsweredPart | PlannedPart)[] {
  return report.flatMap((part): readonly (AnsweredPart | PlannedPart)[] => {
    if (part.calculator === planPart) return planned === undefined ? [] : [{ part, planned }];
    return answered.filter((each) => each.part.key === part.key);
  });
}
