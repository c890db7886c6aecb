import { landingPageHeader } from '#contract/pages/landing-pages.ts';
import type { SentForm } from '#contract/pages/page-view/form-view.ts';
import { picturePath } from '#contract/tenants/pictures.ts';
import { etagOf, matchesEtag } from '#server/core/http/answer.ts';
import { platformIconPath, tenantIconPath } from '#server/core/http/pages/web-manifest.ts';
import { pageDocument } from '#server/pages/landing-pages/page-html.ts';
import type { FoundPage } from './find-published-page.ts';

interface Shown {
  readonly origin: string;
  readonly sent?: SentForm;
  /** Origin of the visitor. */
  readonly source?: Readonly<Record<string, string>>;
  /** The page is the same for everybody who asks at its address: no form was sent, and no test chooses a version. */
  readonly isShared?: boolean;
  readonly ifNoneMatch?: string | undefined;
}

/**
 * Header for a content delivery network alone (RFC 9213), which may answer for a minute, and for five more while it asks again. Browsers ask
 * each time, so that the person who published sees the page as it is.
 */
const sharedCaching = { 'cdn-cache-control': 'max-age=60, stale-while-revalidate=300', 'cache-control': 'no-cache' } as const;
/** The root of a host shows the app to people who are signed in. */
const ownCaching = { 'cache-control': 'private, no-cache', vary: 'cookie' } as const;

/** A published page as an HTTP response. */
export function pageResponse(page: FoundPage, { origin, sent, source = {}, isShared = false, ifNoneMatch }: Shown, status = 200): Response {
  const { subdomain, path } = page;
  const version = page.version === undefined ? '' : `?variant=${page.version}`;
  const { html, policy } = pageDocument({
    config: page.config,
    contact: page.contact,
    brand: page.brand,
    tenantName: page.tenantName,
    address: origin + path,
    icon: subdomain === null ? platformIconPath : tenantIconPath({ subdomain }, 'favicon48'),
    ...(page.picture === undefined ? {} : { picture: origin + picturePath(page.picture) }),
    ...(page.isTrial ? { reportPath: `/report/page/${page.id}` } : {}),
    counted: { page: page.id, variant: page.version },
    measured: page.measured,
    context: {
      formAction: (componentId) => `/api/landing-pages/${page.id}/forms/${componentId}${version}`,
      source,
      ...(sent === undefined ? {} : { sent }),
    },
  });
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    ...(isShared ? { ...sharedCaching, etag: etagOf(html) } : ownCaching),
    [landingPageHeader]: '1',
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
  if (isShared && matchesEtag(ifNoneMatch, etagOf(html))) return new Response(null, { status: 304, headers });
  return new Response(html, { status, headers });
}
