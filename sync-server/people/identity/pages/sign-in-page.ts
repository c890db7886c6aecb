import { signInTexts } from '#contract/people/sign-in.ts';
import type { Contact } from '#contract/values/contact.ts';
import { escapeHtml } from '#server/core/http/pages/app-shell.ts';
import type { TenantLook } from '#server/core/http/pages/tenant-look.ts';
import { renderPage } from './page-frame.ts';
import { askPath } from './password-reset-pages.ts';

export interface SignInPage {
  readonly nonce: string;
  /** Path that receives the form. */
  readonly action: string;
  readonly email: string;
  readonly refusal: string | undefined;
  readonly tenant: TenantLook | undefined;
  readonly contact: Contact;
}

export function renderSignInPage({ nonce, action, email, refusal, tenant, contact }: SignInPage): string {
  const resetAddress = tenant === undefined ? askPath : `${askPath}?tenant=${encodeURIComponent(tenant.subdomain)}`;
  const title = tenant === undefined ? signInTexts.title : signInTexts.titleFor(tenant.name);
  const described = refusal === undefined ? '' : ' aria-invalid="true" aria-describedby="refusal"';
  const focus = (wanted: boolean): string => (wanted ? ' autofocus' : '');
  return renderPage({
    title,
    nonce,
    brand: tenant?.brand,
    body: `<h1>${escapeHtml(title)}</h1>
<form method="post" action="${escapeHtml(action)}">
${refusal === undefined ? '' : `<p class="refusal" id="refusal" role="alert">${escapeHtml(refusal)}</p>`}
<label for="email">${signInTexts.email}</label>
<input id="email" name="email" type="email" autocomplete="username" inputmode="email" autocapitalize="none" spellcheck="false" required maxlength="254" value="${escapeHtml(email)}"${described}${focus(email === '')}>
<label for="password">${signInTexts.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="1024"${described}${focus(email !== '')}>
<a class="link" href="${escapeHtml(resetAddress)}">${signInTexts.forgot}</a>
<button type="submit" name="act" value="sign-in">${signInTexts.submit}</button>
<button type="submit" name="act" value="cancel" class="quiet" formnovalidate>${signInTexts.cancel}</button>
</form>${legalLinks(contact)}`,
  });
}

/** Privacy and terms, where they are set. */
function legalLinks({ privacyUrl, termsUrl }: Contact): string {
  const link = (address: string | null, label: string) => (address === null ? [] : [`<a href="${escapeHtml(address)}">${label}</a>`]);
  const links = [...link(privacyUrl, signInTexts.privacy), ...link(termsUrl, signInTexts.terms)];
  return links.length === 0 ? '' : `<p class="legal">${links.join(' · ')}</p>`;
}

/** Question shown when another site's link would end the session. */
export function renderSignOutPage(nonce: string): string {
  return renderPage({
    title: signInTexts.signOutTitle,
    nonce,
    brand: undefined,
    body: `<h1>${signInTexts.signOutTitle}</h1><p>${signInTexts.signOutQuestion}</p>
<form method="post" action="/api/logout"><button type="submit">${signInTexts.signOut}</button></form>
<a class="quiet" href="/">${signInTexts.stay}</a>`,
  });
}
