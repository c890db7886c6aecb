import type { Meeting } from '#app/calculate/meeting/meeting.ts';
import { planPart } from '#app/calculate/meeting/report-parts.ts';
import { findEntry } from '#app/device/catalog/load-calculator.ts';
import { t } from '#contract/language/t.ts';

/** True for a calculator of a newer version, or one that was removed. Its inputs stay in the meeting and in the file. */
export function isUnknown(id: string): boolean {
  return id !== planPart && findEntry(id) === undefined;
}

/** A file may hold hundreds of unknown ids, and their names would fill the screen. */
const mostNames = 10;

/** Names of the calculators that this version does not have: the title in the report, or else the words of the id. */
export function unknownNames({ calculators, report }: Pick<Meeting, 'calculators' | 'report'>): readonly string[] {
  const titles = new Map(report.map(({ calculator, title }) => [calculator, title]));
  const ids = new Set([...calculators.map(({ id }) => id), ...titles.keys()].filter(isUnknown));
  const names = [...ids].map((id) => titles.get(id) ?? nameOf(id));
  const count = names.length - mostNames;
  return count > 0 ? [...names.slice(0, mostNames), t('{count} more', { count })] : names;
}

function nameOf(id: string): string {
  const words = id.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
