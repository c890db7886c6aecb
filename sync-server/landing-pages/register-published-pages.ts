import { isOwnPath } from '#contract/pages/landing-pages.ts';
import { signedInCookie } from '#contract/people/signed-in-cookie.ts';
import type { Database } from '#server/data/database.ts';
import type { HttpApp } from '#server/http/http-env.ts';
import { escapeHtml } from '#server/http/pages/app-shell.ts';
import type { TenantLooks } from '#server/http/pages/tenant-look.ts';
import { readCookie } from '#server/http/requests/cookies.ts';
import type { PageViews } from '#server/page-views/create-page-views.ts';
import { type FoundPage, findPageAt, listPublishedPaths, versionFor } from './find-published-page.ts';
import { pageResponse } from './page-response.ts';

export interface PublishedPagesDeps {
  readonly db: Database;
  readonly looks: TenantLooks;
  readonly pageViews: Pick<PageViews, 'visitorAt'>;
}

/**
 * Landing pages by host and path: below a tenant's host, and below /{subdomain} of the platform's. Addresses of the app take precedence.
 * The root of a tenant's host shows its page to visitors; signed-in people get the app there.
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

  app.get('*', async ({ req, env }, next) => {
    const { pathname, searchParams } = new URL(req.url);
    const isSignedIn = readCookie(req.header('cookie'), signedInCookie) !== undefined;
    const page = mayBePage(pathname, isSignedIn) ? await findPage({ db, looks }, env.place.host, pathname) : undefined;
    if (page === undefined) return next();
    const sender = { address: env.place.clientAddress, userAgent: req.header('user-agent') ?? '' };
    const found = page.test === undefined ? page : versionFor(page, page.test, await pageViews.visitorAt(page.id, sender));
    const sent = searchParams.get('sent');
    return pageResponse(found, {
      at: pathname,
      origin: env.place.ownOrigin,
      looks,
      ...(sent === null ? {} : { sent: { componentId: sent } }),
    });
  });
}

/** Skips the database for files and for paths of the app. */
function mayBePage(pathname: string, isSignedIn: boolean): boolean {
  if (pathname === '/') return !isSignedIn;
  return /^\/[a-z0-9/-]{1,200}$/.test(pathname) && !isOwnPath(pathname);
}

async function findPage(
  { db, looks }: Pick<PublishedPagesDeps, 'db' | 'looks'>,
  host: string,
  pathname: string,
): Promise<FoundPage | undefined> {
  const owner = await looks.byHost(host);
  if (owner.kind === 'tenant') return findPageAt(db, owner.tenant.id, pathname);
  if (owner.kind === 'nobody' || pathname === '/') return undefined;
  const [, first = '', ...rest] = pathname.split('/');
  const tenant = await looks.bySubdomain(first);
  if (tenant === undefined) return findPageAt(db, null, pathname);
  // The tenant's home is the app.
  return rest.length === 0 ? undefined : findPageAt(db, tenant.id, `/${rest.join('/')}`);
}

function notListed(): Response {
  return new Response('', { status: 404 });
}
