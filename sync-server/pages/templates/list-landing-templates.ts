import { LandingTemplate } from '#contract/pages/templates/template-gallery.ts';
import { pictureUrlOf, previewUrlOf } from '#contract/pages/templates/templates.ts';
import { done } from '#contract/values/outcome.ts';
import { isCaller, scopeOf } from '#server/core/access/caller.ts';
import type { ShortList } from '#server/core/http/requests/cut-rows.ts';
import { NoInput } from '#server/core/operations/declaration.ts';
import { defineList } from '#server/core/operations/define-list.ts';

const exampleId = '019600aa-0000-7000-8000-0000000000c1';

/** Search, sorting, and paging of landing page templates. */
const list: ShortList<LandingTemplate> = {
  keys: {
    name: ({ name }) => name.toLowerCase(),
    featured: ({ isFeatured, name }) => `${isFeatured ? 0 : 1} ${name.toLowerCase()}`,
  },
  usual: { field: 'featured', direction: 'asc' },
  idOf: ({ id }) => id,
  textOf: ({ name, description, category, industry, tags }) => [name, description ?? '', category ?? '', industry ?? '', ...tags].join(' '),
};

export const listLandingTemplates = defineList({
  name: 'templates.gallery',
  id: 'listLandingTemplates',
  summary: 'The live landing page templates, the featured ones first',
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
      industry: 'Wealth management',
      isFeatured: true,
      image: pictureUrlOf(exampleId),
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
        select: {
          id: true,
          name: true,
          description: true,
          category: true,
          industry: true,
          isFeatured: true,
          thumbnailUrl: true,
          tags: true,
        },
      }),
    );
    return done(
      rows.map(({ thumbnailUrl, ...row }) => ({ ...row, image: thumbnailUrl ?? pictureUrlOf(row.id), previewUrl: previewUrlOf(row.id) })),
    );
  },
});
