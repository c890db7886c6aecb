import type { AnyInputs } from '#calculators/kit/definition/define.ts';
import type { Meeting, ReportPart } from './meeting.ts';

/** No file and no device keeps more, and nobody reads it. */
export const mostParts = 200;

/** The household plan as a part of the report, where others name their calculator. It is printed as the meeting has it then. */
export const planPart = 'household-plan';

/** Adds an answer to the end of the report, with its inputs as they are now. A full report stays as it is. */
export function addToReport(
  meeting: Meeting,
  calculator: { readonly id: string; readonly title: string },
  { inputs, entered }: { readonly inputs: AnyInputs; readonly entered: readonly string[] },
): Meeting {
  if (meeting.report.length >= mostParts) return meeting;
  const part: ReportPart = {
    key: crypto.randomUUID(),
    calculator: calculator.id,
    inputs,
    entered,
    title: calculator.title,
    note: '',
    // The years of a plan are what its page stands on.
    hasSchedule: calculator.id === planPart,
  };
  return { ...meeting, report: [...meeting.report, part] };
}

export function changePart(meeting: Meeting, key: string, change: Partial<Omit<ReportPart, 'key'>>): Meeting {
  return { ...meeting, report: meeting.report.map((part) => (part.key === key ? { ...part, ...change } : part)) };
}

export function removePart(meeting: Meeting, key: string): Meeting {
  return { ...meeting, report: meeting.report.filter((part) => part.key !== key) };
}

/** Moves a part by one place. The first stays first, and the last stays last. */
export function movePart(meeting: Meeting, key: string, by: -1 | 1): Meeting {
  const from = meeting.report.findIndex((part) => part.key === key);
  const part = meeting.report[from];
  const to = from + by;
  if (part === undefined || to < 0 || to >= meeting.report.length) return meeting;
  return { ...meeting, report: meeting.report.toSpliced(from, 1).toSpliced(to, 0, part) };
}
