import { landingPageHeader } from '#contract/pages/landing-pages.ts';
import type { SentForm } from '#contract/pages/page-view/form-view.ts';
import { picturePath } from '#contract/tenants/pictures.ts';
import { platformIconPath, tenantIconPath } from '#server/core/http/pages/web-manifest.ts';
import { pageDocument } from '#server/pages/landing-pages/page-html.ts';
import type { FoundPage } from './find-published-page.ts';

interface Shown {
  readonly origin: string;
  readonly sent?: SentForm;
  /** Where the visitor came from. */
  readonly source?: Readonly<Record<string, string>>;
}

/** A published page as an HTTP response. */
export function pageResponse(page: FoundPage, { origin, sent, source = {} }: Shown, status = 200): Response {
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
