import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { accessTexts } from '#contract/people/access.ts';
import { refused } from '#contract/values/outcome.ts';
import { etagOf, refuse } from '#server/http/answer.ts';
import type { HttpApp } from '#server/http/http-env.ts';
import { httpTexts } from '#server/http/http-texts.ts';
import { createAssets } from '#server/http/pages/assets.ts';
import type { RestEntry } from '#server/http/rest-entry.ts';
import { openapiPage, readerFiles } from './openapi-page.ts';
import { printOpenapi } from './print-openapi.ts';

/** The description of the calls, for machines and people. It contains only public information and needs no session. */
export function registerOpenapi(app: HttpApp, entries: readonly RestEntry[], publicUrl: string): void {
  const text = JSON.stringify(printOpenapi(entries, publicUrl));
  const etag = etagOf(text);
  const reader = createAssets([dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/swagger-ui.css')))]);
  app.get('/api/openapi.json', ({ req }) =>
    req.header('if-none-match') === etag
      ? new Response(null, { status: 304, headers: { etag } })
      : new Response(text, { headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache', etag } }),
  );
  app.get(
    '/api/docs',
    ({ env }) =>
      new Response(openapiPage(env.nonce), { headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' } }),
  );
  for (const name of readerFiles) {
    const answerFile = (headers: Headers) => reader.answer(`/${name}`, headers);
    app.get(
      `/api/docs/${name}`,
      async ({ req }) => (await answerFile(req.raw.headers)) ?? refuse(refused('NotFound', accessTexts.notFound)),
    );
  }
  for (const path of ['/api/openapi.json', '/api/docs', ...readerFiles.map((name) => `/api/docs/${name}`)]) {
    app.all(path, () => refuse(refused('MethodNotAllowed', httpTexts.methodNotAllowed), { allow: 'GET, HEAD' }));
  }
}
