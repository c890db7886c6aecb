import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { accessTexts } from '#contract/people/access.ts';
import { refused } from '#contract/values/outcome.ts';
import { etagOf, refuse } from '#server/core/http/answer.ts';
import { httpTexts } from '#server/core/http/http-texts.ts';
import { createAssets } from '#server/core/http/pages/assets.ts';
import { problemsPath, refusalFormOf } from '#server/core/http/problem.ts';
import type { HttpApp } from '#server/core/http/requests/http-env.ts';
import type { RestEntry } from '#server/core/http/requests/rest-entry.ts';
import { openapiPage, readerFiles } from './openapi-page.ts';
import { printOpenapi } from './print-openapi.ts';
import { problemsPage } from './problems-page.ts';

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
  app.get(problemsPath, () => {
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
    return new Response(problemsPage(), { headers });
  });
  for (const name of readerFiles) {
    const answerFile = (headers: Headers) => reader.answer(`/${name}`, headers);
    app.get(
      `/api/docs/${name}`,
      async ({ req }) => (await answerFile(req.raw.headers)) ?? refuse(refused('NotFound', accessTexts.notFound)),
    );
  }
  for (const path of ['/api/openapi.json', '/api/docs', problemsPath, ...readerFiles.map((name) => `/api/docs/${name}`)]) {
    const refusal = refused('MethodNotAllowed', httpTexts.methodNotAllowed);
    app.all(path, ({ req }) => refuse(refusal, { allow: 'GET, HEAD' }, refusalFormOf(req.raw.headers)));
  }
}
