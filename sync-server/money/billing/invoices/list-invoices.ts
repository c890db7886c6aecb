import { BookedInvoice } from '#contract/money/billing.ts';
import { centsToText } from '#contract/values/amounts/cents.ts';
import { done } from '#contract/values/outcome.ts';
import { listScopeOf } from '#server/core/access/caller.ts';
import type { Prisma } from '#server/core/data/client.ts';
import type { Tx } from '#server/core/data/database.ts';
import { likeText } from '#server/core/data/like-text.ts';
import { type ListParameters, listCut } from '#server/core/http/requests/list-page.ts';
import { newestOfEach } from '#server/core/http/requests/pages-of-each.ts';
import { readListPage } from '#server/core/http/requests/read-list-page.ts';
import { anyOf, contains, type Search } from '#server/core/http/requests/search-rows.ts';
import { NoInput, type Reading } from '#server/core/operations/declaration.ts';
import { defineList } from '#server/core/operations/define-list.ts';
import { exampleInvoice } from './example-invoice.ts';
import { invoiceColumns, invoiceView } from './invoice-view.ts';
import { readLines } from './kept-lines.ts';

export const listInvoices = defineList({
  name: 'billing.platform',
  id: 'listInvoices',
  summary: 'Invoices and credit notes of all tenants, deleted ones included, the newest first',
  input: NoInput,
  row: BookedInvoice,
  rest: {
    method: 'GET',
    path: '/api/admin/invoices',
    example: {
      ...exampleInvoice,
      lines: [...exampleInvoice.lines],
      tenantId: '019600aa-0000-7000-8000-000000000001',
      isTenantDeleted: false,
      tax: '0.00',
    },
  },
  graphql: { query: 'invoices' },
  page: async ({ deps, caller }, parameters) => {
    const cut = listCut(parameters, { createdAt: 'time' }, { field: 'createdAt', direction: 'desc' });
    if (!cut.ok) return cut;
    const { q } = cut.value;
    return deps.db.reading(listScopeOf(caller), async (tx) =>
      done(
        await readListPage(tx, cut.value, {
          table: 'invoices',
          matching: q === undefined ? {} : matchingInvoices(q),
          search: q === undefined ? undefined : searchFor(q),
          count: (query) => tx.invoice.count(query),
          rows: (query) => bookedInvoices(tx, query),
        }),
      ),
    );
  },
});

function searchFor(q: string): Search {
  const conditions = ['number', `(buyer ->> 'tenantName')`, `(buyer ->> 'company')`].map((column) => contains(column, q));
  return { table: 'invoices', keys: { createdAt: 'created_at' }, matches: anyOf(conditions, q) };
}

type InvoiceQuery = Pick<Prisma.InvoiceFindManyArgs, 'where' | 'orderBy' | 'take'>;

async function bookedInvoices(tx: Tx, query: InvoiceQuery): Promise<readonly BookedInvoice[]> {
  const rows = await tx.invoice.findMany({ ...query, select: { ...invoiceColumns, tenantId: true } });
  const tenants = await tx.tenant.findMany({ where: { id: { in: rows.map(({ tenantId }) => tenantId) } }, select: { id: true } });
  const present = new Set(tenants.map(({ id }) => id));
  return rows.map((row) => ({
    ...invoiceView(row),
    isTenantDeleted: !present.has(row.tenantId),
    tax: centsToText(readLines(row.lines).reduce((sum, { kind, cents }) => (kind === 'tax' ? sum + cents : sum), 0)),
  }));
}

/** A page of the invoices of each tenant, the newest first. */
export async function invoicesOfEach({ deps, caller }: Reading, tenantIds: readonly string[], cut: ListParameters) {
  return deps.db.reading(listScopeOf(caller), (tx) =>
    newestOfEach(tx, 'invoices', tenantIds, cut, (ids) => bookedInvoices(tx, { where: { id: { in: [...ids] } } })),
  );
}

function matchingInvoices(q: string) {
  const found = { string_contains: likeText(q), mode: 'insensitive' } as const;
  return {
    OR: [
      { number: { contains: likeText(q), mode: 'insensitive' as const } },
      { buyer: { path: ['tenantName'], ...found } },
      { buyer: { path: ['company'], ...found } },
    ],
  };
}
