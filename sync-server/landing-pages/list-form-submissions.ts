import * as z from 'zod/mini';
import { FormSubmissionEntry } from '#contract/form-submissions.ts';
import { PageConfig } from '#contract/landing-pages.ts';
import { done } from '#contract/outcome.ts';
import { administeredTenants, scopeOf } from '#server/access/caller.ts';
import { likeText } from '#server/data/like-text.ts';
import { cutQuery, listCut, listPage } from '#server/http/list-page.ts';
import { NoInput } from '#server/operations/declaration.ts';
import { defineList } from '#server/operations/define-list.ts';

const exampleId = '019600aa-0000-7000-8000-0000000000f9';
const Values = z.record(z.string(), z.string());

export const listFormSubmissions = defineList({
  name: 'formSubmissions.list',
  id: 'listFormSubmissions',
  summary: 'What visitors sent through forms of landing pages, the newest first',
  input: NoInput,
  row: FormSubmissionEntry,
  rest: {
    method: 'GET',
    path: '/api/tenant/leads',
    example: {
      id: exampleId,
      pageName: 'Spring campaign',
      pageId: '019600aa-0000-7000-8000-0000000000f1',
      answers: [{ label: 'Email', value: 'ann@example.com' }],
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
    const named = q === undefined ? {} : { landingPage: { name: { contains: likeText(q), mode: 'insensitive' as const } } };
    return deps.db.reading(scopeOf(caller), async (tx) => {
      const matching = { AND: [own, named] };
      const total = await tx.formSubmission.count({ where: matching });
      const select = {
        id: true,
        componentId: true,
        values: true,
        createdAt: true,
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
  readonly landingPage: { readonly id: string; readonly name: string; readonly config: unknown };
}

/** Answers under the labels of the form, or under their keys if the form has changed since. */
function entryOf({ id, componentId, values, createdAt, landingPage }: Stored): FormSubmissionEntry {
  const kept = Values.safeParse(values).data ?? {};
  const config = PageConfig.safeParse(landingPage.config).data;
  const form = config?.components.find((component) => component.id === componentId);
  const labels = new Map(form?.type === 'form' ? form.content.fields.map(({ name, label }) => [name, label]) : []);
  const answers = Object.entries(kept).map(([name, value]) => ({ label: labels.get(name) ?? name, value }));
  return { id, pageName: landingPage.name, pageId: landingPage.id, answers, createdAt };
}
