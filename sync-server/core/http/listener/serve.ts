import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { accessTexts } from '#contract/people/access.ts';
import { type Refused, refused } from '#contract/values/outcome.ts';
import { answerToFault } from '#server/core/http/answer-to-fault.ts';
import { httpTexts } from '#server/core/http/http-texts.ts';
import type { Log } from '#server/core/http/log.ts';
import type { HostOwner, TenantLooks } from '#server/core/http/pages/tenant-look.ts';
import { problemOf, problemType, refusalFormFor } from '#server/core/http/problem.ts';
import type { HttpApp } from '#server/core/http/requests/http-env.ts';
import { isJson } from '#server/core/http/requests/read-body.ts';
import { isLoopback, type ProxyTrust, placeOf, type RequestPlace } from '#server/core/http/requests/request-origin.ts';
import { isFromOwnPages } from '#server/core/http/requests/same-origin.ts';
import { type HeaderSettings, type RouteClass, securityHeaders } from '#server/core/http/security-headers.ts';
import { statuses } from '#server/core/http/statuses.ts';
import type { NoteRequest } from '#server/core/metrics/timings.ts';
import { openRequestSpan } from '#server/core/tracing/spans.ts';
import { answerBrokenRequests } from './answer-broken-requests.ts';
import { discardRest } from './discard-rest.ts';

/** Context of a handler behind the dispatcher. A class, because each request builds one, and a literal with a getter costs more. */
export class Arrival {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly place: RequestPlace;
  #nonce: string | undefined;

  constructor(request: IncomingMessage, response: ServerResponse, place: RequestPlace) {
    this.request = request;
    this.response = response;
    this.place = place;
  }

  /** Few answers contain it, so it is generated on first use. */
  get nonce(): string {
    this.#nonce ??= randomBytes(16).toString('base64url');
    return this.#nonce;
  }

  /** True when the client disconnected before its request was complete. Reading the rest of it fails then, which is not our fault. */
  hasHungUp(): boolean {
    return this.request.destroyed && !this.request.complete;
  }
}

export type Handler = (arrival: Arrival) => Promise<void>;

/** The person and the tenant behind a request, for its line in the log. */
export interface Sender {
  readonly person?: string;
  readonly tenant?: string;
}

export interface ServeDeps {
  readonly app: HttpApp;
  readonly graphql: Handler | undefined;
  readonly identity: Handler | undefined;
  readonly looks: Pick<TenantLooks, 'byHost'>;
  readonly headers: HeaderSettings;
  readonly trust: ProxyTrust;
  /** Address at which this process reaches itself. */
  readonly loopbackUrl: () => string;
  readonly log: Log;
  readonly clock: () => Date;
  readonly noteRequest: NoteRequest;
  /** Asked when the request was answered. */
  readonly senderOf: (place: RequestPlace) => Sender;
  /** True while the last requests are accepted: each answer then ends its connection, so that the next request goes to another process. */
  readonly isStopping: () => boolean;
}

const graphqlPath = '/graphql';
const idpPath = '/idp';
/** Paths that are handled before the routes of the application. */
export const dispatchedPaths: readonly string[] = [graphqlPath, idpPath];

