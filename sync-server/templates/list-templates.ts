import { previewUrlOf, Template } from '#contract/calculators/templates.ts';
import { done } from '#contract/values/outcome.ts';
import { scopeOf } from '#server/access/caller.ts';
import type { ShortList } from '#server/http/requests/cut-rows.ts';
import { NoInput } from '#server/operations/declaration.ts';
import { defineList } from '#server/operations/define-list.ts';

const exampleId = '019600aa-0000-7000-8000-0000000000b1';

/** Search, sorting, and paging of templates. */
const list: ShortList<Template> = {
  keys: { name: ({ name }) => name.toLowerCase(), createdAt: ({ createdAt }) => createdAt.toISOString() },
  usual: { field: 'name', direction: 'asc' },
  idOf: ({ id }) => id,
  textOf: ({ name, description, category }) => `${name} ${description ?? ''} ${category ?? ''}`,
};

export const listTemplates = defineList({
  name: 'templates.list',
  id: 'listTemplates',
  summary: 'Every template, live ones and drafts',
  input: NoInput,
  row: Template,
  rest: {
    method: 'GET',
    path: '/api/admin/templates',
    example: {
      id: exampleId,
      name: 'Independent Advisor',
      description: 'One advisor, a clear promise and a form',
      category: 'Advisory',
      thumbnailUrl: null,
      isActive: true,
      previewUrl: previewUrlOf(exampleId),
      createdAt: new Date('2026-01-15T09:00:00.000Z'),
    },
  },
  graphql: { query: 'templates' },
  list,
  rows: async ({ deps, caller }) => {
    const rows = await deps.db.reading(scopeOf(caller), (tx) =>
      tx.template.findMany({
        orderBy: [{ name: 'asc' }, { id: 'asc' }],
        select: { id: true, name: true, description: true, category: true, thumbnailUrl: true, isActive: true, createdAt: true },
      }),
    );
    return done(rows.map((row) => ({ ...row, previewUrl: previewUrlOf(row.id) })));
  },
});
