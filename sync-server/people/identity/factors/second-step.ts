import { strongSignInTexts as texts } from '#contract/people/strong-sign-in.ts';
import type { TenantLook } from '#server/core/http/pages/tenant-look.ts';
import { statuses } from '#server/core/http/statuses.ts';
import { checkCounts } from '#server/core/rate-limits/check-counts.ts';
import type { RateCount, RateLimiter } from '#server/core/rate-limits/rate-limiter.ts';
import { type Exchange, sendHtml } from '#server/people/identity/attempts/exchange.ts';
import type { RandomBytes } from '#server/people/identity/sessions/opaque-token.ts';
import { type FactorNeedDeps, needsFactor } from './factor-need.ts';
import { renderCodesPage, renderSetUpPage, renderStepPage } from './factor-pages.ts';
import type { FactorStore } from './factor-store.ts';
import { allowPasskeyScript } from './passkey-script.ts';
import { askForAssertion, readAssertion } from './passkeys.ts';
import type { Step, StepTickets } from './step-tickets.ts';
import { acceptedPeriod, newTotpKey, totpAddress } from './totp.ts';

export interface SecondStepDeps extends FactorNeedDeps {
  readonly factors: FactorStore;
  readonly steps: StepTickets;
  readonly limiter: Pick<RateLimiter, 'take' | 'forget'>;
  readonly randomBytes: RandomBytes;
  readonly clock: () => Date;
  readonly publicUrl: string;
  readonly productName: string;
}

/** Means by which a person authenticated besides the password, in the words of RFC 8176. */
export type Method = 'otp' | 'hwk' | 'recovery';

export interface StepAt {
  /** The interaction at the provider. */
  readonly uid: string;
  readonly tenant: TenantLook | undefined;
  readonly exchange: Exchange;
}

/** Begins the second step after a right password. False: this account has none, and needs none. */
export async function beginStep(
  deps: SecondStepDeps,
  at: StepAt,
  account: { readonly id: string; readonly email: string },
): Promise<boolean> {
  const { hasApp, passkeys } = await deps.factors.read(account.id);
  const isSetUp = hasApp || passkeys.length > 0;
  if (!isSetUp && !(await needsFactor(deps, account))) return false;
  const step: Step = { accountId: account.id, email: account.email, ...(isSetUp ? {} : { key: newTotpKey(deps.randomBytes) }) };
  await deps.steps.keep(at.uid, step);
  await showStep(deps, at, step, undefined);
  return true;
}

/** Shows the page of the step as it stands. */
export async function showStep(deps: SecondStepDeps, at: StepAt, step: Step, refusal: string | undefined, status = 200): Promise<void> {
  const { exchange, tenant } = at;
  const page = { nonce: exchange.nonce, action: actionOf(exchange), tenant, refusal };
  if (step.key !== undefined) {
    const address = totpAddress(step.key, deps.productName, step.email);
    return sendHtml(exchange, status, renderSetUpPage({ ...page, key: step.key, address, reason: texts.setUpRequired, choice: 'set-up' }));
  }
  const { passkeys } = await deps.factors.read(step.accountId);
  const asked = passkeys.length === 0 ? undefined : await askForAssertion({ name: deps.productName, publicUrl: deps.publicUrl }, passkeys);
  if (asked !== undefined) {
    allowPasskeyScript(exchange);
    await deps.steps.keep(at.uid, { ...step, challenge: asked.challenge });
  }
  return sendHtml(exchange, status, renderStepPage({ ...page, options: asked?.options }));
}

/**
 * Answers a form of the step. Returns the method once the person is through; otherwise a page was sent. Each try is counted before it is
 * checked, by the account: a new interaction needs the password again, and gives no new tries.
 */
export async function answerStep(deps: SecondStepDeps, at: StepAt, step: Step, form: URLSearchParams): Promise<Method | undefined> {
  const choice = form.get('choice');
  if (choice === 'continue' && step.isDone === true) return 'otp';
  const count: RateCount = { limit: 'secondStep', by: step.accountId };
  const { refusal, headers } = await checkCounts(deps.limiter, [count]);
  if (refusal !== undefined) {
    const minutes = Math.ceil(Number(headers['retry-after']) / 60);
    await showStep(deps, at, step, refusal.code === 'TooManyRequests' ? texts.tooMany(minutes) : refusal.message, statuses[refusal.code]);
    return undefined;
  }
  if (choice === 'set-up' && step.key !== undefined) {
    const period = acceptedPeriod(step.key, form.get('code') ?? '', deps.clock(), 0);
    if (period === undefined) return refuse(deps, at, step, texts.wrong);
    await deps.limiter.forget(count);
    await deps.factors.addApp(step.accountId, step.key, period);
    return finishSetUp(deps, at, step);
  }
  const method =
    choice === 'passkey' ? await byPasskey(deps, step, form.get('answer') ?? '') : await byCode(deps, step, form.get('code') ?? '');
  if (method === undefined) return refuse(deps, at, step, choice === 'passkey' ? texts.passkeyFailed : texts.wrong);
  await deps.limiter.forget(count);
  return method;
}

async function refuse(deps: SecondStepDeps, at: StepAt, step: Step, sentence: string): Promise<undefined> {
  await showStep(deps, at, step, sentence, 401);
  return undefined;
}

async function finishSetUp(deps: SecondStepDeps, at: StepAt, step: Step): Promise<undefined> {
  const codes = await deps.factors.renewCodes(step.accountId);
  const { key: _, ...rest } = step;
  await deps.steps.keep(at.uid, { ...rest, isDone: true });
  const { exchange, tenant } = at;
  sendHtml(exchange, 200, renderCodesPage({ nonce: exchange.nonce, action: actionOf(exchange), tenant, codes }));
  return undefined;
}

function byCode({ factors }: SecondStepDeps, { accountId, key }: Step, code: string): Promise<Method | undefined> {
  return key === undefined ? factors.useCode(accountId, code) : Promise.resolve(undefined);
}

async function byPasskey({ factors, publicUrl, productName }: SecondStepDeps, step: Step, answer: string): Promise<Method | undefined> {
  if (step.challenge === undefined) return undefined;
  const { passkeys } = await factors.read(step.accountId);
  const used = await readAssertion({ name: productName, publicUrl }, step.challenge, passkeys, parseJson(answer));
  if (used === undefined) return undefined;
  const { id, createdAt: _, ...passkey } = used;
  await factors.notePasskeyUse(id, passkey);
  return 'hwk';
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function actionOf({ request }: Exchange): string {
  return new URL(request.url ?? '/', 'http://localhost').pathname;
}
