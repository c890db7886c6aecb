import { TenantUsage, UsageOf } from '#contract/money/revenue/stats.ts';
import { accessTexts } from '#contract/people/access.ts';
import { initialCurrency } from '#contract/values/amounts/currency.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { readAiUsage } from '#server/calculators/ai-usage/read-ai-usage.ts';
import { listScopeOf } from '#server/core/access/caller.ts';
import { newestTeamOf } from '#server/core/access/own-tenant.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';

/** The named tenant, or else the newest one that the caller administers. */
export const readTenantUsage = defineOperation({
  name: 'tenants.usage',
  id: 'readTenantUsage',
  summary: 'AI usage and invoices of a tenant, the newest first',
  input: UsageOf,
  output: TenantUsage,
  object: ({ tenant }) => (tenant === undefined ? {} : { tenantId: tenant }),
  rest: {
    method: 'GET',
    path: '/api/tenant/usage',
    example: {
      aiUsage: [
        {
          callsCount: 238,
          cost: '2.38',
          billingPeriodStart: new Date('2026-01-02T00:00:00.000Z'),
          billingPeriodEnd: new Date('2026-02-01T00:00:00.000Z'),
        },
      ],
      invoices: [
        {
          id: '019600aa-0000-7000-8000-0000000000e1',
          number: null,
          amount: '49.00',
          currency: initialCurrency.toLowerCase(),
          status: 'pending',
          dueDate: new Date('2026-01-16T00:00:00.000Z'),
          paidAt: null,
          createdAt: new Date('2026-01-01T00:00:00.000Z'),
        },
      ],
    },
  },
  graphql: { query: 'tenantUsage' },
  read: ({ deps, caller }, { tenant }) =>
    deps.db.reading(listScopeOf(caller), async (tx) => {
      const tenantId = tenant ?? (await newestTeamOf(tx, caller));
      const known = tenantId === undefined ? null : await tx.tenant.findUnique({ where: { id: tenantId }, select: { id: true } });
      if (known === null) return refused('NotFound', accessTexts.notFound);
      const aiUsage = await readAiUsage(tx, [known.id], deps.clock());
      const invoices = await tx.invoice.findMany({
        where: { tenantId: known.id },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        select: { id: true, number: true, amount: true, currency: true, status: true, dueDate: true, paidAt: true, createdAt: true },
      });
      return done({ aiUsage: [...aiUsage], invoices });
    }),
});
