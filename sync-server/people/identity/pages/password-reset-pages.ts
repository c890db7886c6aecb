import { accountTexts } from '#contract/people/account.ts';
import { passwordResetTexts, signInTexts } from '#contract/people/sign-in.ts';
import type { Brand } from '#contract/tenants/tenant-brand.ts';
import { escapeHtml } from '#server/core/http/pages/app-shell.ts';
import { resetLinkPath } from '#server/people/identity/tickets/reset-links.ts';
import { renderPage } from './page-frame.ts';

export const askPath = '/idp/password-reset';

interface PageLook {
  readonly nonce: string;
  readonly brand: Brand | undefined;
}

export interface AskPage extends PageLook {
  /** Subdomain of the tenant on whose sign-in page this began. */
  readonly tenant: string | undefined;
  readonly email: string;
  readonly refusal: string | undefined;
}

export function renderAskPage({ nonce, brand, tenant, email, refusal }: AskPage): string {
  const title = passwordResetTexts.askTitle;
  return renderPage({
    title,
    nonce,
    brand,
    body: `<h1>${title}</h1><p>${passwordResetTexts.ask}</p>
<form method="post" action="${askPath}">
${refusalOf(refusal)}
<input type="hidden" name="tenant" value="${escapeHtml(tenant ?? '')}">
<label for="email">${signInTexts.email}</label>
<input id="email" name="email" type="email" autocomplete="username" inputmode="email" autocapitalize="none" spellcheck="false" required maxlength="254" value="${escapeHtml(email)}"${describedBy(refusal)} autofocus>
<button type="submit">${passwordResetTexts.send}</button>
</form>
<a class="quiet" href="${signInAddress(tenant)}">${passwordResetTexts.back}</a>`,
  });
}

export function renderSentPage({ nonce, brand, tenant }: PageLook & Pick<AskPage, 'tenant'>): string {
  return renderPage({
    title: passwordResetTexts.sentTitle,
    nonce,
    brand,
    body: `<h1>${passwordResetTexts.sentTitle}</h1><p role="status">${passwordResetTexts.sent}</p>
<a class="quiet" href="${signInAddress(tenant)}">${passwordResetTexts.back}</a>`,
  });
}

/** The address is in the form for password managers only, and is not sent. */
export function renderNewPasswordPage({ nonce, brand, email, refusal }: PageLook & Pick<AskPage, 'email' | 'refusal'>): string {
  return renderPage({
    title: passwordResetTexts.title,
    nonce,
    brand,
    body: `<h1>${passwordResetTexts.title}</h1>
<form method="post" action="${resetLinkPath}">
${refusalOf(refusal)}
<label for="email">${signInTexts.email}</label>
<input id="email" type="email" autocomplete="username" readonly value="${escapeHtml(email)}">
<label for="password">${passwordResetTexts.password}</label>
<input id="password" name="password" type="password" autocomplete="new-password" required maxlength="1024" aria-describedby="hint${refusal === undefined ? '' : ' refusal'}"${refusal === undefined ? '' : ' aria-invalid="true"'} autofocus>
<p id="hint">${accountTexts.passwordHint}</p>
<button type="submit">${passwordResetTexts.submit}</button>
</form>`,
  });
}

export function renderExpiredPage({ nonce, brand }: PageLook): string {
  return renderPage({
    title: passwordResetTexts.expiredTitle,
    nonce,
    brand,
    body: `<h1>${passwordResetTexts.expiredTitle}</h1><p>${passwordResetTexts.expired}</p>
<a class="quiet" href="${askPath}">${passwordResetTexts.again}</a>`,
  });
}

export function renderDonePage({ nonce, brand, tenant }: PageLook & Pick<AskPage, 'tenant'>): string {
  return renderPage({
    title: passwordResetTexts.doneTitle,
    nonce,
    brand,
    body: `<h1>${passwordResetTexts.doneTitle}</h1><p role="status">${passwordResetTexts.done}</p>
<a class="quiet" href="${signInAddress(tenant)}">${signInTexts.submit}</a>`,
  });
}

export function renderWaitPage({ nonce, brand, tenant }: PageLook & Pick<AskPage, 'tenant'>, sentence: string): string {
  const title = passwordResetTexts.askTitle;
  const back = `<a class="quiet" href="${signInAddress(tenant)}">${passwordResetTexts.back}</a>`;
  return renderPage({ title, nonce, brand, body: `<h1>${title}</h1>${refusalOf(sentence)}${back}` });
}

function signInAddress(tenant: string | undefined): string {
  return tenant === undefined ? '/api/login' : `/api/login?tenant=${encodeURIComponent(tenant)}`;
}

function refusalOf(refusal: string | undefined): string {
  return refusal === undefined ? '' : `<p class="refusal" id="refusal" role="alert">${escapeHtml(refusal)}</p>`;
}

function describedBy(refusal: string | undefined): string {
  return refusal === undefined ? '' : ' aria-invalid="true" aria-describedby="refusal"';
}
