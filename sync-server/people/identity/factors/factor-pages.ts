import { renderSVG } from 'uqr';
import { signInTexts } from '#contract/people/sign-in.ts';
import { strongSignInTexts as texts } from '#contract/people/strong-sign-in.ts';
import { escapeHtml } from '#server/core/http/pages/app-shell.ts';
import type { TenantLook } from '#server/core/http/pages/tenant-look.ts';
import { renderPage } from '#server/people/identity/pages/page-frame.ts';
import { passkeyScript } from './passkey-script.ts';

export interface StepPage {
  readonly nonce: string;
  /** Path that receives the forms. */
  readonly action: string;
  readonly tenant: TenantLook | undefined;
  readonly refusal: string | undefined;
}

const refusalOf = (refusal: string | undefined): string =>
  refusal === undefined ? '' : `<p class="refusal" id="refusal" role="alert">${escapeHtml(refusal)}</p>`;

const describedBy = (refusal: string | undefined): string =>
  refusal === undefined ? '' : ' aria-invalid="true" aria-describedby="refusal"';

const codeField = (refusal: string | undefined): string => `<label for="code">${texts.code}</label>
<input id="code" name="code" type="text" autocomplete="one-time-code" autocapitalize="characters" spellcheck="false" required maxlength="40" autofocus${describedBy(refusal)}>`;

const cancel = `<button type="submit" name="act" value="cancel" class="quiet" formnovalidate>${signInTexts.cancel}</button>`;

/** Asks for a code, or for a passkey where there is one. */
export function renderStepPage({ nonce, action, tenant, refusal, options }: StepPage & { readonly options: string | undefined }): string {
  const body = `<h1>${texts.stepTitle}</h1><p>${texts.step}</p>
${options === undefined ? '' : passkeyForm({ action, choice: 'passkey', label: texts.usePasskey, options, isQuiet: false })}
<form method="post" action="${escapeHtml(action)}">${refusalOf(refusal)}${codeField(refusal)}
<button type="submit" name="choice" value="code">${texts.confirm}</button>${cancel}</form>
${options === undefined ? '' : passkeyScript(nonce, 'get')}`;
  return renderPage({ title: texts.stepTitle, nonce, brand: tenant?.brand, body });
}

export interface SetUpPage extends StepPage {
  readonly key: string;
  /** Address in the picture. */
  readonly address: string;
  /** A sentence on why it is asked. */
  readonly reason: string;
  readonly choice: string;
}

/** Shows the key of a new authenticator app, and asks for its first code. */
export function renderSetUpPage({ nonce, action, tenant, refusal, key, address, reason, choice }: SetUpPage): string {
  const picture = renderSVG(address, { border: 2 });
  const body = `<h1>${texts.setUpTitle}</h1><p>${escapeHtml(reason)}</p>
<div role="img" aria-label="${texts.picture}" class="picture">${picture}</div>
<p>${texts.typeKey}<br><code>${escapeHtml(key.replaceAll(/(.{4})(?!$)/g, '$1 '))}</code></p>
<form method="post" action="${escapeHtml(action)}">${refusalOf(refusal)}${codeField(refusal)}
<button type="submit" name="choice" value="${choice}">${texts.confirm}</button>${cancel}</form>`;
  return renderPage({ title: texts.setUpTitle, nonce, brand: tenant?.brand, body });
}

export interface CodesPage extends Omit<StepPage, 'refusal'> {
  readonly codes: readonly string[];
}

export function renderCodesPage({ nonce, action, tenant, codes }: CodesPage): string {
  const body = `<h1>${texts.codesTitle}</h1><p>${texts.codes}</p>
<ul class="codes">${codes.map((code) => `<li><code>${escapeHtml(code)}</code></li>`).join('')}</ul>
<form method="post" action="${escapeHtml(action)}"><button type="submit" name="choice" value="continue">${texts.kept}</button></form>`;
  return renderPage({ title: texts.codesTitle, nonce, brand: tenant?.brand, body });
}

export interface PasskeyForm {
  readonly action: string;
  readonly choice: string;
  readonly label: string;
  readonly options: string;
  readonly isQuiet: boolean;
}

/** The script fills in what the browser answered, and sends the form. Without scripts or passkeys the button stays hidden. */
export function passkeyForm({ action, choice, label, options, isQuiet }: PasskeyForm): string {
  return `<form method="post" action="${escapeHtml(action)}" id="passkey" data-options="${escapeHtml(options)}" hidden>
<input type="hidden" name="choice" value="${choice}"><input type="hidden" name="answer">
<button type="submit"${isQuiet ? ' class="quiet"' : ''}>${label}</button>
<p class="refusal" role="alert" hidden>${texts.passkeyFailed}</p></form>`;
}
