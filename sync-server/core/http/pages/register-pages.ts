import { accessTexts } from '#contract/people/access.ts';
import { signedInCookie } from '#contract/people/signed-in-cookie.ts';
import { iconSizes, picturePath } from '#contract/tenants/pictures.ts';
import type { Currency } from '#contract/values/amounts/currency.ts';
import { isAppPath } from '#contract/values/app-paths.ts';
import { refused } from '#contract/values/outcome.ts';
import { refuse } from '#server/core/http/answer.ts';
import { httpTexts } from '#server/core/http/http-texts.ts';
import { refusalFormOf } from '#server/core/http/problem.ts';
import { readCookie } from '#server/core/http/requests/cookies.ts';
import type { HeaderSettings, HttpApp } from '#server/core/http/requests/http-env.ts';
import { shellPolicy } from '#server/core/http/security-headers.ts';
import { inlineScriptHashes, renderShell } from './app-shell.ts';
import type { Assets } from './assets.ts';
import { preloadsOf, withPreloads } from './page-preloads.ts';
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
  readonly currencyNow: () => Promise<Currency>;
}

/** The built app: its files, the tenant's manifest, and for every other address the page that starts it. */
export function registerPages(app: HttpApp, { assets, looks, headers, currencyNow }: PagesDeps): void {
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
    if (tenant === undefined) return notFound(req.raw.headers);
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
    if (pathname !== appPage && !isNavigation(pathname)) return notFound(req.raw.headers);
    const owner = await looks.byHost(env.place.host);
    const isVisitor = readCookie(req.header('cookie'), signedInCookie) === undefined;
    const landing = pathname === '/' && owner.kind === 'platform' && isVisitor ? await assets.read(landingPage) : undefined;
    const html = landing ?? (await assets.read(appPage));
    if (html === undefined) return new Response(notBuilt, { status: 503, headers: { 'content-type': 'text/plain; charset=utf-8' } });
    const tenant = owner.kind === 'tenant' ? owner.tenant : undefined;
    const hasLook = pathname !== appPage && tenant !== undefined && Object.keys(publicBrand(tenant.brand)).length > 0;
    // The screen of an unknown address says that nothing is there, and so does the status.
    const status = isAppPath(pathname) || (await isTenantHome(looks, pathname)) ? 200 : 404;
    const page = withPreloads(html, await preloadsOf(assets, pathname, hasLook));
    return shell(page, { settings: headers, tenant, status, currency: await currencyNow() });
  });

  app.all('*', ({ req }) => {
    if (!isNavigation(new URL(req.url).pathname)) return notFound(req.raw.headers);
    return refuse(refused('MethodNotAllowed', httpTexts.methodNotAllowed), { allow: 'GET, HEAD' });
  });
}

/** Paths that the app's own router handles, but never routes of the server or paths of files: none of the app's paths has a dot. */
function isNavigation(path: string): boolean {
  return !/^\/(api|graphql|idp|assets)(\/|$)/.test(path) && !path.includes('.');
}

async function isTenantHome(looks: TenantLooks, path: string): Promise<boolean> {
  const [, name] = /^\/([a-z0-9-]{1,63})\/?$/.exec(path) ?? [];
  return name !== undefined && (await looks.bySubdomain(name)) !== undefined;
}

interface ShellParts {
  readonly settings: HeaderSettings;
  readonly tenant: TenantLook | undefined;
  readonly status: number;
  readonly currency: Currency;
}

function shell(html: string, { settings, tenant, status, currency }: ShellParts): Response {
  return new Response(renderShell(html, tenant, { cardService: settings.paymentOrigins[0], currency }), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'cookie',
      'content-security-policy': shellPolicy(settings, inlineScriptHashes(html)),
    },
  });
}

function notFound(headers: Headers): Response {
  return refuse(refused('NotFound', accessTexts.notFound), {}, refusalFormOf(headers));
}
