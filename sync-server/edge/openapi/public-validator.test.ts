import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { webhookEvents } from '#contract/pages/webhooks.ts';
import { apiScopes } from '#contract/people/api-tokens.ts';
import { refusalCodes, refused } from '#contract/values/outcome.ts';
import { isInScope } from '#server/core/access/api-scopes.ts';
import { problemOf, problemTitles } from '#server/core/http/problem.ts';
import { restTable } from '#server/wiring/rest-table.ts';
import { operationIdOf, printOpenapi } from './print-openapi.ts';
import { problemsPage } from './problems-page.ts';

const printed = JSON.parse(JSON.stringify(printOpenapi(restTable, 'https://app.example')));

describe('the document', () => {
  test('is valid by the published schema of OpenAPI 3.1', async () => {
    expect(await new Validator().validate(structuredClone(printed))).toEqual({ valid: true });
  });

  test('with an unknown kind of authentication is refused by the same validator', async () => {
    const broken = structuredClone(printed);
    broken.components.securitySchemes.token.type = 'nothing';
    expect((await new Validator().validate(broken)).valid).toBe(false);
  });

  test('names the scopes that include each call, and a session', () => {
    for (const entry of restTable) {
      const { security } = printed.paths[entry.path][entry.method.toLowerCase()];
      if (security.length === 0) continue;
      const scopes = apiScopes.filter((scope) => isInScope([scope], entry.operation));
      expect([operationIdOf(entry), security]).toEqual([
        operationIdOf(entry),
        [{ session: [] }, ...scopes.map((name) => ({ token: [name] }))],
      ]);
    }
    expect(printed.paths['/api/tenant/users'].get.security).toEqual([{ session: [] }, { token: ['team:read'] }]);
    expect(printed.paths['/api/tenant/api-tokens'].post.security).toEqual([{ session: [] }]);
    for (const scope of apiScopes) expect(printed.components.securitySchemes.token.description).toContain(`${scope}: `);
  });
});

function validateBy(name: string) {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'openapi.json', components: printed.components });
  return ajv.compile({ $ref: `openapi.json#/components/schemas/${name}` });
}

describe('a problem', () => {
  test.each(refusalCodes)('of the code %s has the form of its schema, and a line of its own on the page of problems', (code) => {
    const validate = validateBy('Problem');
    const problem = problemOf(refused(code, 'A sentence', { name: 'Name is required' }));
    expect([validate(problem), validate.errors]).toEqual([true, null]);
    expect(validate({ ...problem, status: 'none' })).toBe(false);
    expect(problemsPage()).toContain(`<dt id="${problem.type.split('#')[1]}">`);
    expect(problemsPage()).toContain(problemTitles[code]);
  });

  test('is the answer of every refusal, beside the sentence for browsers', () => {
    expect(Object.keys(printed.components.responses.Refusal.content)).toEqual(['application/problem+json', 'text/plain']);
  });
});

test.each(webhookEvents)('the event $type is described with its payload and the headers that sign it', ({ type }) => {
  const { post } = printed.webhooks[type];
  const names = post.parameters.map(({ name }: { readonly name: string }) => name);
  expect(names).toEqual(['webhook-id', 'webhook-timestamp', 'webhook-signature']);
  const { schema, example } = post.requestBody.content['application/json'];
  const validate = validateBy(schema.$ref.split('/').at(-1));
  expect([validate(example), validate.errors]).toEqual([true, null]);
});
