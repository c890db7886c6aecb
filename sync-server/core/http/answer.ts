import { hash } from 'node:crypto';
import { codeHeader, type Outcome, type Refused } from '#contract/values/outcome.ts';
import { problemOf, problemType, type RefusalForm } from './problem.ts';
import { statuses } from './statuses.ts';

/** An outcome as an HTTP response: JSON, or the plain message with the status of its code. */
export interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The refusal behind `text`, with its code and fields. */
  readonly refusal?: Refused;
}

export function answerOf(outcome: Outcome<unknown>): Answer {
  if (!outcome.ok) {
    const { code, message, retryAfterSeconds } = outcome;
    const headers = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
    return { status: statuses[code], contentType: 'text/plain; charset=utf-8', text: message, refusal: outcome, headers };
  }
  if (outcome.value === undefined) return { status: 204, contentType: '', text: '' };
  return { status: 200, contentType: 'application/json; charset=utf-8', text: JSON.stringify(outcome.value) };
}

export function respond(
  { status, contentType, text, refusal, headers: own }: Answer,
  headers: Readonly<Record<string, string>> = {},
  form: RefusalForm = 'sentence',
): Response {
  if (status === 204) return new Response(null, { status, headers: { ...headers } });
  if (refusal === undefined) return new Response(text, { status, headers: { 'content-type': contentType, ...own, ...headers } });
  const [type, body] = form === 'problem' ? [problemType, JSON.stringify(problemOf(refusal))] : [contentType, text];
  return new Response(body, { status, headers: { 'content-type': type, [codeHeader]: refusal.code, ...own, ...headers } });
}

export function refuse(refusal: Refused, headers: Readonly<Record<string, string>> = {}, form: RefusalForm = 'sentence'): Response {
  return respond(answerOf(refusal), headers, form);
}

/** A client that requests the same content again gets "not modified". */
export function respondToReader(answer: Answer, ifNoneMatch: string | null, form: RefusalForm): Response {
  if (answer.status !== 200) return respond(answer, {}, form);
  const etag = etagOf(answer.text);
  return matchesEtag(ifNoneMatch, etag) ? new Response(null, { status: 304, headers: { etag } }) : respond(answer, { etag });
}

export function etagOf(content: string | Uint8Array): string {
  return `"${hash('sha256', content, 'base64url').slice(0, 27)}"`;
}

export function matchesEtag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  const tags = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes(etag) || tags.includes('*');
}
