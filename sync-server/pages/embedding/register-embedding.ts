import { embedPath, embedTexts, readLook } from '#contract/pages/embed-look.ts';
import type { Database } from '#server/core/data/database.ts';
import type { Assets } from '#server/core/http/pages/assets.ts';
import type { TenantLooks } from '#server/core/http/pages/tenant-look.ts';
import type { HttpApp } from '#server/core/http/requests/http-env.ts';
import { absentDocument, embedDocument } from './embed-page.ts';
import { findEmbedded } from './find-embedded.ts';
import { frameScript } from './frame-script.ts';

export interface EmbeddingDeps {
  readonly db: Database;
  readonly looks: TenantLooks;
  /** The built element. */
  readonly assets: Assets;
}

/** Public files for other websites: they hold no data, and no cookie is asked for. */
const forEverySite = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' } as const;
const noReferrer = { 'cache-control': 'no-cache', 'referrer-policy': 'no-referrer' } as const;

/** Calculators for the websites of tenants, on the hosts of the tenants alone: the page of a frame, the element, and its settings. */
export function registerEmbedding(app: HttpApp, { db, looks, assets }: EmbeddingDeps): void {
  const embeddedAt = async (host: string, calculatorId: string) => {
    const owner = await looks.byHost(host);
    return owner.kind === 'tenant' ? findEmbedded(db, owner.tenant.id, calculatorId) : undefined;
  };

  app.get(`${embedPath}/frame.js`, () => {
    const headers = { ...forEverySite, 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' };
    return new Response(frameScript, { headers });
  });

  app.get(`${embedPath}/:id/settings`, async ({ req, env }) => {
    const { origins = [], settings } = (await embeddedAt(env.place.host, req.param('id'))) ?? {};
    const origin = req.header('origin') ?? '';
    const isAllowed = origins.includes(origin);
    const headers = { ...noReferrer, vary: 'origin', ...(isAllowed ? { 'access-control-allow-origin': origin } : {}) };
    if (!isAllowed || settings === undefined) return new Response(embedTexts.notEmbedded, { status: 404, headers });
    return Response.json(settings, { headers });
  });

  app.get(`${embedPath}/:id{[a-z0-9-]+}`, async ({ req, env }) => {
    const { origins = [], settings } = (await embeddedAt(env.place.host, req.param('id'))) ?? {};
    // A tenant that names no website has not made its calculators public.
    const isShown = settings !== undefined && origins.length > 0;
    const { html, policy } = isShown
      ? embedDocument(
          settings,
          readLook((name) => req.query(name)),
          origins,
        )
      : absentDocument(origins);
    return new Response(html, {
      status: isShown ? 200 : 404,
      headers: {
        ...noReferrer,
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'cross-origin-resource-policy': 'cross-origin',
      },
    });
  });

  app.get(`${embedPath}/*`, async ({ req }, next) => {
    const path = new URL(req.url).pathname.slice(embedPath.length);
    const file = await assets.answer(path, req.raw.headers);
    if (file === undefined) return next();
    for (const [name, value] of Object.entries(forEverySite)) file.headers.set(name, value);
    return file;
  });
}
