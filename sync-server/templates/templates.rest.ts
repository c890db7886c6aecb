import * as z from 'zod/mini';
import { previewUrlOf, type TemplateEntry } from '#contract/templates.ts';
import { answerRows } from '#server/http/cut-rows.ts';
import { ListParameters } from '#server/http/list-page.ts';
import { restEntry } from '#server/http/rest-entry.ts';
import { listTemplates, templateList } from './list-templates.ts';
import { previewPage, previewPolicy } from './preview-page.ts';
import { templateToPreview } from './preview-template.ts';

const id = '019600aa-0000-7000-8000-0000000000b1';
const example: TemplateEntry = {
  id,
  name: 'Independent Advisor',
  description: 'One advisor, a clear promise and a form',
  category: 'Advisory',
  thumbnailUrl: null,
  isActive: true,
  previewUrl: previewUrlOf(id),
  createdAt: new Date('2026-01-15T09:00:00.000Z'),
};

/** Templates, and how one looks. */
export const templateCalls = [
  restEntry({
    method: 'GET',
    path: '/api/admin/templates',
    operation: 'templates.list',
    summary: 'Every template, live ones and drafts',
    example: [example],
    input: ListParameters,
    handler: async ({ deps, principal }, input) =>
      answerRows(await listTemplates(deps, principal), '/api/admin/templates', input, templateList),
  }),
  restEntry({
    method: 'GET',
    path: '/api/template-preview/{id}',
    operation: 'templates.preview',
    summary: 'A template as a page to look at',
    example: '<!doctype html>…',
    input: z.strictObject({ id: z.string().check(z.maxLength(100)) }),
    handler: async ({ deps, principal }, input) => {
      const found = await templateToPreview(deps, principal, input);
      if (!found.ok) return found;
      return new Response(previewPage(found.value), {
        headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': previewPolicy },
      });
    },
  }),
];
