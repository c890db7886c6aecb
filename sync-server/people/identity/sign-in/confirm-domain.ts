import { refused } from '#contract/values/outcome.ts';
import { refuse } from '#server/core/http/answer.ts';
import { httpTexts } from '#server/core/http/http-texts.ts';
import { readBytes } from '#server/core/http/requests/read-body.ts';
import { isFromOwnPages } from '#server/core/http/requests/same-origin.ts';
import { renderConfirmDomainPage } from '#server/people/identity/pages/hand-over-pages.ts';
import { html, notice } from '#server/people/identity/pages/sign-in-answers.ts';
import { isBoundTo } from '#server/people/identity/tickets/browser-binding.ts';
import type { Question } from '#server/people/identity/tickets/sign-in-tickets.ts';
import { handOver } from './hand-over.ts';
import { browserOf, type SignInDeps, type SignInVisit } from './sign-in-deps.ts';

const formLimit = 8 * 1024;

/** Asks whether to sign in on a tenant's own domain: only on the platform's host, and only in the browser that is signing in. */
export async function askAboutDomain(deps: SignInDeps, visit: SignInVisit): Promise<Response> {
  const ticket = new URL(visit.request.url).searchParams.get('ticket') ?? '';
  const question = await deps.tickets.questions.look(ticket);
  const asked = await openQuestion(deps, visit, question);
  if (asked === undefined) return notice('sign-in-expired');
  return html(renderConfirmDomainPage({ nonce: visit.nonce, ticket, domain: asked.owner.host, tenant: asked.owner.tenant }));
}

/** Accepts the answer, once. */
export async function answerAboutDomain(deps: SignInDeps, visit: SignInVisit): Promise<Response> {
  const { request } = visit;
  const site = request.headers.get('sec-fetch-site') ?? undefined;
  const origin = request.headers.get('origin') ?? undefined;
  if (!isFromOwnPages({ method: 'POST', secFetchSite: site, origin, ownOrigin: new URL(deps.publicUrl).origin }))
    return refuse(refused('Forbidden', httpTexts.crossSite));
  const body = await readBytes(request, formLimit);
  if (!body.ok) return refuse(body);
  const form = new URLSearchParams(Buffer.from(body.value).toString('utf8'));
  const asked = await openQuestion(deps, visit, await deps.tickets.questions.take(form.get('ticket') ?? ''));
  if (asked === undefined) return notice('sign-in-expired');
  if (form.get('act') !== 'continue') return notice('sign-in-denied');
  const { owner } = asked;
  const { tenantId, ...proven } = asked.question;
  await deps.consents.agree({ userId: proven.userId, tenantId, domain: owner.host });
  return handOver(deps, visit, proven);
}

/** The question, if requested on the platform's host by the browser that is signing in. */
async function openQuestion(deps: SignInDeps, visit: SignInVisit, question: Question | undefined) {
  if (question === undefined || !isBoundTo(question.state, browserOf(deps, visit))) return undefined;
  if ((await deps.looks.byHost(visit.place.host)).kind !== 'platform') return undefined;
  const owner = await deps.looks.byHost(question.begun.host);
  return owner.kind === 'tenant' && owner.tenant.id === question.tenantId ? { owner, question } : undefined;
}
