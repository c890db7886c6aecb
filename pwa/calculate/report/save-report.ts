import { assumesReturns, hypotheticalNote } from '#app/calculate/workbench/scenarios/assumed-returns.ts';
import { currentYear, lawInUse, lawNotes } from '#app/calculate/workbench/scenarios/law-in-use.ts';
import { spokenLocale } from '#contract/language/t.ts';
import { meetingTexts as texts } from './sheet/meeting-texts.ts';
import type { AnsweredPart } from './sheet/report-sheet.tsx';

/** Saves the whole report as one spreadsheet. What writes it is loaded now. */
export async function saveReport(parts: readonly AnsweredPart[], client: string): Promise<void> {
  const { saveSpreadsheet } = await import('#app/calculate/workbench/sharing/save-spreadsheet.ts');
  const sources = parts.map(({ part, calculator, inputs, details, answer }) => ({
    calculator,
    inputs,
    answer,
    title: part.title,
    notes: [
      ...(part.note === '' ? [] : [part.note]),
      ...lawNotes(lawInUse(calculator, inputs, answer.inputs, currentYear())),
      ...(assumesReturns(inputs, details) ? [hypotheticalNote] : []),
    ],
  }));
  const titles = parts.map(({ part }, at) => `${at + 1}. ${part.title}`);
  await saveSpreadsheet('report', sources, [
    texts.report,
    client,
    new Date().toLocaleDateString(spokenLocale() ?? 'en-US', { dateStyle: 'long' }),
    ...titles,
  ]);
}
