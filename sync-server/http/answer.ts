import { hash } from 'node:crypto';
import { codeHeader, type Outcome, type RefusalCode, type Refused } from '#contract/values/outcome.ts';
import { textResponse } from './pages/text-response.ts';
import { statuses } from './statuses.ts';

/** An outcome as an HTTP response: JSON, or the plain message with the status of its code. */
export interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Set for a refusal. */
  readonly code?: RefusalCode;
}

export function answerOf(outcome: Outcome<unknown>): Answer {
  if (!outcome.ok) {
    const { code, message, retryAfterSeconds } = outcome;
    const headers = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
    return { status: statuses[code], contentType: 'text/plain; charset=utf-8', text: message, code, headers };
  }
  if (outcome.value === undefined) return { status: 204, contentType: '', text: '' };
  return { status: 200, contentType: 'application/json; charset=utf-8', text: JSON.stringify(outcome.value) };
}

export function respond(
  { status, contentType, text, code, headers: own }: Answer,
  headers: Readonly<Record<string, string>> = {},
): Response {
  if (status === 204) return new Response(null, { status, headers: { ...headers } });
  return textResponse(text, {
    status,
    headers: { 'content-type': contentType, ...(code === undefined ? {} : { [codeHeader]: code }), ...own, ...headers },
  });
}

export function refuse(refusal: Refused, headers: Readonly<Record<string, string>> = {}): Response {
  return respond(answerOf(refusal), headers);
}

/** A client that requests the same content again gets "not modified". */
export function respondToReader(answer: Answer, ifNoneMatch: string | null): Response {
  if (answer.status !== 200) return respond(answer);
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
