import { AiUsageDetails, AiUsageOf } from '#contract/calculators/ai-usage.ts';
import { monthWindowDays } from '#contract/money/settings/settings.ts';
import { accessTexts } from '#contract/people/access.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { scopeOf } from '#server/core/access/caller.ts';
import type { Tx } from '#server/core/data/database.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { monthStart } from './read-ai-usage.ts';

const dayMs = 24 * 60 * 60 * 1000;

export const readAiUsageDetails = defineOperation({
  name: 'tenants.usage',
  id: 'readAiUsageDetails',
  summary: 'The AI calls of a tenant in the last 30 days, by day and by person',
  input: AiUsageOf,
  output: AiUsageDetails,
  object: ({ tenantId }) => ({ tenantId }),
  rest: {
    method: 'GET',
    path: '/api/admin/tenants/{tenantId}/ai-usage',
    example: {
      callsThisMonth: 3,
      days: [{ day: new Date('2026-01-15T00:00:00.000Z'), calls: 3 }],
      people: [{ userId: '019600aa-0000-7000-8000-0000000000a1', name: 'Amir Adler', calls: 3 }],
    },
  },
  graphql: { query: 'aiUsageDetails' },
  read: ({ deps, caller }, { tenantId }) =>
    deps.db.reading(scopeOf(caller), async (tx) => {
      if ((await tx.tenant.count({ where: { id: tenantId } })) === 0) return refused('NotFound', accessTexts.notFound);
      const now = deps.clock();
      const days = await callsByDay(tx, tenantId, now);
      const callsThisMonth = days.reduce((total, { calls }) => total + calls, 0);
      return done({ callsThisMonth, days, people: await callsByPerson(tx, { tenantId, now, callsThisMonth }) });
    }),
});

async function callsByDay(tx: Tx, tenantId: string, now: Date): Promise<AiUsageDetails['days']> {
  const first = monthStart(now);
  const rows = await tx.aiUsage.findMany({
    where: { tenantId, billingPeriodStart: { gte: first, lte: now } },
    select: { callsCount: true, billingPeriodStart: true },
  });
  const callsByStart = new Map(rows.map((row) => [row.billingPeriodStart.getTime(), row.callsCount]));
  return Array.from({ length: monthWindowDays }, (_, place) => {
    const day = new Date(first.getTime() + place * dayMs);
    return { day, calls: callsByStart.get(day.getTime()) ?? 0 };
  });
}

interface CountedMonth {
  readonly tenantId: string;
  readonly now: Date;
  readonly callsThisMonth: number;
}

/** The daily counts are authoritative. Calls of people who no longer exist make up the difference. */
async function callsByPerson(tx: Tx, { tenantId, now, callsThisMonth }: CountedMonth): Promise<AiUsageDetails['people']> {
  const people = await tx.$queryRaw<{ userId: string; name: string; calls: number }[]>`
    select u.id::text as "userId", coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.email) as name, count(*)::int as calls
    from ai_calls c join users u on u.id = c.user_id
    where c.tenant_id = ${tenantId}::uuid and c.is_metered and c.created_at >= ${monthStart(now)} and c.created_at <= ${now}
    group by u.id order by calls desc, name`;
  const unnamed = callsThisMonth - people.reduce((total, { calls }) => total + calls, 0);
  return unnamed > 0 ? [...people, { userId: null, name: null, calls: unnamed }] : people;
}
