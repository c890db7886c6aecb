import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { restTable } from '#server/wiring/rest-table.ts';
import { documentedCalls } from './documented-calls.ts';
import { exampleInput } from './example-input.ts';
import { inputShape, pathParameters } from './json-schema.ts';
import { openapiPage, readerFiles } from './openapi-page.ts';
import { operationIdOf, printOpenapi } from './print-openapi.ts';

const calls = restTable.map(({ method, path }) => `${method} ${path}`);
const printed = JSON.parse(JSON.stringify(printOpenapi(restTable, 'https://app.example')));

describe('the table of calls', () => {
  test('there are forty-two documented calls', () => {
    expect(new Set(documentedCalls).size).toBe(42);
  });

  for (const call of documentedCalls) {
    test(`[R-CALL-49] ${call} is in the table and in the description`, () => {
      expect(calls).toContain(call);
      const [method = '', path = ''] = call.split(' ');
      const entry = restTable.find((known) => known.method === method && known.path === path);
      expect(printed.paths[path][method.toLowerCase()].operationId).toBe(entry && operationIdOf(entry));
    });
  }

  for (const entry of restTable) {
    test(`${entry.method} ${entry.path} has a summary, an example without gaps, and a field for each parameter of its path`, () => {
      expect(entry.summary).toMatch(/^[A-Z].{3,}[^.]$/);
      expect(JSON.parse(JSON.stringify({ example: entry.example }))).toHaveProperty('example');
      expect(gapsIn(entry.example)).toEqual([]);
      for (const name of pathParameters(entry.path)) expect(Object.keys(inputShape(entry).properties)).toContain(name);
      if (entry.output !== undefined) expect(z.encode(entry.output, entry.example)).toBeDefined();
      if (!entry.signedBody) expect(entry.input.safeParse(exampleInput(entry, ['value'])).error?.issues ?? []).toEqual([]);
    });
  }
});

describe('the description', () => {
  test('is OpenAPI 3.1, names each call once, and has no dangling reference', () => {
    expect(printed.openapi).toBe('3.1.0');
    const ids = restTable.map(operationIdOf);
    expect([...new Set(ids)]).toEqual(ids);
    for (const reference of JSON.stringify(printed).matchAll(/"\$ref":"([^"]+)"/g)) {
      const parts = (reference[1] ?? '').replace('#/', '').split('/');
      expect(parts.reduce((node, part) => node?.[part], printed)).toBeDefined();
    }
  });

  test('describes the domain of each call', () => {
    for (const { name, description } of printed.tags) expect([name, description]).toEqual([name, expect.stringMatching(/^[A-Z].+\.$/)]);
    const domains = restTable.map(({ operation }) => operation.split('.')[0]);
    expect(new Set(printed.tags.map(({ name }: { readonly name: string }) => name))).toEqual(new Set(domains));
  });

  test('tells a stranger how a call is made: where it comes from, the cookie, the keys, GraphQL', () => {
    for (const word of [
      'Sec-Fetch-Site: same-origin',
      'Origin',
      'Idempotency-Key',
      'If-None-Match',
      'x-app-request',
      '/api/login',
      '1024 KB',
      '24 hours',
    ]) {
      expect(printed.info.description).toContain(word);
    }
    expect(printed.components.securitySchemes.session.name).toBe('__Host-sid');
    expect(JSON.stringify(printOpenapi(restTable, 'http://localhost:4000'))).toContain('"name":"sid"');
  });

  test('as a page loads files of this server alone, each script and style with the nonce of the answer', () => {
    const html = openapiPage('abc');
    const addresses = [...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, address = '']) => address);
    expect(addresses.filter((address) => !address.startsWith('/api/') && address !== 'data:,')).toEqual([]);
    for (const name of readerFiles) expect(addresses).toContain(`/api/docs/${name}`);
    expect(html.match(/<(?:script|style)(?! nonce="abc")/g)).toBeNull();
    expect(html).not.toMatch(/ on\w+=| style="/i);
  });
});

/** Paths in an example whose value is undefined, which JSON would leave out. */
function gapsIn(value: unknown, path = 'example'): readonly string[] {
  if (value === undefined) return [path];
  if (Array.isArray(value)) return value.flatMap((item, place) => gapsIn(item, `${path}[${place}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => gapsIn(member, `${path}.${name}`));
}
