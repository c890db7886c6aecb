import * as z from 'zod/mini';
import { spokenLocale, t } from '#contract/language/t.ts';
import { DateTime } from '#contract/values/date-time.ts';
import { Id } from '#contract/values/id.ts';
import { described, named } from '#contract/values/named.ts';
import { AiPrice } from './ai-price.ts';
import { aiPriceSentence } from './ai-price-sentence.ts';

/** The AI calls of one tenant, as the platform owner lists them. */
export const TenantAiCalls = named(
  'TenantAiCalls',
  z.object({
    id: described('The tenant.', Id),
    name: z.string(),
    subdomain: z.string(),
    callsThisMonth: described('In the last 30 days.', z.int()),
    totalCalls: z.int(),
  }),
);
export type TenantAiCalls = z.output<typeof TenantAiCalls>;

/** Per cent of the allowance at which administrators are notified. */
export const noticePercents = [50, 80, 100] as const;
export type NoticePercent = (typeof noticePercents)[number];

/** The number of AI calls that a tenant's plan includes in a billing period, and the number used. */
export const AiAllowance = named(
  'AiAllowance',
  z.object({
    callsThisMonth: described('In the last 30 days. The allowance counts `callsInPeriod`.', z.int()),
    callsInPeriod: described('In the billing period: the calls that the allowance and the invoice count.', z.int()),
    periodStart: described('The first day of the billing period: its midnight (UTC).', DateTime),
    periodEnd: described('The day after its last one.', DateTime),
    callsIncluded: described('Absent: the plan has no limit.', z.nullable(z.int())),
    pricePerCallAbove: described('Dollars for a call above the allowance; absent: no call is possible above it.', z.nullable(z.number())),
    priceAbove: described('The whole price of calls above it; absent: no call is possible above it.', z.nullable(AiPrice)),
  }),
);
export type AiAllowance = z.output<typeof AiAllowance>;

/** True when the next call would be refused. */
export function isUsedUp({ callsInPeriod, callsIncluded, priceAbove }: AiAllowance): boolean {
  return callsIncluded !== null && priceAbove === null && callsInPeriod >= callsIncluded;
}

/** The highest notice threshold that the used part of an allowance has reached. */
export function noticeReached({ callsInPeriod, callsIncluded }: AiAllowance): NoticePercent | undefined {
  if (callsIncluded === null) return undefined;
  return noticePercents.findLast((percent) => callsInPeriod * 100 >= callsIncluded * percent);
}

/** The notice that the administrator of a tenant reads; undefined below half of the allowance, and for a plan without AI calls. */
export function aiNotice(allowance: AiAllowance): string | undefined {
  const percent = allowance.callsIncluded === 0 ? undefined : noticeReached(allowance);
  if (percent === undefined) return undefined;
  return [aiUsageTexts.notice(percent), aiUsageTexts.used(allowance), ...(percent === 100 ? [aiUsageTexts.outlook(allowance)] : [])].join(
    ' ',
  );
}

export const aiUsageTexts = {
  used: ({ callsInPeriod, callsIncluded, ...period }: AiAllowance): string =>
    callsIncluded === null
      ? t('{calls} in the billing period {period}; your plan includes any number.', {
          calls: callsText(callsInPeriod),
          period: periodText(period),
        })
      : t('{callsInPeriod} of {callsIncluded} used in the billing period {period}.', {
          callsInPeriod: callsInPeriod.toLocaleString(spokenLocale() ?? 'en-US'),
          callsIncluded: callsText(callsIncluded),
          period: periodText(period),
        }),
  notice: (percent: NoticePercent): string =>
    percent === 100 ? t('All AI calls of the plan are used.') : t('{percent}% of the AI calls of the plan are used.', { percent }),
  /** The consequence of further calls. */
  outlook: ({ priceAbove, periodEnd }: Pick<AiAllowance, 'priceAbove' | 'periodEnd'>): string =>
    priceAbove === null
      ? t('Explanations go on when the next billing period begins, on {day}, or with a larger plan.', { day: dayText(periodEnd) })
      : aiPriceSentence(priceAbove),
} as const;

const dayMs = 24 * 60 * 60 * 1000;

/** Nov 1, 2026 to Nov 30, 2026: the first and the last day. */
function periodText({ periodStart, periodEnd }: Pick<AiAllowance, 'periodStart' | 'periodEnd'>): string {
  return t('{first} to {last}', { first: dayText(periodStart), last: dayText(new Date(periodEnd.getTime() - dayMs)) });
}

/** Billing counts days in UTC, so every device shows the same day. */
function dayText(day: Date): string {
  return day.toLocaleDateString(spokenLocale() ?? 'en-US', { dateStyle: 'medium', timeZone: 'UTC' });
}

function callsText(count: number): string {
  return `${count.toLocaleString(spokenLocale() ?? 'en-US')} ${count === 1 ? t('AI call') : t('AI calls')}`;
}

export const AiUsageOf = z.strictObject({ tenantId: Id });

const AiCallsOfDay = named('AiCallsOfDay', z.object({ day: described('Its midnight (UTC).', DateTime), calls: z.int() }));
const AiCallsOfPerson = named(
  'AiCallsOfPerson',
  z.object({
    userId: described('Absent: people who are gone, and calls that name nobody.', z.nullable(Id)),
    name: z.nullable(z.string()),
    calls: z.int(),
  }),
);

/** The AI calls of the last 30 days, by day and by person. Both lists add up to `callsThisMonth`. */
export const AiUsageDetails = named(
  'AiUsageDetails',
  z.object({
    callsThisMonth: z.int(),
    days: described('The oldest first, days without calls among them.', z.array(AiCallsOfDay)),
    people: described('Most calls first.', z.array(AiCallsOfPerson)),
  }),
);
export type AiUsageDetails = z.output<typeof AiUsageDetails>;
