import type { Context } from 'hono';
import { accessTexts } from '#contract/people/access.ts';
import { type Outcome, type Refused, refused } from '#contract/values/outcome.ts';
import { refusalOfRole } from '#server/core/access/authorize.ts';
import { isCaller, type Principal } from '#server/core/access/caller.ts';
import { permissions } from '#server/core/access/permissions.ts';
import type { Rule } from '#server/core/access/rule.ts';
import type { RecordRefusedAccess } from '#server/core/audit/record-refused-access.ts';
import { type Answer, answerOf, refuse, respond, respondToReader } from '#server/core/http/answer.ts';
import { httpTexts } from '#server/core/http/http-texts.ts';
import { refusalFormOf } from '#server/core/http/problem.ts';
import type { HttpApp, HttpEnv } from '#server/core/http/requests/http-env.ts';
import type { KeyedCall, OnceOutcome } from '#server/core/http/requests/idempotency.ts';
import { bodyLimit, parseBody, readBytes } from '#server/core/http/requests/read-body.ts';
import type { ReadInput } from '#server/core/http/requests/read-input.ts';
import type { RequestPlace } from '#server/core/http/requests/request-origin.ts';
import type { RestContext, RestEntry } from '#server/core/http/requests/rest-entry.ts';
import { isFromOwnPages } from '#server/core/http/requests/same-origin.ts';
import type { TimeOperation } from '#server/core/metrics/timings.ts';
import { checkCounts } from '#server/core/rate-limits/check-counts.ts';
import { countToken, limitedCalls } from '#server/core/rate-limits/limited-calls.ts';
import type { RateLimiter } from '#server/core/rate-limits/rate-limiter.ts';
import type { Identify } from '#server/people/identity/create-identity.ts';

export interface RestDeps<Services> {
  /** The parts of the server that the calls use. */
  readonly services: Services;
  readonly identify: Identify;
  readonly limiter: Pick<RateLimiter, 'take'>;
  readonly onRefused: RecordRefusedAccess;
  readonly timeOperation: TimeOperation;
  readonly once: (call: KeyedCall, run: () => Promise<Answer>) => Promise<OnceOutcome>;
}

/** Registers the table of calls with the app: each path with its methods, and for every other method the list of the allowed ones. */
export function registerRest<Services>(app: HttpApp, entries: readonly RestEntry<Services>[], deps: RestDeps<Services>): void {
  const methodsByPath = new Map<string, string[]>();
  for (const entry of entries) {
    const path = entry.path.replaceAll(/\{(\w+)\}/g, ':$1');
    app.on(entry.method, path, (context) => answerCall(context, entry, deps));
    methodsByPath.set(path, [...(methodsByPath.get(path) ?? []), ...(entry.method === 'GET' ? ['GET', 'HEAD'] : [entry.method])]);
  }
  // A fixed path goes before one with a parameter in the same position, so that its own methods are reported.
  const paths = [...methodsByPath].sort(([left], [right]) => Number(left.includes(':')) - Number(right.includes(':')));
  for (const [path, allowed] of paths) {
    const allow = allowed.join(', ');
    app.all(path, ({ req }) => refuse(notAllowed, { allow }, refusalFormOf(req.raw.headers)));
  }
}

const unauthorized = refused('Unauthorized', accessTexts.unauthorized);
const notAllowed = refused('MethodNotAllowed', httpTexts.methodNotAllowed);

async function answerCall<Services>(context: Context<HttpEnv>, entry: RestEntry<Services>, deps: RestDeps<Services>): Promise<Response> {
  const { place } = context.env;
  const request = context.req.raw;
  const form = refusalFormOf(request.headers);
  const authorization = request.headers.get('authorization') ?? undefined;
  // Another site cannot add this header, and cookies are ignored with it.
  if (!entry.signedBody && authorization === undefined && !isFromOwnPages(originOf(request, place.ownOrigin)))
    return refuse(refused('Forbidden', httpTexts.crossSite), {}, form);
  const principal = await principalOf(entry, request, place, deps);
  if (!principal.ok) return refuse(principal, {}, form);
  if (!isCaller(principal.value) && !isOpen(entry)) return refuse(unauthorized, {}, form);
  const bytes = await readBytes(request, bodyLimit);
  if (!bytes.ok) return refuse(bytes, {}, form);
  const body = entry.signedBody || request.method === 'GET' ? undefined : parseBody(bytes.value, request.headers.get('content-type'));
  const rest: RestContext<Services> = {
    principal: principal.value,
    requestId: place.requestId,
    clientAddress: place.clientAddress,
    host: place.host,
    headers: request.headers,
    rawBody: bytes.value,
    get deps() {
      return deps.services;
    },
  };
  if (body?.ok === false) {
    return refuse(await noted(deps, entry, rest, refusalOfRole(entry.operation, principal.value) ?? body), {}, form);
  }
  const url = new URL(request.url);
  const raw = { params: context.req.param(), query: url.searchParams, body: body?.value };
  const caller = isCaller(principal.value) ? principal.value : undefined;
  const counts = limitedCalls[`${entry.method} ${entry.path}`]?.({ ...raw, address: place.clientAddress, caller }) ?? [];
  const judged = await checkCounts(deps.limiter, [...countToken(caller), ...counts]);
  if (judged.refusal !== undefined) return refuse(judged.refusal, judged.headers, form);
  const answered = await answerRun(request, entry, rest, raw, deps);
  for (const [name, value] of Object.entries(judged.headers)) answered.headers.set(name, value);
  return answered;
}

