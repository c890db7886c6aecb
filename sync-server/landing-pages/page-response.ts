import type { SentForm } from '#contract/page-view/form-view.ts';
import { picturePath } from '#contract/pictures.ts';
import type { FoundPage } from './find-published-page.ts';
import { pageDocument } from './page-html.ts';

interface Shown {
  /** Path that the visitor requested. */
  readonly at: string;
  readonly origin: string;
  readonly sent?: SentForm;
}

/** A published page as an HTTP response. */
export function pageResponse(page: FoundPage, { at, origin, sent }: Shown, status = 200): Response {
  const version = page.version === undefined ? '' : `&variant=${page.version}`;
  const { html, policy } = pageDocument({
    config: page.config,
    address: origin + at,
    ...(page.picture === undefined ? {} : { picture: origin + picturePath(page.picture) }),
    counted: { page: page.id, variant: page.version },
    context: {
      formAction: (componentId) => `/api/landing-pages/${page.id}/forms/${componentId}?at=${encodeURIComponent(at)}${version}`,
      ...(sent === undefined ? {} : { sent }),
    },
  });
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-cache',
      'referrer-policy': 'strict-origin-when-cross-origin',
      vary: 'cookie',
    },
  });
}
