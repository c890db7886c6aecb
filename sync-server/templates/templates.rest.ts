import * as z from 'zod/mini';
import type { Database } from '#server/data/database.ts';
import { type RestContext, restEntry } from '#server/http/rest-entry.ts';
import { previewPage, previewPolicy } from './preview-page.ts';
import { templateToPreview } from './preview-template.ts';

/** A template as a page: HTML, so it is no declared operation. */
export const templateCalls = [
  restEntry({
    method: 'GET',
    path: '/api/template-preview/{id}',
    operation: 'templates.preview',
    summary: 'A template as a page to look at',
    example: '<!doctype html>…',
    input: z.strictObject({ id: z.string().check(z.maxLength(100)) }),
    handler: async ({ deps, principal }: RestContext<{ readonly db: Database }>, input) => {
      const found = await templateToPreview(deps, principal, input);
      if (!found.ok) return found;
      return new Response(previewPage(found.value), {
        headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': previewPolicy },
      });
    },
  }),
];