/** Every request passes here: resolution of the host, the headers of its class, one line in the log, and the only handler of faults. */
export function createListener(deps: ServeDeps): RequestListener {
  const handlers = { toHono: createHonoHandler(deps.app), setHeaders: createSetHeaders(deps.headers) };
  return (request, response) => {
    const started = deps.clock().getTime();
    const place = placeOf(request, deps.trust);
    request.url = targetOf(request);
    const path = request.url.split(/[?#]/, 1)[0] ?? '/';
    const arrival = new Arrival(request, response, place);
    const method = methodOf(request.method);
    const span = openRequestSpan({ ...place, method, route: routeOf(path) });
    response.on('close', () => {
      const ms = deps.clock().getTime() - started;
      const { writableFinished, headersSent, statusCode: status } = response;
      const { requestId, host } = place;
      const fields = {
        requestId,
        traceId: span.traceId,
        method: request.method,
        host,
        path: loggedPath(path),
        ms,
        ...deps.senderOf(place),
      };
      if (writableFinished) {
        deps.log.info('request', { ...fields, status });
        deps.noteRequest({ route: routeOf(path), method, status, seconds: ms / 1000 });
      } else if (!headersSent) deps.log.info('aborted', fields);
      span.end(headersSent ? status : undefined);
    });
    response.on('finish', () => discardRest(request));
    const answered = span.run(() => answer(deps, handlers, arrival, path));
    answered.catch((fault: unknown) => {
      if (arrival.hasHungUp()) return;
      const { refusal, headers } = answerToFault(deps.log, fault, {
        requestId: place.requestId,
        traceId: span.traceId,
        path: loggedPath(path),
      });
      if (response.headersSent) return void response.destroy();
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      sendRefusal(arrival, refusal);
    });
  };
}

interface Handlers {
  readonly toHono: Handler;
  readonly setHeaders: (routeClass: RouteClass, arrival: Arrival) => void;
}

async function answer(deps: ServeDeps, { toHono, setHeaders }: Handlers, arrival: Arrival, path: string): Promise<void> {
  const { request, response, place } = arrival;
  response.setHeader('x-request-id', place.requestId);
  if (deps.isStopping()) response.setHeader('connection', 'close');
  setHeaders(classOf(readByRoutes(path)), arrival);
  if (namesTwoHosts(request)) return sendRefusal(arrival, refused('InputInvalid', httpTexts.twoHosts));
  const owner = await deps.looks.byHost(place.host);
  if (path !== '/healthz' && path !== '/readyz' && isStranger(deps, owner, arrival)) return sendText(response, 421, httpTexts.unknownHost);
  if (request.url?.includes('%00') === true) return sendRefusal(arrival, refused('InputInvalid', httpTexts.unstorableAddress));
  if (path === graphqlPath && deps.graphql !== undefined) {
    const refusal = refuseGraphql(request, place);
    return refusal === undefined ? deps.graphql(arrival) : sendRefusal(arrival, refusal);
  }
  if (isBelowIdp(path)) {
    // Passwords are entered on the platform's host only, because a tenant decides where its own domain points.
    const isHere = deps.identity !== undefined && owner.kind !== 'tenant';
    return isHere ? deps.identity(arrival) : sendText(response, 404, accessTexts.notFound);
  }
  return toHono(arrival);
}

/** The headers of a class without a nonce are the same for every answer, so they are built once. */
function createSetHeaders(settings: HeaderSettings): Handlers['setHeaders'] {
  const kept = new Map<RouteClass, readonly (readonly [string, string])[]>();
  return (routeClass, arrival) => {
    const isFixed = routeClass !== 'identity' && routeClass !== 'reader';
    const headers = kept.get(routeClass) ?? Object.entries(securityHeaders(routeClass, settings, isFixed ? '' : arrival.nonce));
    if (isFixed) kept.set(routeClass, headers);
    for (const [name, value] of headers) arrival.response.setHeader(name, value);
  };
}

/** Origin and type are checked before the body is read. */
function refuseGraphql(request: IncomingMessage, place: RequestPlace): Refused | undefined {
  // Another site cannot add this header, and cookies are ignored with it.
  if (request.headers.authorization === undefined && !isFromOwnPages(originOf(request, place)))
    return refused('Forbidden', httpTexts.crossSite);
  if (request.method !== 'POST') return undefined;
  return isJson(request.headers['content-type']) ? undefined : refused('UnsupportedMedia', httpTexts.notJson);
}

/** A proxy may have used the other Host header (RFC 9112, section 3.2). */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((name, place) => place % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host').length > 1;
}

/** This process reaches itself by the loopback; all others by a known name. */
function isStranger({ loopbackUrl }: ServeDeps, owner: HostOwner, { request, place }: Arrival): boolean {
  if (owner.kind !== 'nobody') return false;
  const { remoteAddress, localAddress } = request.socket;
  const isSelf = (isLoopback(remoteAddress) || remoteAddress === localAddress) && place.host === new URL(loopbackUrl()).host;
  return !isSelf;
}

function createHonoHandler(app: HttpApp): Handler {
  // Making a listener costs next to nothing, and one for each request knows its arrival.
  return (arrival) => getRequestListener((request) => app.fetch(request, arrival))(arrival.request, arrival.response);
}

/** Node looks for requests past their time every half minute, unless told otherwise: slow senders would hold their connections as long. */
const timeLimits = { requestTimeout: 30_000, headersTimeout: 10_000, keepAliveTimeout: 65_000, connectionsCheckingInterval: 5_000 };

export function createHttpServer(listener: RequestListener): Server {
  const server = createServer({ ...timeLimits, maxHeaderSize: 16 * 1024 }, listener);
  answerBrokenRequests(server);
  server.maxRequestsPerSocket = 10_000;
  return server;
}

/** Paths below /api that answer with a page rendered by the server. */
const drawnPages: ReadonlySet<string> = new Set(['/api/login/confirm', '/api/callback', '/api/logout']);
const readerPath = '/api/docs';

/** Addresses by kind, for metrics. */
function routeOf(path: string): string {
  if (path === graphqlPath) return 'graphql';
  return classOf(readByRoutes(path));
}

const knownMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

function methodOf(method: string | undefined): string {
  return method !== undefined && knownMethods.has(method) ? method : 'other';
}

function classOf(path: string): RouteClass {
  if (path === readerPath) return 'reader';
  if (path === graphqlPath || path.startsWith('/api/') || path === '/api' || path === '/healthz' || path === '/readyz') {
    return drawnPages.has(path) ? 'identity' : 'api';
  }
  if (isBelowIdp(path)) return 'identity';
  return /\.(?!html$)[A-Za-z0-9]+$/.test(path) ? 'asset' : 'shell';
}

function isBelowIdp(path: string): boolean {
  return path === idpPath || path.startsWith(`${idpPath}/`);
}

function originOf(request: IncomingMessage, place: RequestPlace): Parameters<typeof isFromOwnPages>[0] {
  const site = request.headers['sec-fetch-site'];
  return {
    method: request.method ?? 'GET',
    secFetchSite: typeof site === 'string' ? site : undefined,
    origin: request.headers.origin,
    ownOrigin: place.ownOrigin,
  };
}

/** Path and query. A proxy may send the absolute URL (RFC 9112, section 3.2.2), which every reader of the path would have to cut. */
function targetOf({ url = '/' }: IncomingMessage): string {
  const target = url.replace(/^https?:\/\/[^/?#]*/i, '');
  return target.startsWith('/') ? target : `/${target}`;
}

/** True if decoding changes no character of it. */
const plainPath = /^(?:\/[A-Za-z0-9_-]+)+$/;

/** The path for routing, however it is spelled: without parent segments, and with encoded letters decoded. */
function readByRoutes(path: string): string {
  if (plainPath.test(path)) return path;
  const address = `http://localhost${path}`;
  if (!URL.canParse(address)) return path;
  const { pathname } = new URL(address);
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}

/** Never the query. Anything in a path that looks like a token is cut, too. */
function loggedPath(path: string): string {
  return path.slice(0, 200).replaceAll(/[A-Za-z0-9_-]{40,}/g, '…');
}

function sendRefusal({ request, response }: Arrival, refusal: Refused): void {
  const isProblem = refusalFormFor(request.headers.authorization, request.headers.accept) === 'problem';
  if (isProblem) sendBody(response, statuses[refusal.code], problemType, JSON.stringify(problemOf(refusal)));
  else sendText(response, statuses[refusal.code], refusal.message);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  sendBody(response, status, 'text/plain; charset=utf-8', text);
}

function sendBody(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
}
