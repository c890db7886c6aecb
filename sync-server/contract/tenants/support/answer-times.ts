import { plural, t } from '#contract/language/t.ts';
import { number } from '#contract/language/words.ts';
import { hasRight } from '#contract/money/plan-rights.ts';

/** Business hours of a day: Monday to Friday, 9:00 to 17:00 UTC. Public holidays are not known here and count as business days. */
const opensAt = 9;
const hoursOfDay = 8;
const hourMs = 3_600_000;

/**
 * Business hours within which support answers a tenant: those that its plan names, or else these. The standard plan Professional names 8, which
 * is one business day.
 */
export const usualAnswerHours = { priority: 4, other: 2 * hoursOfDay } as const;

/** The promised business hours of a plan. The terms of a running subscription take precedence. */
export function answerHours(plan: unknown, terms: unknown): number {
  const own = hoursIn(terms) ?? hoursIn(plan);
  return own ?? (hasRight('prioritySupport', plan, terms) ? usualAnswerHours.priority : usualAnswerHours.other);
}

function hoursIn(holder: unknown): number | undefined {
  const hours: unknown = typeof holder === 'object' && holder !== null ? Reflect.get(holder, 'answerHours') : undefined;
  return typeof hours === 'number' ? hours : undefined;
}

/** 4 business hours, or 2 business days. */
export function answerTimeText(hours: number): string {
  if (hours % hoursOfDay !== 0) return plural(hours, '{count} business hour', '{count} business hours', { count: number(hours) });
  const days = hours / hoursOfDay;
  return plural(days, '{count} business day', '{count} business days', { count: number(days) });
}

export const answerTimesNote = t('Business hours are Monday to Friday, 9:00 to 17:00 UTC.');

/** The moment at which a number of business hours after `from` is over. */
export function afterBusinessHours(from: Date, hours: number): Date {
  let left = hours * hourMs;
  let at = nextOpening(from);
  for (;;) {
    const closing = Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate(), opensAt + hoursOfDay);
    const today = closing - at.getTime();
    if (left <= today) return new Date(at.getTime() + left);
    left -= today;
    at = nextOpening(new Date(closing));
  }
}

/** The same moment within business hours, or the beginning of the next ones. */
function nextOpening(from: Date): Date {
  const isOver = from.getTime() >= dayAt(from, opensAt + hoursOfDay);
  const at = new Date(isOver ? dayAt(from, 24 + opensAt) : Math.max(from.getTime(), dayAt(from, opensAt)));
  const isWeekend = at.getUTCDay() === 0 || at.getUTCDay() === 6;
  return isWeekend ? nextOpening(new Date(dayAt(at, 24))) : at;
}

function dayAt(day: Date, hour: number): number {
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate(), hour);
}
