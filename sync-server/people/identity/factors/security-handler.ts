import * as z from 'zod/mini';
import { freshSignInSeconds } from '#contract/people/access.ts';
import { strongSignInTexts as texts } from '#contract/people/strong-sign-in.ts';
import { done } from '#contract/values/outcome.ts';
import { platformActor } from '#server/core/access/platform-actor.ts';
import { readFirst } from '#server/core/data/identity-query.ts';
import { type CookieSettings, readCookie, sessionCookieName } from '#server/core/http/requests/cookies.ts';
import { statuses } from '#server/core/http/statuses.ts';
import { mailMessage } from '#server/core/mail-queue/mail-payload.ts';
import { mailTexts } from '#server/core/mail-queue/mail-texts.ts';
import { checkCounts } from '#server/core/rate-limits/check-counts.ts';
import type { Changes } from '#server/core/sync/changes/change.ts';
import { type Exchange, isReading, readSentForm, redirect, refuseMethod, sendHtml } from '#server/people/identity/attempts/exchange.ts';
import type { Account, Accounts } from '#server/people/identity/provider/accounts.ts';
import type { LoadPerson, Person } from '#server/people/identity/sessions/load-person.ts';
import { needsFactor } from './factor-need.ts';
import { renderCodesPage, renderSetUpPage } from './factor-pages.ts';
import { endOwnSession, listOwnSessions } from './own-sessions.ts';
import { allowPasskeyScript } from './passkey-script.ts';
import { askForPasskey, readNewPasskey } from './passkeys.ts';
import { parseJson, type SecondStepDeps } from './second-step.ts';
import { renderSecurityPage, securityPath } from './security-page.ts';
import type { Step } from './step-tickets.ts';
import { acceptedPeriod, newTotpKey, totpAddress } from './totp.ts';

export interface SecurityDeps extends SecondStepDeps {
  readonly accounts: Pick<Accounts, 'find'>;
  readonly changes: Changes;
  readonly loadPerson: LoadPerson;
  readonly cookies: CookieSettings;
}

/** The person at the page, signed in no longer ago than the actions of a platform owner ask for. */
interface Holder {
  readonly person: Person;
  readonly account: Account;
  /** Key of the ticket of this session. */
  readonly ticket: string;
}

/** The page on which people set up their second steps and end their sessions; undefined for every other path. */
export function createSecurityHandler(deps: SecurityDeps): (exchange: Exchange) => Promise<void> | undefined {
  return (exchange) => {
    const { pathname } = new URL(exchange.request.url ?? '/', 'http://localhost');
    return pathname === securityPath ? answer(deps, exchange) : undefined;
  };
}

async function answer(deps: SecurityDeps, exchange: Exchange): Promise<void> {
  const { request, response } = exchange;
  if (!isReading(request) && request.method !== 'POST') return refuseMethod(response);
  const holder = await holderOf(deps, exchange);
  if (holder === undefined) return redirect(response, `/api/login?prompt=login&returnTo=${encodeURIComponent(securityPath)}`);
  if (isReading(request)) return showPage(deps, exchange, holder);
  const form = await readSentForm(exchange);
  if (form === undefined) return undefined;
  const choice = choices[form.get('choice') ?? ''];
  if (choice === undefined) return redirect(response, securityPath);
  const refusal = await choice(deps, exchange, holder, form);
  if (response.writableEnded) return undefined;
  return refusal === undefined ? redirect(response, securityPath) : showPage(deps, exchange, holder, refusal);
}

async function holderOf(deps: SecurityDeps, { request }: Exchange): Promise<Holder | undefined> {
  const loaded = await deps.loadPerson.byCookie(readCookie(request.headers.cookie, sessionCookieName(deps.cookies)), undefined);
  const person = loaded.ok ? loaded.value : undefined;
  const age = deps.clock().getTime() - (person?.sess.signedInAt ?? 0);
  if (person === undefined || person.impersonator !== null || age > freshSignInSeconds * 1000) return undefined;
  const rows = await deps.query('select subject from identities where user_id = $1::uuid and issuer = $2', [
    person.id,
    `${deps.publicUrl}/idp`,
  ]);
  const subject = readFirst(z.object({ subject: z.string() }), rows)?.subject;
  const account = subject === undefined ? undefined : await deps.accounts.find(subject);
  return account === undefined ? undefined : { person, account, ticket: `security ${person.sid}` };
}

async function showPage(deps: SecurityDeps, exchange: Exchange, { person, account, ticket }: Holder, refusal?: string): Promise<void> {
  const factors = await deps.factors.read(account.id);
  const { options, challenge } = await askForPasskey({ name: deps.productName, publicUrl: deps.publicUrl }, account, factors.passkeys);
  await deps.steps.keep(ticket, { accountId: account.id, email: account.email, challenge });
  allowPasskeyScript(exchange);
  const sessions = await listOwnSessions(deps.query, person.id, person.sid, deps.clock());
  const page = renderSecurityPage({ nonce: exchange.nonce, factors, sessions, options, refusal });
  return sendHtml(exchange, refusal === undefined ? 200 : statuses.InputInvalid, page);
}

