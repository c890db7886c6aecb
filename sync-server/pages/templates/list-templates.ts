import { previewUrlOf, Template } from '#contract/pages/templates/templates.ts';
import { done } from '#contract/values/outcome.ts';
import { scopeOf } from '#server/core/access/caller.ts';
import type { ShortList } from '#server/core/http/requests/cut-rows.ts';
import { NoInput } from '#server/core/operations/declaration.ts';
import { defineList } from '#server/core/operations/define-list.ts';
import { templateEntries } from './template-entries.ts';

const exampleId = '019600aa-0000-7000-8000-0000000000b1';

/** The template in the API documentation's examples. */
export const exampleTemplate: Template = {
  id: exampleId,
  name: 'Independent Advisor',
  description: 'One advisor, a clear promise and a form',
  category: 'Advisory',
  thumbnailUrl: null,
  industry: 'Wealth management',
  isFeatured: true,
  tags: ['advisor', 'form'],
  usedBy: 3,
  isActive: true,
  previewUrl: previewUrlOf(exampleId),
  createdAt: new Date('2026-01-15T09:00:00.000Z'),
};

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
    example: exampleTemplate,
  },
  graphql: { query: 'templates' },
  list,
  rows: async ({ deps, caller }) => done(await deps.db.reading(scopeOf(caller), templateEntries)),
});
