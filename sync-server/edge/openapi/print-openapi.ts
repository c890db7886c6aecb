import { webhookEvents } from '#contract/pages/webhooks.ts';
import { apiScopes, apiScopeTexts } from '#contract/people/api-tokens.ts';
import { scopesOf } from '#server/core/access/api-scopes.ts';
import { permissions } from '#server/core/access/permissions.ts';
import type { Rule } from '#server/core/access/rule.ts';
import { Problem, problemType } from '#server/core/http/problem.ts';
import { sessionCookieName } from '#server/core/http/requests/cookies.ts';
import type { RestEntry } from '#server/core/http/requests/rest-entry.ts';
import { callRules } from './call-rules.ts';
import { inputShape, type JsonSchema, pathParameters } from './json-schema.ts';
import { type OutputSchemas, printOutputSchemas } from './output-schemas.ts';
import { tagSentences } from './tags.ts';
import { printWebhooks } from './webhooks.ts';

type Node = Readonly<Record<string, unknown>>;

/** The table of calls as an OpenAPI 3.1 document, whose schemas are the JSON Schema of our inputs. */
export function printOpenapi(entries: readonly RestEntry[], serverUrl: string): Node {
  const paths: Record<string, Record<string, Node>> = {};
  const answered = entries.flatMap(({ output }) => (output === undefined ? [] : [output]));
  const outputs = printOutputSchemas([...answered, Problem, ...webhookEvents.map(({ payload }) => payload)]);
  for (const entry of entries) paths[entry.path] = { ...paths[entry.path], [entry.method.toLowerCase()]: operationOf(entry, outputs) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Financial calculators for tenants',
      version: '1',
      description: callRules.join('\n\n'),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    tags: [...new Set(entries.map(tagOf))].map((name) => ({ name, description: tagSentences[name] })),
    servers: [{ url: serverUrl }],
    paths,
    webhooks: printWebhooks(outputs),
    components: {
      schemas: outputs.components,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookieName({ https: serverUrl.startsWith('https:') }) },
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'tok_…', description: scopeSentences },
      },
      responses: { Refusal: refusalOf(outputs) },
    },
  };
}

/** The declared name, such as listPlans. Without one, POST /api/admin/tenants/{id} becomes post-api-admin-tenants-id. */
export function operationIdOf({ method, path, id }: Pick<RestEntry, 'method' | 'path' | 'id'>): string {
  return id ?? `${method.toLowerCase()}${path.replaceAll(/[{}]/g, '').replaceAll('/', '-')}`;
}

function operationOf(entry: RestEntry, outputs: OutputSchemas): Node {
  const rule: Rule = permissions[entry.operation];
  const isOpen = entry.signedBody || rule.may.includes('anyone');
  const { properties, required } = inputShape(entry);
  const inPath = pathParameters(entry.path);
  const others = Object.keys(properties).filter((name) => !inPath.includes(name));
  const hasBody = entry.method !== 'GET' && entry.method !== 'DELETE' && others.length > 0;
  const parameters = [
    ...inPath.map((name) => ({ name, in: 'path', required: true, schema: properties[name] ?? { type: 'string' } })),
    ...(hasBody ? [] : others.map((name) => ({ name, in: 'query', required: required.includes(name), schema: properties[name] ?? {} }))),
  ];
  return {
    operationId: operationIdOf(entry),
    summary: entry.summary,
    description: rule.sentence,
    tags: [tagOf(entry)],
    security: isOpen ? [] : securityOf(entry),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(hasBody ? { requestBody: bodyOf(properties, required, others) } : {}),
    responses: {
      200: { description: 'Done', content: { 'application/json': { ...schemaOf(entry, outputs), example: entry.example } } },
      ...(isOpen ? {} : { 401: refusal, 403: refusal }),
      400: refusal,
      404: refusal,
      default: refusal,
    },
  };
}

/** The domain of the call. */
function tagOf({ operation }: RestEntry): string {
  return operation.split('.')[0] ?? operation;
}

function schemaOf({ output }: RestEntry, outputs: OutputSchemas): Node {
  return output === undefined ? {} : { schema: outputs.schemaOf(output) };
}

/** Each scope that includes the call is enough for a token. A call in no scope takes a session only. */
function securityOf({ operation }: RestEntry): readonly Node[] {
  return [{ session: [] }, ...scopesOf(operation).map((scope) => ({ token: [scope] }))];
}

const scopeSentences = [
  'A token that an administrator of a tenant makes. Each call names the scope that its token needs; a call that names none takes no token.',
  ...apiScopes.map((scope) => `${scope}: ${apiScopeTexts[scope]}.`),
].join('\n\n');

/** A program with a token, or with this type in its Accept header, gets a problem. Everybody else gets the sentence alone. */
function refusalOf(outputs: OutputSchemas): Node {
  const content = { [problemType]: { schema: outputs.schemaOf(Problem) }, 'text/plain': { schema: { type: 'string' } } };
  const headers = { 'X-Answer-Code': { description: 'The code of the refusal.', schema: { type: 'string' } } };
  return { description: 'What is wrong: a problem for programs (RFC 9457), a sentence for browsers.', headers, content };
}

const refusal = { $ref: '#/components/responses/Refusal' };

function bodyOf(properties: Readonly<Record<string, JsonSchema>>, required: readonly string[], names: readonly string[]): Node {
  const schema = {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, properties[name]])),
    required: names.filter((name) => required.includes(name)),
    additionalProperties: false,
  };
  return { required: schema.required.length > 0, content: { 'application/json': { schema } } };
}