/** Does what a form asks for. Returns a sentence if it was refused; may have sent a page. */
type Choice = (deps: SecurityDeps, exchange: Exchange, holder: Holder, form: URLSearchParams) => Promise<string | undefined>;

const choices: Readonly<Record<string, Choice>> = {
  'add-app': async (deps, exchange, { account, ticket }) => {
    const step = { accountId: account.id, email: account.email, key: newTotpKey(deps.randomBytes) };
    await deps.steps.keep(ticket, step);
    return showSetUp(deps, exchange, step);
  },
  'set-up': async (deps, exchange, holder, form) => {
    const step = await deps.steps.find(holder.ticket);
    if (step?.key === undefined) return texts.expired;
    const { refusal } = await checkCounts(deps.limiter, [{ limit: 'secondStep', by: holder.account.id }]);
    if (refusal !== undefined) return refusal.message;
    const period = acceptedPeriod(step.key, form.get('code') ?? '', deps.clock(), 0);
    if (period === undefined) return showSetUp(deps, exchange, step, texts.wrong);
    await deps.factors.addApp(holder.account.id, step.key, period);
    await recordChange(deps, exchange, holder, 'app added');
    return showNewCodes(deps, exchange, holder);
  },
  'add-passkey': async (deps, exchange, holder, form) => {
    const { challenge } = (await deps.steps.find(holder.ticket)) ?? {};
    if (challenge === undefined) return texts.expired;
    const site = { name: deps.productName, publicUrl: deps.publicUrl };
    const passkey = await readNewPasskey(site, challenge, parseJson(form.get('answer') ?? ''));
    if (passkey === undefined) return texts.passkeyFailed;
    await deps.factors.addPasskey(holder.account.id, passkey);
    await recordChange(deps, exchange, holder, 'passkey added');
    const { recoveryLeft } = await deps.factors.read(holder.account.id);
    return recoveryLeft > 0 ? undefined : showNewCodes(deps, exchange, holder);
  },
  'remove-app': (deps, exchange, holder) => remove(deps, exchange, holder, 'app removed', () => deps.factors.removeApp(holder.account.id)),
  'remove-passkey': (deps, exchange, holder, form) =>
    remove(deps, exchange, holder, 'passkey removed', () => deps.factors.removePasskey(holder.account.id, form.get('id') ?? '')),
  'new-codes': async (deps, exchange, holder) => {
    await recordChange(deps, exchange, holder, 'recovery codes renewed');
    return showNewCodes(deps, exchange, holder);
  },
  'end-session': async ({ query }, _, { person }, form) => {
    await endOwnSession(query, person.id, form.get('id') ?? '');
    return undefined;
  },
};

async function showSetUp(deps: SecurityDeps, exchange: Exchange, step: Step, refusal?: string): Promise<undefined> {
  const key = step.key ?? '';
  const address = totpAddress(key, deps.productName, step.email);
  const page = {
    nonce: exchange.nonce,
    action: securityPath,
    tenant: undefined,
    refusal,
    key,
    address,
    reason: texts.setUp,
    choice: 'set-up',
  };
  sendHtml(exchange, refusal === undefined ? 200 : 401, renderSetUpPage(page));
  return undefined;
}

async function showNewCodes(deps: SecurityDeps, exchange: Exchange, { account }: Holder): Promise<undefined> {
  const codes = await deps.factors.renewCodes(account.id);
  sendHtml(exchange, 200, renderCodesPage({ nonce: exchange.nonce, action: securityPath, tenant: undefined, codes }));
  return undefined;
}

/** Refused for the last second step of an account that needs one. With the last one the recovery codes go, too. */
async function remove(
  deps: SecurityDeps,
  exchange: Exchange,
  holder: Holder,
  what: string,
  work: () => Promise<void>,
): Promise<string | undefined> {
  const { account } = holder;
  const { hasApp, passkeys } = await deps.factors.read(account.id);
  const isLast = Number(hasApp) + passkeys.length <= 1;
  if (isLast && (await needsFactor(deps, account))) return texts.required;
  await work();
  if (isLast) await deps.factors.removeCodes(account.id);
  await recordChange(deps, exchange, holder, what);
  return undefined;
}

/** A record in the trail, and a mail: a stranger at an open device would change just this. */
async function recordChange(
  { changes, clock }: SecurityDeps,
  { place }: Exchange,
  { person, account }: Holder,
  what: string,
): Promise<void> {
  await changes.runAsPlatform(platformActor(place.requestId, clock(), undefined), async (change) => {
    change.audit('account.secondStep', { kind: 'user', id: person.id }, undefined, { what });
    mailMessage(change, `second-step:${change.newId()}`, undefined, {
      to: account.email,
      subject: mailTexts.secondStepSubject,
      paragraphs: [mailTexts.secondStepBody(what), mailTexts.newDeviceUnexpected],
    });
    return done(undefined);
  });
}
