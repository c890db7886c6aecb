import * as z from 'zod/mini';
import { PageConfig } from '#contract/pages/landing-pages.ts';
import { templateTexts } from '#contract/pages/templates/templates.ts';
import { refused } from '#contract/values/outcome.ts';
import type { Database } from '#server/core/data/database.ts';
import { type RestContext, restEntry } from '#server/core/http/requests/rest-entry.ts';
import { pagePicture, picturePolicy } from '#server/pages/landing-pages/cards/page-picture.ts';
import { pageDocument } from '#server/pages/landing-pages/page-html.ts';
import { previewPage, previewPolicy } from './preview-page.ts';
import { templateToPreview } from './preview-template.ts';

/** A template as a page: the answer is HTML, so this is not a declared operation. */
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
      const page = PageConfig.safeParse(found.value.config);
      const { html, policy } = page.success
        ? pageDocument({ config: { ...page.data, seo: { ...page.data.seo, title: found.value.name } }, context: {} })
        : { html: previewPage(found.value), policy: previewPolicy };
      return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy } });
    },
  }),
  restEntry({
    method: 'GET',
    path: '/api/template-picture/{id}',
    operation: 'templates.preview',
    summary: 'The picture of a template, drawn from its page',
    example: '<svg …',
    input: z.strictObject({ id: z.string().check(z.maxLength(100)) }),
    handler: async ({ deps, principal }: RestContext<{ readonly db: Database }>, input) => {
      const found = await templateToPreview(deps, principal, input);
      if (!found.ok) return found;
      const page = PageConfig.safeParse(found.value.config);
      if (!page.success) return refused('NotFound', templateTexts.unknown);
      const headers = { 'content-type': 'image/svg+xml', 'content-security-policy': picturePolicy, 'cache-control': 'private, max-age=60' };
      return new Response(pagePicture(page.data), { headers });
    },
  }),
];
