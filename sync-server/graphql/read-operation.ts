import type { IncomingMessage } from 'node:http';
import * as z from 'zod/mini';
import { graphqlHeader } from '#contract/operations.ts';
import { done, type Outcome, refused } from '#contract/outcome.ts';
import { pushLimit } from '#contract/sync.ts';
import { httpTexts } from '#server/http/http-texts.ts';
import { parseStrictJson } from '#server/http/strict-json.ts';
import { graphqlLimits } from './limit-rules.ts';
import { readText } from './read-text.ts';

/** One operation as it was sent. */
export interface SentOperation {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>> | null | undefined;
  readonly operationName?: string | null | undefined;
}

/** A push may be as large as its limit; every other body stays below the limit of documents. */
const bodyLimit = pushLimit.bytes + graphqlLimits.documentBytes;

const Variables = z.nullable(z.record(z.string(), z.unknown()));

const Body = z.strictObject({
  query: z.string(),
  variables: z.optional(Variables),
  operationName: z.optional(z.nullable(z.string())),
});

/** Reads the body of a POST. */
export async function readOperation(request: IncomingMessage): Promise<Outcome<SentOperation, 'Forbidden' | 'TooLarge' | 'InputInvalid'>> {
  if (request.headers[graphqlHeader] === undefined) return refused('Forbidden', httpTexts.graphqlHeaderMissing(graphqlHeader));
  const text = await readText(request, bodyLimit);
  if (!text.ok) return text;
  const json = parseStrictJson(text.value);
  if (!json.ok) return json;
  const body = Body.safeParse(json.value);
  if (!body.success) return refused('InputInvalid', 'Send one operation: query, variables, operationName.');
  if (Buffer.byteLength(text.value) > graphqlLimits.documentBytes && !body.data.query.startsWith('mutation pushCommands(')) {
    return refused('TooLarge', httpTexts.tooLarge(graphqlLimits.documentBytes));
  }
  return done(body.data);
}

/** Reads the address by which a live stream is opened, as strictly as a body. */
export function readStream(request: IncomingMessage): Outcome<SentOperation, 'Forbidden' | 'InputInvalid'> {
  if (!request.headers.accept?.includes('text/event-stream')) return refused('InputInvalid', 'Only live streams are opened by GET.');
  if (!isOwnStream(request)) return refused('Forbidden', httpTexts.crossSite);
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const operation = { query: searchParams.get('query') ?? '', operationName: searchParams.get('operationName') };
  const text = searchParams.get('variables');
  if (text === null || text === '') return done(operation);
  const read = parseStrictJson(text);
  const variables = read.ok ? Variables.safeParse(read.value) : undefined;
  if (variables?.success !== true) return refused('InputInvalid', httpTexts.invalidField('variables'));
  return done({ ...operation, variables: variables.data });
}

/** The browser says where a stream is opened from; one that does not say has no cookie to offer across sites. */
function isOwnStream(request: IncomingMessage): boolean {
  const site = request.headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin';
}
