import { formTexts } from '#contract/pages/form-submissions.ts';
import { landingPageHeader } from '#contract/pages/landing-pages.ts';
import { isOwnPath } from '#contract/pages/reserved-paths.ts';
import { signedInCookie } from '#contract/people/signed-in-cookie.ts';
import type { Database } from '#server/core/data/database.ts';
import { escapeHtml } from '#server/core/http/pages/app-shell.ts';
import type { TenantLooks } from '#server/core/http/pages/tenant-look.ts';
import { readCookie } from '#server/core/http/requests/cookies.ts';
import type { HttpApp } from '#server/core/http/requests/http-env.ts';
import type { PageViews } from '#server/pages/page-views/create-page-views.ts';
import { type FoundPage, findPageAt, listPublishedPaths, versionFor, wasTakenDown } from './find-published-page.ts';
import { pageResponse } from './page-response.ts';
import { sourceIn } from './page-source.ts';

export interface PublishedPagesDeps {
  readonly db: Database;
  readonly looks: TenantLooks;
  readonly pageViews: Pick<PageViews, 'visitorAt'>;
}

/**
 * Landing pages by host and path. A page of a tenant is shown on the tenant's hosts only, because what a tenant writes must never stand on the
 * origin of the platform; its former address below /{subdomain} there leads to the tenant's host. Addresses of the app take precedence. The
 * root of a tenant's host shows its page to visitors; signed-in people get the app there.
 */
export function registerPublishedPages(app: HttpApp, { db, looks, pageViews }: PublishedPagesDeps): void {
  app.get('/sitemap.xml', async ({ env }) => {
    const owner = await looks.byHost(env.place.host);
    if (owner.kind === 'nobody') return notListed();
    const paths = await listPublishedPaths(db, owner.kind === 'tenant' ? owner.tenant.id : null);
    const urls = paths.map((path) => `<url><loc>${escapeHtml(env.place.ownOrigin + path)}</loc></url>`).join('');
    const text = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
    return new Response(text, { headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' } });
  });

  app.get('/robots.txt', ({ env }) => {
    const text = `User-agent: *\nDisallow: /api/\nDisallow: /admin\nSitemap: ${env.place.ownOrigin}/sitemap.xml\n`;
    return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' } });
  });

  app.get('*', async ({ req, env }, next) => {
    const { pathname, search, searchParams } = new URL(req.url);
    const isSignedIn = readCookie(req.header('cookie'), signedInCookie) !== undefined;
    const page = mayBePage(pathname, isSignedIn) ? await findPage({ db, looks }, env.place.host, pathname) : undefined;
    if (page === undefined) return next();
    if ('isGone' in page) return gone();
    if ('home' in page) return Response.redirect(page.home + search, 302);
    const sender = { address: env.place.clientAddress, userAgent: req.header('user-agent') ?? '' };
    const found = page.test === undefined ? page : versionFor(page, page.test, await pageViews.visitorAt(page.id, sender));
    const sent = searchParams.get('sent');
    const source = sourceIn((name) => searchParams.get(name));
    return pageResponse(found, {
      origin: env.place.ownOrigin,
      source,
      // A page with the campaign of its visitor is for that visitor alone.
      isShared: page.test === undefined && sent === null && pathname !== '/' && Object.keys(source).length === 0,
      ifNoneMatch: req.header('if-none-match'),
      ...(sent === null ? {} : { sent: { componentId: sent } }),
    });
  });
}

/** Skips the database for files and for paths of the app. */
function mayBePage(pathname: string, isSignedIn: boolean): boolean {
  if (pathname === '/') return !isSignedIn;
  return /^\/[a-z0-9/-]{1,200}$/.test(pathname) && !isOwnPath(pathname);
}

/** The page at an address, or its address on the host of its tenant. */
async function findPage(
  { db, looks }: Pick<PublishedPagesDeps, 'db' | 'looks'>,
  host: string,
  pathname: string,
): Promise<FoundPage | { readonly home: string } | { readonly isGone: true } | undefined> {
  const owner = await looks.byHost(host);
  if (owner.kind === 'tenant') {
    const found = await findPageAt(db, owner.tenant.id, pathname);
    return found ?? ((await wasTakenDown(db, owner.tenant.id, pathname)) ? { isGone: true } : undefined);
  }
  if (owner.kind === 'nobody' || pathname === '/') return undefined;
  const [, first = '', ...rest] = pathname.split('/');
  const tenant = await looks.bySubdomain(first);
  if (tenant === undefined) return findPageAt(db, null, pathname);
  // The tenant's home is the app.
  const path = `/${rest.join('/')}`;
  const origin = looks.originOf(tenant.subdomain);
  if (rest.length === 0 || origin === undefined || isOwnPath(path)) return undefined;
  return (await findPageAt(db, tenant.id, path)) === undefined ? undefined : { home: origin + path };
}

/** The header makes the service worker show this answer instead of the app. */
function gone(): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache', [landingPageHeader]: '1' };
  return new Response(formTexts.takenDown, { status: 410, headers });
}

function notListed(): Response {
  return new Response('', { status: 404 });
}
