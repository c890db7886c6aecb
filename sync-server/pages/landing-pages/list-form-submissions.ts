import * as z from 'zod/mini';
import { catalog } from '#calculators/catalog.gen.ts';
import { FormSubmissionEntry } from '#contract/pages/form-submissions.ts';
import { PageConfig } from '#contract/pages/landing-pages.ts';
import { done } from '#contract/values/outcome.ts';
import { administeredTenants, listScopeOf } from '#server/core/access/caller.ts';
import { likeText } from '#server/core/data/like-text.ts';
import { cutQuery, listCut, listPage } from '#server/core/http/requests/list-page.ts';
import { NoInput } from '#server/core/operations/declaration.ts';
import { defineList } from '#server/core/operations/define-list.ts';

const exampleId = '019600aa-0000-7000-8000-0000000000f9';
const Values = z.record(z.string(), z.string());

export const listFormSubmissions = defineList({
  name: 'formSubmissions.list',
  id: 'listFormSubmissions',
  summary: 'Messages sent through forms of landing pages and of embedded calculators, the newest first',
  input: NoInput,
  row: FormSubmissionEntry,
  rest: {
    method: 'GET',
    path: '/api/tenant/leads',
    example: {
      id: exampleId,
      pageName: 'Spring campaign',
      pageId: '019600aa-0000-7000-8000-0000000000f1',
      calculatorId: null,
      website: null,
      answers: [{ label: 'Email', value: 'ann@example.com' }],
      consent: null,
      createdAt: new Date('2026-01-16T09:00:00.000Z'),
    },
  },
  graphql: { query: 'formSubmissions' },
  page: async ({ deps, caller }, parameters) => {
    const cut = listCut(parameters, { createdAt: 'time' }, { field: 'createdAt', direction: 'desc' });
    if (!cut.ok) return cut;
    const { where, ...rest } = cutQuery(cut.value);
    const { q } = cut.value;
    const administered = administeredTenants(caller);
    const own = caller.role === 'platform_owner' ? {} : { tenantId: { in: administered } };
    const named = q === undefined ? {} : namedLike(q);
    return deps.db.reading(listScopeOf(caller), async (tx) => {
      const matching = { AND: [own, named] };
      const total = await tx.formSubmission.count({ where: matching });
      const select = {
        id: true,
        componentId: true,
        values: true,
        createdAt: true,
        calculatorId: true,
        website: true,
        consent: true,
        landingPage: { select: { id: true, name: true, config: true } },
      };
      const rows = await tx.formSubmission.findMany({ select, where: { AND: [matching, where] }, ...rest });
      return done(listPage(rows.map(entryOf), total, cut.value));
    });
  },
});

interface Stored {
  readonly id: string;
  readonly componentId: string;
  readonly values: unknown;
  readonly createdAt: Date;
  readonly calculatorId: string | null;
  readonly website: string | null;
  readonly consent: string | null;
  readonly landingPage: { readonly id: string; readonly name: string; readonly config: unknown } | null;
}

/** Messages of pages with these words in their name, and of calculators with these words in their title. */
function namedLike(q: string) {
  const calculators = catalog.filter(({ title }) => title.toLowerCase().includes(q.toLowerCase())).map(({ id }) => id);
  const name = { contains: likeText(q), mode: 'insensitive' } as const;
  return { OR: [{ landingPage: { name } }, { calculatorId: { in: calculators } }] };
}

/** Answers under the labels of the form, or under their keys if the form has changed since. */
function entryOf({ id, componentId, values, createdAt, calculatorId, website, consent, landingPage }: Stored): FormSubmissionEntry {
  const kept = Values.safeParse(values).data ?? {};
  const config = PageConfig.safeParse(landingPage?.config).data;
  const form = config?.components.find((component) => component.id === componentId);
  const labels = new Map(form?.type === 'form' ? form.content.fields.map(({ name, label }) => [name, label]) : []);
  const answers = Object.entries(kept).map(([name, value]) => ({ label: labels.get(name) ?? name, value }));
  const pageName = landingPage?.name ?? catalog.find((entry) => entry.id === calculatorId)?.title ?? calculatorId ?? '';
  return { id, pageName, pageId: landingPage?.id ?? null, calculatorId, website, answers, consent, createdAt };
}
