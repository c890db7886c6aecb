import { PlatformCurrency } from '#contract/money/plans.ts';
import { initialCurrency } from '#contract/values/amounts/currency.ts';
import { done } from '#contract/values/outcome.ts';
import { NoInput } from '#server/core/operations/declaration.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { readCurrency } from '#server/core/settings/read-currency.ts';

export const readPlatformCurrency = defineOperation({
  name: 'plans.list',
  id: 'readPlatformCurrency',
  summary: 'The currency of all prices, invoices, and credit',
  input: NoInput,
  output: PlatformCurrency,
  rest: { method: 'GET', path: '/api/currency', example: { code: initialCurrency } },
  graphql: { query: 'platformCurrency' },
  open: async ({ deps }) => done({ code: await deps.db.reading({ as: 'platform' }, readCurrency) }),
});
