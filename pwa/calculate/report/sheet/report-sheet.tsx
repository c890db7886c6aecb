import { memo, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { ReportPart } from '#app/calculate/meeting/meeting.ts';
import type { PlanForReport } from '#app/calculate/plan/report/plan-for-report.ts';
import type { Answer } from '#app/calculate/workbench/calculation/evaluate.ts';
import { PrintBody, PrintHead } from '#app/calculate/workbench/sharing/print-body.tsx';
import { t } from '#contract/language/t.ts';
import { meetingTexts as texts } from './meeting-texts.ts';
import type { Paper } from './papers.ts';
import type { LoadedCalculator } from './use-loaded-calculators.ts';

export interface AnsweredPart extends LoadedCalculator {
  readonly part: ReportPart;
  readonly answer: Answer;
}

/** The household plan as a part of the report. */
export interface PlannedPart {
  readonly part: ReportPart;
  readonly planned: PlanForReport;
}

interface ReportSheetProps {
  readonly parts: readonly (AnsweredPart | PlannedPart)[];
  readonly client: string;
  readonly paper: Paper;
  /** Number of parts to draw. The pages are counted once it is all of them. */
  readonly drawn: number;
}

/**
 * The report on paper: a cover with the contents, and each answer from the top of a page. On the screen it is laid out unseen, in columns
 * of the size of a page, which tells the page of each answer for the contents.
 */
export function ReportSheet({ parts, client, paper, drawn }: ReportSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const [pages, setPages] = useState<readonly number[]>([]);
  const isComplete = drawn >= parts.length;
  useLayoutEffect(() => {
    if (!isComplete) return;
    const measure = () => {
      const counted = pagesOf(sheet.current);
      setPages((before) => (counted.every((page, at) => page === before[at]) ? before : counted));
    };
    measure();
    // Letters of another font, or a logo, may move answers to other pages.
    void document.fonts.ready.then(measure);
    sheet.current?.addEventListener('load', measure, { capture: true, once: true });
  });
  return createPortal(
    <div className="report__hold" aria-hidden="true">
      <div ref={sheet} className="report__root" data-paper={paper} hidden={!isComplete}>
        <section className="report__part">
          <PrintHead client={client} />
          <h1>{client === '' ? texts.report : t('{report} for {client}', { report: texts.report, client })}</h1>
          <h2>{texts.contents}</h2>
          <ol className="report__contents">
            {parts.map(({ part }, at) => (
              <li key={part.key}>
                <span>{part.title}</span>
                <span>{pages[at + 1] ?? ''}</span>
              </li>
            ))}
          </ol>
        </section>
        {parts.slice(0, drawn).map((answered) => (
          <SheetPart key={answered.part.key} answered={answered} />
        ))}
      </div>
    </div>,
    document.body,
  );
}

/** One part of the sheet. Memoized, because the sheet grows by a few parts at a time. */
const SheetPart = memo(function SheetPart({ answered }: { readonly answered: AnsweredPart | PlannedPart }) {
  const { part } = answered;
  return (
    <section className="report__part">
      <h1>{part.title}</h1>
      {'planned' in answered || part.title === answered.calculator.title ? null : <p>{answered.calculator.title}</p>}
      {part.note === '' ? null : <p className="report__note">{part.note}</p>}
      {'planned' in answered ? (
        <answered.planned.Sheet report={answered.planned.report} hasYears={part.hasSchedule} />
      ) : (
        <PrintBody {...answered} hasSchedule={part.hasSchedule} entered={part.entered} />
      )}
    </section>
  );
});

/** The page on which each part begins, the cover included. Each column is a page. */
function pagesOf(sheet: HTMLElement | null): readonly number[] {
  if (sheet === null) return [];
  const { left } = sheet.getBoundingClientRect();
  return [...sheet.children].map((part) => Math.round((part.getBoundingClientRect().left - left) / sheet.clientWidth) + 1);
}
