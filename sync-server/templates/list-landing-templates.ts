import { LandingTemplate } from '#contract/calculators/template-gallery.ts';
import { previewUrlOf } from '#contract/calculators/templates.ts';
import { done } from '#contract/values/outcome.ts';
import { isCaller, scopeOf } from '#server/access/caller.ts';
import type { ShortList } from '#server/http/requests/cut-rows.ts';
import { NoInput } from '#server/operations/declaration.ts';
import { defineList } from '#server/operations/define-list.ts';

const exampleId = '019600aa-0000-7000-8000-0000000000c1';

/** Search, sorting, and paging of landing page templates. */
const list: ShortList<LandingTemplate> = {
  keys: { name: ({ name }) => name.toLowerCase() },
  usual: { field: 'name', direction: 'asc' },
  idOf: ({ id }) => id,
  textOf: ({ name, description, category, tags }) => [name, description ?? '', category ?? '', ...tags].join(' '),
};

export const listLandingTemplates = defineList({
  name: 'templates.gallery',
  id: 'listLandingTemplates',
  summary: 'The live landing page templates',
  input: NoInput,
  row: LandingTemplate,
  rest: {
    method: 'GET',
    path: '/api/templates',
    example: {
      id: exampleId,
      name: 'Advisor Introduction',
      description: 'Who you are, how you work and a first conversation',
      category: 'Advisory',
      image: null,
      previewUrl: previewUrlOf(exampleId),
      tags: ['advisor', 'lead'],
    },
  },
  graphql: { query: 'landingTemplates' },
  list,
  openRows: async ({ deps, principal }) => {
    const rows = await deps.db.reading(isCaller(principal) ? scopeOf(principal) : { as: 'visitor' }, (tx) =>
      tx.landingPageTemplate.findMany({
        where: { isActive: true },
        orderBy: [{ name: 'asc' }, { id: 'asc' }],
        select: { id: true, name: true, description: true, category: true, thumbnailUrl: true, tags: true },
      }),
    );
    return done(rows.map(({ thumbnailUrl, ...row }) => ({ ...row, image: thumbnailUrl, previewUrl: previewUrlOf(row.id) })));
  },
});
