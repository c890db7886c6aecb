import * as z from 'zod/mini';
import { spokenLocale, t } from '../language/t.ts';
import { localDollars, numberLocale } from '../language/words.ts';
import { DateTime } from '../values/date-time.ts';
import { Id } from '../values/id.ts';
import { described, named } from '../values/named.ts';

/** The AI calls of one tenant, as the platform owner lists them. */
export const TenantAiCalls = /* @__PURE__ */ named(
  'TenantAiCalls',
  /* @__PURE__ */ z.object({
    id: /* @__PURE__ */ described('The tenant.', Id),
    name: z.string(),
    subdomain: z.string(),
    callsThisMonth: /* @__PURE__ */ described('In the last 30 days.', z.int()),
    totalCalls: z.int(),
  }),
);
export type TenantAiCalls = z.output<typeof TenantAiCalls>;

/** Per cent of the allowance at which administrators are notified. */
export const noticePercents = [50, 80, 100] as const;
export type NoticePercent = (typeof noticePercents)[number];

/** The number of AI calls that a tenant's plan includes, and the number used. */
export const AiAllowance = /* @__PURE__ */ named(
  'AiAllowance',
  /* @__PURE__ */ z.object({
    callsThisMonth: /* @__PURE__ */ described('In the last 30 days.', z.int()),
    callsIncluded: /* @__PURE__ */ described('Absent: the plan has no limit.', z.nullable(z.int())),
    pricePerCallAbove: /* @__PURE__ */ described(
      'Dollars for a call above the allowance; absent: no call is possible above it.',
      z.nullable(z.number()),
    ),
  }),
);
export type AiAllowance = z.output<typeof AiAllowance>;

/** True when the next call would be refused. */
export function isUsedUp({ callsThisMonth, callsIncluded, pricePerCallAbove }: AiAllowance): boolean {
  return callsIncluded !== null && pricePerCallAbove === null && callsThisMonth >= callsIncluded;
}

/** The highest notice threshold that the used part of an allowance has reached. */
export function noticeReached({ callsThisMonth, callsIncluded }: AiAllowance): NoticePercent | undefined {
  if (callsIncluded === null) return undefined;
  return noticePercents.findLast((percent) => callsThisMonth * 100 >= callsIncluded * percent);
}

/** The notice that the administrator of a tenant reads; undefined below half of the allowance, and for a plan without AI calls. */
export function aiNotice(allowance: AiAllowance): string | undefined {
  const percent = allowance.callsIncluded === 0 ? undefined : noticeReached(allowance);
  if (percent === undefined) return undefined;
  const { pricePerCallAbove } = allowance;
  const outlook = pricePerCallAbove === null ? aiUsageTexts.blockedAbove : aiUsageTexts.priceAbove(pricePerCallAbove);
  return [aiUsageTexts.notice(percent), aiUsageTexts.used(allowance), ...(percent === 100 ? [outlook] : [])].join(' ');
}

export const aiUsageTexts = {
  used: ({ callsThisMonth, callsIncluded }: AiAllowance): string =>
    callsIncluded === null
      ? t('{calls} in the last 30 days; your plan includes any number.', { calls: callsText(callsThisMonth) })
      : t('{callsThisMonth} of {callsIncluded} used in the last 30 days.', {
          callsThisMonth: callsThisMonth.toLocaleString(spokenLocale() ?? 'en-US'),
          callsIncluded: callsText(callsIncluded),
        }),
  notice: (percent: NoticePercent): string =>
    percent === 100 ? t('All AI calls of the plan are used.') : t('{percent}% of the AI calls of the plan are used.', { percent }),
  priceAbove: (price: number): string => t("Each call above the plan's allowance costs {price}.", { price: priceText(price) }),
  blockedAbove: t('Explanations go on as soon as older calls are more than 30 days ago, or with a larger plan.'),
} as const;

/** A price may be below a cent: $0.005. */
function priceText(price: number): string {
  return localDollars(price.toLocaleString(numberLocale, { minimumFractionDigits: 2, maximumFractionDigits: 4 }));
}

function callsText(count: number): string {
  return `${count.toLocaleString(spokenLocale() ?? 'en-US')} ${count === 1 ? t('AI call') : t('AI calls')}`;
}

export const AiUsageOf = z.strictObject({ tenantId: Id });

const AiCallsOfDay = /* @__PURE__ */ named(
  'AiCallsOfDay',
  /* @__PURE__ */ z.object({ day: /* @__PURE__ */ described('Its midnight (UTC).', DateTime), calls: z.int() }),
);
const AiCallsOfPerson = /* @__PURE__ */ named(
  'AiCallsOfPerson',
  /* @__PURE__ */ z.object({
    userId: /* @__PURE__ */ described('Absent: people who are gone, and calls that name nobody.', z.nullable(Id)),
    name: z.nullable(z.string()),
    calls: z.int(),
  }),
);

/** The AI calls of the last 30 days, by day and by person. Both lists add up to `callsThisMonth`. */
export const AiUsageDetails = /* @__PURE__ */ named(
  'AiUsageDetails',
  /* @__PURE__ */ z.object({
    callsThisMonth: z.int(),
    days: /* @__PURE__ */ described('The oldest first, days without calls among them.', z.array(AiCallsOfDay)),
    people: /* @__PURE__ */ described('Most calls first.', z.array(AiCallsOfPerson)),
  }),
);
export type AiUsageDetails = z.output<typeof AiUsageDetails>;
