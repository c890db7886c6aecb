import type { GraphQLParams, Plugin } from 'graphql-yoga';
import * as z from 'zod/mini';
import { graphqlHeader } from '#contract/sync/operations.ts';
import { pushLimit } from '#contract/sync/sync.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { httpTexts } from '#server/core/http/http-texts.ts';
import { parseStrictJson } from '#server/core/http/requests/strict-json.ts';
import { graphqlLimits } from '#server/edge/graphql/gate/limit-rules.ts';
import { readText } from '#server/edge/graphql/visit/read-text.ts';
import { refusalResponse } from '#server/edge/graphql/visit/refusal-response.ts';
import type { Visit, VisitContext } from '#server/edge/graphql/visit/visit.ts';

/** A push may be as large as its own limit; every other body has the limit of documents. */
const bodyLimit = pushLimit.bytes + graphqlLimits.documentBytes;

const Variables = z.nullable(z.record(z.string(), z.unknown()));

const Body = z.strictObject({
  query: z.string(),
  variables: z.optional(Variables),
  operationName: z.optional(z.nullable(z.string())),
});

/** Reads queries and mutations from the body of a POST, and live streams from the address of a GET, as strictly as a body of REST. */
export function useRequestParser(): Plugin<object, VisitContext> {
  return {
    onRequestParse: ({ serverContext: { visit }, setRequestParser, endResponse, fetchAPI }) => {
      const parse = parsers[visit.request.method ?? ''];
      if (parse === undefined) {
        visit.response.setHeader('allow', 'GET, POST');
        return endResponse(refusalResponse(fetchAPI, refused('MethodNotAllowed', httpTexts.methodNotAllowed)));
      }
      setRequestParser(async () => {
        const parsed = await parse(visit);
        return parsed.ok ? parsed.value : refusalResponse(fetchAPI, parsed);
      });
    },
  };
}

type Parse = (visit: Visit) => Promise<Outcome<GraphQLParams>>;

const parsers: Readonly<Record<string, Parse>> = { GET: parseAddress, POST: parseBody };

async function parseBody({ request }: Visit): Promise<Outcome<GraphQLParams>> {
  // No form or link of another site can add either header; a program has a token instead of the cookies that the header protects.
  if (request.headers[graphqlHeader] === undefined && request.headers.authorization === undefined) {
    return refused('Forbidden', httpTexts.graphqlHeaderMissing(graphqlHeader));
  }
  const text = await readText(request, bodyLimit);
  if (!text.ok) return text;
  const json = parseStrictJson(text.value);
  if (!json.ok) return json;
  const body = Body.safeParse(json.value);
  if (!body.success) return refused('InputInvalid', 'Send one operation: query, variables, operationName.');
  const { query, variables, operationName } = body.data;
  if (Buffer.byteLength(text.value) > graphqlLimits.documentBytes && !query.startsWith('mutation pushCommands(')) {
    return refused('TooLarge', httpTexts.tooLarge(graphqlLimits.documentBytes));
  }
  return done(paramsOf(query, variables, operationName));
}

async function parseAddress({ request }: Visit): Promise<Outcome<GraphQLParams>> {
  if (!request.headers.accept?.includes('text/event-stream')) return refused('InputInvalid', 'Only live streams are opened by GET.');
  // The browser reports the origin of a stream request; a client that does not report it has no cookie to abuse across sites.
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return refused('Forbidden', httpTexts.crossSite);
  const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const text = searchParams.get('variables') ?? '';
  const read = parseStrictJson(text === '' ? 'null' : text);
  const variables = Variables.safeParse(read.ok ? read.value : '');
  if (!variables.success) return refused('InputInvalid', httpTexts.invalidField('variables'));
  return done(paramsOf(searchParams.get('query') ?? '', variables.data, searchParams.get('operationName')));
}

function paramsOf(
  query: string,
  variables: Readonly<Record<string, unknown>> | null | undefined,
  operationName: string | null | undefined,
): GraphQLParams {
  return { query, variables: variables ?? {}, ...(operationName === null || operationName === undefined ? {} : { operationName }) };
}
