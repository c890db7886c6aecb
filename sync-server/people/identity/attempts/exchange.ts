import type { IncomingMessage, ServerResponse } from 'node:http';
import { httpTexts } from '#server/core/http/http-texts.ts';
import type { RequestPlace } from '#server/core/http/requests/request-origin.ts';
import { isFromOwnPages } from '#server/core/http/requests/same-origin.ts';
import { isUnstorable } from '#server/core/http/requests/strict-json.ts';
import { statuses } from '#server/core/http/statuses.ts';

/** One request to a page that the identity provider renders. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly place: RequestPlace;
  readonly nonce: string;
}

type Headers = Readonly<Record<string, string | readonly string[]>>;

const formLimit = 8 * 1024;

/** A form sent by one of our own pages, or undefined after a refusal. */
export async function readSentForm(exchange: Exchange): Promise<URLSearchParams | undefined> {
  const { request, response } = exchange;
  if (!isOwnForm(exchange)) return refuseForm(response, 403, 'Forbidden');
  let text = '';
  request.setEncoding('utf8');
  // A request that is destroyed while it arrives takes the refusal with it.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    text += String(chunk);
    if (text.length > formLimit) return refuseForm(response, 413, 'Too large');
  }
  const form = new URLSearchParams(text);
  return [...form.values()].some(isUnstorable) ? refuseForm(response, statuses.InputInvalid, httpTexts.unstorable) : form;
}

function refuseForm(response: ServerResponse, status: number, text: string): undefined {
  sendText(response, status, text);
  return undefined;
}

function isOwnForm({ request, place }: Exchange): boolean {
  const site = request.headers['sec-fetch-site'];
  return isFromOwnPages({
    method: 'POST',
    secFetchSite: typeof site === 'string' ? site : undefined,
    origin: request.headers.origin,
    ownOrigin: place.ownOrigin,
  });
}

export function isReading({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

export function sendHtml({ request, response }: Exchange, status: number, html: string, headers: Headers = {}): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...copyOf(headers) });
  response.end(request.method === 'HEAD' ? undefined : html);
}

export function sendText(response: ServerResponse, status: number, text: string, headers: Headers = {}): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...copyOf(headers) }).end(text);
}

export function refuseMethod(response: ServerResponse): void {
  sendText(response, 405, 'Method not allowed', { allow: 'GET, HEAD, POST' });
}

export function redirect(response: ServerResponse, location: string, headers: Headers = {}): void {
  response.writeHead(303, { location, ...copyOf(headers) }).end();
}

function copyOf(headers: Headers): Record<string, string | string[]> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? value : [...value]]));
}
