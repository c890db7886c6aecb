import { lookup } from 'node:dns';
import { type RequestOptions, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { isOwnComputer, webhookTexts } from '#contract/pages/webhooks.ts';
import { isPublicAddress } from './public-address.ts';

/** The answer of a tenant's system, or the reason why there was none. */
export type PostAnswer =
  | { readonly kind: 'answer'; readonly status: number; readonly text: string }
  | { readonly kind: 'none'; readonly reason: string };

export interface PostOptions {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** In development a receiver may run on the same computer. */
  readonly allowsOwnComputer: boolean;
  readonly longestMs?: number;
}

const longestMs = 10_000;
const mostAnswerBytes = 2_000;

type Lookup = NonNullable<RequestOptions['lookup']>;

/** Resolves a name and refuses it if any of its addresses is private. The connection goes to an address that was checked. */
const lookUpPublic: Lookup = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (fault, addresses) => {
    if (fault !== null) return callback(fault, '', 0);
    const [first] = addresses;
    if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new Error(webhookTexts.privateAddress), '', 0);
    }
    if (options.all === true) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

/**
 * Sends a body to an address that a tenant has entered. It never reaches a private network: names are checked when they are resolved,
 * written addresses at once, and redirects are not followed. A silent receiver is left after ten seconds, a
 * talkative one after 2 KB. An answer that has begun counts with its status, even if it never ends.
 */
export function postBody(url: string, options: PostOptions): Promise<PostAnswer> {
  const none = (reason: string): PostAnswer => ({ kind: 'none', reason: reason.slice(0, 300) });
  if (!URL.canParse(url)) return Promise.resolve(none(webhookTexts.url));
  const { protocol, hostname } = new URL(url);
  const isNear = options.allowsOwnComputer && isOwnComputer(url);
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (!isNear && (protocol !== 'https:' || (isIP(literal) !== 0 && !isPublicAddress(literal)))) {
    return Promise.resolve(none(webhookTexts.privateAddress));
  }
  const { body } = options;
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'webhook-sender/1',
    ...options.headers,
  };
  return new Promise((resolve) => {
    let leave = (): void => resolve(none(webhookTexts.noAnswer));
    const timer = setTimeout(() => {
      leave();
      sent.destroy();
    }, options.longestMs ?? longestMs);
    const send = isNear ? requestHttp : requestHttps;
    const sent = send(url, { method: 'POST', headers, agent: false, ...(isNear ? {} : { lookup: lookUpPublic }) }, (answer) => {
      const status = answer.statusCode ?? 0;
      const parts: Buffer[] = [];
      let length = 0;
      const end = () => {
        clearTimeout(timer);
        sent.destroy();
        resolve({ kind: 'answer', status, text: Buffer.concat(parts).subarray(0, mostAnswerBytes).toString('utf8') });
      };
      leave = end;
      answer.on('data', (part: Buffer) => {
        parts.push(part);
        length += part.length;
        if (length >= mostAnswerBytes) end();
      });
      answer.on('end', end);
      answer.on('error', end);
    });
    sent.on('error', (fault) => {
      clearTimeout(timer);
      resolve(none(fault.message));
    });
    sent.end(body);
  });
}
