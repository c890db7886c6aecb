import { accessTexts } from '#contract/people/access.ts';
import { signedInCookie } from '#contract/people/signed-in-cookie.ts';
import { iconSizes, picturePath } from '#contract/pictures.ts';
import { refused } from '#contract/values/outcome.ts';
import { readCookie } from '#server/http/requests/cookies.ts';
import { refuse } from '../answer.ts';
import type { HeaderSettings, HttpApp } from '../http-env.ts';
import { httpTexts } from '../http-texts.ts';
import { inlineScriptHashes, renderShell } from './app-shell.ts';
import type { Assets } from './assets.ts';
import { preloadsOf, withPreloads } from './page-preloads.ts';
import { shellPolicy } from './security-headers.ts';
import { publicBrand, type TenantLook, type TenantLooks } from './tenant-look.ts';
import { tenantIcon, webManifest } from './web-manifest.ts';

const appPage = '/index.html';
/** The prerendered public page: visitors read it before the app runs. */
const landingPage = '/landing.html';
const pages: ReadonlySet<string> = new Set([appPage, landingPage]);

const notBuilt = 'The app is not built yet. Run "npm run build" and start again.';

interface PagesDeps {
  readonly assets: Assets;
  readonly looks: TenantLooks;
  readonly headers: HeaderSettings;
}

/** The built app: its files, the tenant's manifest, and for every other address the page that starts it. */
export function registerPages(app: HttpApp, { assets, looks, headers }: PagesDeps): void {
  app.get('/manifest.webmanifest', async ({ req, env }) => {
    const owner = await looks.byHost(env.place.host);
    const asked = req.query('tenant') ?? req.query('path')?.split('/')[1];
    const tenant = owner.kind === 'tenant' ? owner.tenant : asked === undefined ? undefined : await looks.bySubdomain(asked);
    return new Response(JSON.stringify(webManifest(tenant, owner.kind === 'tenant')), {
      headers: { 'content-type': 'application/manifest+json; charset=utf-8', 'cache-control': 'no-cache' },
    });
  });

  app.get('/tenant-icon.svg', async ({ req, env }) => {
    const owner = await looks.byHost(env.place.host);
    const tenant = owner.kind === 'tenant' ? owner.tenant : await looks.bySubdomain(req.query('tenant') ?? '');
    if (tenant === undefined) return notFound();
    const kind = Object.keys(iconSizes).find((name) => name === req.query('kind')) ?? 'icon192';
    const picture = tenant.icons[kind];
    if (picture !== undefined) {
      return new Response(null, { status: 302, headers: { location: picturePath(picture), 'cache-control': 'no-cache' } });
    }
    return new Response(tenantIcon(tenant), { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-cache' } });
  });

  app.get('*', async ({ req, env }) => {
    const { pathname } = new URL(req.url);
    const file = pages.has(pathname) ? undefined : await assets.answer(pathname, req.raw.headers);
    if (file !== undefined) return file;
    if (pathname !== appPage && !isNavigation(pathname)) return notFound();
    const owner = await looks.byHost(env.place.host);
    const isVisitor = readCookie(req.header('cookie'), signedInCookie) === undefined;
    const landing = pathname === '/' && owner.kind === 'platform' && isVisitor ? await assets.read(landingPage) : undefined;
    const html = landing ?? (await assets.read(appPage));
    if (html === undefined) return new Response(notBuilt, { status: 503, headers: { 'content-type': 'text/plain; charset=utf-8' } });
    const tenant = owner.kind === 'tenant' ? owner.tenant : undefined;
    const hasLook = pathname !== appPage && tenant !== undefined && Object.keys(publicBrand(tenant.brand)).length > 0;
    return shell(withPreloads(html, await preloadsOf(assets, pathname, hasLook)), headers, tenant);
  });

  app.all('*', ({ req }) => {
    if (!isNavigation(new URL(req.url).pathname)) return notFound();
    return refuse(refused('MethodNotAllowed', httpTexts.methodNotAllowed), { allow: 'GET, HEAD' });
  });
}

/** Paths that the app's own router handles, but never routes of the server or names of files. */
function isNavigation(path: string): boolean {
  return !/^\/(api|graphql|idp|assets)(\/|$)/.test(path) && !/\.[A-Za-z0-9]+$/.test(path);
}

function shell(html: string, settings: HeaderSettings, tenant: TenantLook | undefined): Response {
  return new Response(renderShell(html, tenant, settings.paymentOrigins[0]), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'cookie',
      'content-security-policy': shellPolicy(settings, inlineScriptHashes(html)),
    },
  });
}

function notFound(): Response {
  return refuse(refused('NotFound', accessTexts.notFound));
}
