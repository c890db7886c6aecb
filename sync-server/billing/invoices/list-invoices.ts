import { BookedInvoice } from '#contract/billing/billing.ts';
import { centsToText } from '#contract/billing/cents.ts';
import { done } from '#contract/values/outcome.ts';
import { likeText } from '#server/data/like-text.ts';
import { cutQuery, listCut, listPage } from '#server/http/requests/list-page.ts';
import { NoInput } from '#server/operations/declaration.ts';
import { defineList } from '#server/operations/define-list.ts';
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
  page: async ({ deps }, parameters) => {
    const cut = listCut(parameters, { createdAt: 'time' }, { field: 'createdAt', direction: 'desc' });
    if (!cut.ok) return cut;
    const { where, ...order } = cutQuery(cut.value);
    const matching = matchingInvoices(cut.value.q);
    return deps.db.reading({ as: 'platform' }, async (tx) => {
      const total = await tx.invoice.count({ where: matching });
      const rows = await tx.invoice.findMany({
        where: { AND: [matching, where] },
        ...order,
        select: { ...invoiceColumns, tenantId: true },
      });
      const tenants = await tx.tenant.findMany({ where: { id: { in: rows.map(({ tenantId }) => tenantId) } }, select: { id: true } });
      const present = new Set(tenants.map(({ id }) => id));
      const booked = rows.map((row) => ({
        ...invoiceView(row),
        isTenantDeleted: !present.has(row.tenantId),
        tax: centsToText(readLines(row.lines).reduce((sum, { kind, cents }) => (kind === 'tax' ? sum + cents : sum), 0)),
      }));
      return done(listPage(booked, total, cut.value));
    });
  },
});

function matchingInvoices(q: string | undefined) {
  if (q === undefined) return {};
  const found = { string_contains: likeText(q), mode: 'insensitive' } as const;
  return {
    OR: [
      { number: { contains: likeText(q), mode: 'insensitive' as const } },
      { buyer: { path: ['tenantName'], ...found } },
      { buyer: { path: ['company'], ...found } },
    ],
  };
}
