import type { SignInNotice } from '#contract/people/sign-in.ts';
import { renderMovingOnPage } from './hand-over-pages.ts';

export function redirect(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}

/** Ends a sign-in on the start page of the current host, with the reason. */
export function notice(name: SignInNotice): Response {
  return redirect(`/?notice=${name}`);
}

export function html(page: string, status = 200): Response {
  return new Response(page, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

export interface TenantHostMove {
  readonly publicUrl: string;
  readonly nonce: string;
  /** The host in stored form, without a port: the port is the platform's, whatever a client sent. */
  readonly host: string;
  readonly path: string;
}

/**
 * Sends the browser from the platform's host to a tenant's. It uses a page instead of a redirect, because the flow often began with a form,
 * and a browser follows a form's redirects only to destinations that the policy of the form's page allows.
 */
export function moveToTenantHost({ publicUrl, nonce, host, path }: TenantHostMove): Response {
  const { protocol, port } = new URL(publicUrl);
  const address = `${protocol}//${host}${port === '' ? '' : `:${port}`}${path}`;
  const response = html(renderMovingOnPage({ nonce, host, address }));
  response.headers.set('refresh', `0;url=${address}`);
  return response;
}
