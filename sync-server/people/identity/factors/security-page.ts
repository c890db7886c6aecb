import { signInTexts } from '#contract/people/sign-in.ts';
import { strongSignInTexts as texts } from '#contract/people/strong-sign-in.ts';
import { escapeHtml } from '#server/core/http/pages/app-shell.ts';
import { renderPage } from '#server/people/identity/pages/page-frame.ts';
import { passkeyForm } from './factor-pages.ts';
import type { Factors } from './factor-store.ts';
import type { OwnSession } from './own-sessions.ts';
import { passkeyScript } from './passkey-script.ts';

export const securityPath = '/idp/security';

export interface SecurityPage {
  readonly nonce: string;
  readonly factors: Factors;
  readonly sessions: readonly OwnSession[];
  /** Options of the browser for a new passkey. */
  readonly options: string;
  readonly refusal: string | undefined;
}

const timeText = (moment: Date, withTime: boolean): string =>
  `${moment.toLocaleString('en-US', { dateStyle: 'medium', ...(withTime ? { timeStyle: 'short' } : {}), timeZone: 'UTC' })}${withTime ? ' UTC' : ''}`;

/** A line with its button. The name of the button says what it is about, for those who hear it alone. */
function row(text: string, choice: string, label: string, id = ''): string {
  return `<form method="post" action="${securityPath}" class="row"><p>${escapeHtml(text)}</p>
<input type="hidden" name="id" value="${escapeHtml(id)}">
<button type="submit" name="choice" value="${choice}" class="quiet" aria-label="${escapeHtml(`${label}: ${text}`)}">${label}</button></form>`;
}

/** The page on which a person sets up second steps and ends sessions. */
export function renderSecurityPage({ nonce, factors, sessions, options, refusal }: SecurityPage): string {
  const { hasApp, passkeys, recoveryLeft } = factors;
  const isSetUp = hasApp || passkeys.length > 0;
  const body = `<h1>${texts.title}</h1>
${refusal === undefined ? '' : `<p class="refusal" role="alert">${escapeHtml(refusal)}</p>`}
<h2>${texts.app}</h2>
${hasApp ? row(texts.appOn, 'remove-app', texts.removeApp) : row(texts.appOff, 'add-app', texts.addApp)}
<h2>${texts.passkeys}</h2>
${passkeys.length === 0 ? `<p>${texts.noPasskeys}</p>` : ''}
${passkeys.map(({ id, createdAt }) => row(texts.passkeyOf(timeText(createdAt, false)), 'remove-passkey', texts.remove, id)).join('')}
${passkeyForm({ action: securityPath, choice: 'add-passkey', label: texts.addPasskey, options, isQuiet: true })}
${isSetUp ? `<h2>${texts.recovery}</h2>${row(texts.recoveryLeft(recoveryLeft), 'new-codes', texts.newCodes)}` : ''}
<h2>${texts.sessions}</h2>
${sessions.map(sessionRow).join('')}
<a class="quiet" href="/">${texts.back}</a>${passkeyScript(nonce, 'create')}`;
  return renderPage({ title: texts.title, nonce, brand: undefined, body });
}

function sessionRow({ id, browser, seenAt, host, isOwn }: OwnSession): string {
  const where = host === null ? '' : ` (${host})`;
  const text = `${texts.session(browser ?? 'Other', timeText(seenAt, true))}${where}`;
  return isOwn
    ? `<div class="row"><p>${escapeHtml(text)}</p><strong>${texts.thisSession}</strong></div>`
    : row(text, 'end-session', signInTexts.signOut, id);
}