async function answerRun<Services>(
  request: Request,
  entry: RestEntry<Services>,
  rest: RestContext<Services>,
  raw: ReadInput,
  deps: RestDeps<Services>,
): Promise<Response> {
  const run = async (): ReturnType<RestEntry['run']> => {
    const answer = await deps.timeOperation(entry.operation, () => entry.run(rest, raw));
    if (answer instanceof Response || answer.ok) return answer;
    const isOfInput = answer.code === 'InputInvalid';
    const refusal = (isOfInput ? refusalOfRole(entry.operation, rest.principal) : undefined) ?? answer;
    return noted(deps, entry, rest, refusal, [raw.params, [...raw.query], raw.body]);
  };
  const form = refusalFormOf(request.headers);
  const key = request.headers.get('idempotency-key');
  if (key === null || entry.method === 'GET' || !isCaller(rest.principal)) {
    const answer = await run();
    if (answer instanceof Response) return answer;
    if (entry.method !== 'GET') return respond(answerOf(answer), {}, form);
    return respondToReader(answerOf(answer), request.headers.get('if-none-match'), form);
  }
  const url = new URL(request.url);
  const { userId, confinedTo, apiToken, impersonator } = rest.principal;
  // A stored answer given to a session with more rights is not given to one on a tenant's own domain, to a token, or to support.
  const rights = `${confinedTo === undefined ? '' : ` in ${confinedTo}`}${apiToken === undefined ? '' : ` by ${apiToken.id}`}${impersonator === undefined ? '' : ` as seen by ${impersonator.userId}`}`;
  const kept = entry.isKept === undefined ? {} : { isKept: entry.isKept };
  const call = { key, userId, call: `${entry.method} ${url.pathname}${url.search}${rights}`, body: rest.rawBody, ...kept };
  let stream: Response | undefined;
  const answered = await deps.once(call, async () => {
    const answer = await run();
    if (!(answer instanceof Response)) return answerOf(answer);
    if (entry.isKept !== false) return readWhole(answer);
    stream = answer;
    return { status: answer.status, contentType: '', text: '' };
  });
  return stream ?? (answered.ok ? respond(answered.value, {}, form) : refuse(answered, {}, form));
}

/** Returns the refusal unchanged, and writes it into the audit trail when a permission was missing or an object may be hidden. */
async function noted(
  { onRefused }: Pick<RestDeps<never>, 'onRefused'>,
  { operation }: RestEntry,
  { principal, clientAddress }: Pick<RestContext<never>, 'principal' | 'clientAddress'>,
  refusal: Refused,
  input?: unknown,
): Promise<Refused> {
  await onRefused({ principal, operation, code: refusal.code, address: clientAddress, input });
  return refusal;
}

async function principalOf(
  entry: RestEntry,
  request: Request,
  place: RequestPlace,
  deps: Pick<RestDeps<never>, 'identify'>,
): Promise<Outcome<Principal, 'UserDeactivated' | 'Unauthorized' | 'LimitReached'>> {
  const { requestId } = place;
  if (entry.signedBody) return { ok: true, value: { visitor: true, requestId } };
  const known = await deps.identify(request.headers.get('cookie') ?? undefined, place, request.headers.get('authorization') ?? undefined);
  return known.ok || !isOpen(entry) ? known : { ok: true, value: { visitor: true, requestId } };
}

function isOpen(entry: RestEntry): boolean {
  const rule: Rule = permissions[entry.operation];
  return entry.signedBody || rule.may.includes('anyone');
}

function originOf(request: Request, ownOrigin: string): Parameters<typeof isFromOwnPages>[0] {
  return {
    method: request.method,
    secFetchSite: request.headers.get('sec-fetch-site') ?? undefined,
    origin: request.headers.get('origin') ?? undefined,
    ownOrigin,
  };
}

async function readWhole(answer: Response): Promise<Answer> {
  return { status: answer.status, contentType: answer.headers.get('content-type') ?? '', text: await answer.text() };
}
