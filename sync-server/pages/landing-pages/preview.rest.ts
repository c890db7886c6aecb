import * as z from 'zod/mini';
import { PageConfig, previewPath } from '#contract/pages/landing-pages.ts';
import { accessTexts } from '#contract/people/access.ts';
import { refused } from '#contract/values/outcome.ts';
import { httpTexts } from '#server/core/http/http-texts.ts';
import { refusalOf } from '#server/core/http/requests/read-input.ts';
import { type RestContext, restEntry } from '#server/core/http/requests/rest-entry.ts';
import { parseStrictJson } from '#server/core/http/requests/strict-json.ts';
import { pageDocument } from './page-html.ts';

/** The builder's preview: a form of our own app, shown in a frame without scripts and with an origin of its own. */
export const previewCalls = [
  restEntry({
    method: 'POST',
    path: previewPath,
    operation: 'landingPages.visit',
    summary: 'A page as it would be published, saved or not',
    example: '<!doctype html>…',
    input: z.strictObject({}),
    signedBody: true,
    handler: async ({ headers, rawBody }: RestContext<unknown>) => {
      // Otherwise forms of other sites could show their content under this address.
      if (headers.get('sec-fetch-site') !== 'same-origin') return refused('Forbidden', accessTexts.forbidden);
      const json = parseStrictJson(new URLSearchParams(new TextDecoder().decode(rawBody)).get('page') ?? '');
      if (!json.ok) return refused('InputInvalid', httpTexts.brokenJson);
      const read = PageConfig.safeParse(json.value);
      if (!read.success) return refusalOf(read.error.issues);
      const { html, policy } = pageDocument({ config: read.data, context: {} });
      return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy } });
    },
  }),
];
