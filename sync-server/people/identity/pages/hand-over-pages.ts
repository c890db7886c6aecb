import { signInTexts } from '#contract/people/sign-in.ts';
import { escapeHtml } from '#server/core/http/pages/app-shell.ts';
import type { TenantLook } from '#server/core/http/pages/tenant-look.ts';
import { renderPage } from './page-frame.ts';

/** Path of the page that asks for consent before the first sign-in on a tenant's own domain. */
export const confirmPath = '/api/login/confirm';

export interface ConfirmDomainPage {
  readonly nonce: string;
  readonly ticket: string;
  readonly domain: string;
  readonly tenant: TenantLook;
}

export function renderConfirmDomainPage({ nonce, ticket, domain, tenant }: ConfirmDomainPage): string {
  const title = signInTexts.confirmTitle(domain);
  return renderPage({
    title,
    nonce,
    // The tenant's look would make the page look like the tenant's own.
    brand: undefined,
    body: `<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(signInTexts.confirmDomain(tenant.name, domain))}</p>
<form method="post" action="${confirmPath}">
<input type="hidden" name="ticket" value="${escapeHtml(ticket)}">
<button type="submit" name="act" value="continue">${signInTexts.confirm}</button>
<button type="submit" name="act" value="cancel" class="quiet">${signInTexts.cancel}</button>
</form>`,
  });
}

export interface MovingOnPage {
  readonly nonce: string;
  readonly host: string;
  readonly address: string;
}

/** Shown briefly before the browser moves on; if it does not, until a click. */
export function renderMovingOnPage({ nonce, host, address }: MovingOnPage): string {
  return renderPage({
    title: signInTexts.movingOn,
    nonce,
    brand: undefined,
    body: `<h1>${signInTexts.movingOn}</h1><a class="quiet" href="${escapeHtml(address)}">${escapeHtml(signInTexts.moveOn(host))}</a>`,
  });
}
