import type { SentForm } from '#contract/page-view/form-view.ts';
import { landingPageHeader } from '#contract/pages/landing-pages.ts';
import { picturePath } from '#contract/pictures.ts';
import type { TenantLooks } from '#server/http/pages/tenant-look.ts';
import { platformIconPath, tenantIconPath } from '#server/http/pages/web-manifest.ts';
import type { FoundPage } from './find-published-page.ts';
import { pageDocument } from './page-html.ts';

interface Shown {
  /** Path that the visitor requested. */
  readonly at: string;
  readonly origin: string;
  readonly looks: Pick<TenantLooks, 'originOf'>;
  readonly sent?: SentForm;
}

/** A published page as an HTTP response. Below its tenant's name on the platform's host, its links lead to the tenant's own host. */
export function pageResponse(page: FoundPage, { at, origin, looks, sent }: Shown, status = 200): Response {
  const { subdomain } = page;
  const home = subdomain === null || at === page.path ? undefined : looks.originOf(subdomain);
  const version = page.version === undefined ? '' : `&variant=${page.version}`;
  const { html, policy } = pageDocument({
    config: page.config,
    brand: page.brand,
    address: home === undefined ? origin + at : home + page.path,
    icon: subdomain === null ? platformIconPath : tenantIconPath({ subdomain }, 'favicon48'),
    ...(page.picture === undefined ? {} : { picture: origin + picturePath(page.picture) }),
    counted: { page: page.id, variant: page.version },
    context: {
      formAction: (componentId) => `/api/landing-pages/${page.id}/forms/${componentId}?at=${encodeURIComponent(at)}${version}`,
      ...(sent === undefined ? {} : { sent }),
      ...(home === undefined ? {} : { home }),
    },
  });
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-cache',
      [landingPageHeader]: '1',
      'referrer-policy': 'strict-origin-when-cross-origin',
      vary: 'cookie',
    },
  });
}
