import { permissions } from '#server/access/permissions.ts';
import { escapeHtml } from '#server/http/app-shell.ts';
import type { RestEntry } from '#server/http/rest-entry.ts';
import { callRules } from './call-rules.ts';
import { inputShape, type JsonSchema, pathParameters } from './json-schema.ts';
import { operationIdOf } from './print-openapi.ts';

/** The calls to read: one page without scripts and without anything from elsewhere. */
export function openapiPage(entries: readonly RestEntry[], nonce: string): string {
  const sections = [...new Set(entries.map(sectionOf))].map((section) => {
    const own = entries.filter((entry) => sectionOf(entry) === section);
    return `<section aria-labelledby="s-${escapeHtml(section)}"><h2 id="s-${escapeHtml(section)}">${escapeHtml(section)}</h2>${own.map(callOf).join('')}</section>`;
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Calls</title>
<style nonce="${nonce}">${style}</style></head>
<body><main><h1>Calls</h1>
<ul>${callRules.map((rule) => `<li>${escapeHtml(rule)}</li>`).join('')}</ul>
<p>The same as <a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
${sections.join('\n')}</main></body></html>`;
}

function sectionOf({ operation }: RestEntry): string {
  return operation.split('.')[0] ?? '';
}

function callOf(entry: RestEntry): string {
  const { properties, required } = inputShape(entry);
  const rows = Object.entries(properties).map(([name, schema]) => {
    const place = pathParameters(entry.path).includes(name)
      ? 'path'
      : entry.method === 'GET' || entry.method === 'DELETE'
        ? 'query'
        : 'body';
    const need = required.includes(name) ? 'required' : 'optional';
    return `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${place}</td><td>${need}</td><td>${escapeHtml(typeOf(schema))}</td></tr>`;
  });
  const table =
    rows.length === 0
      ? ''
      : `<table><thead><tr><th scope="col">Name</th><th scope="col">In</th><th scope="col">Needed</th><th scope="col">Kind</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return `<article id="${operationIdOf(entry)}"><h3><code>${entry.method} ${escapeHtml(entry.path)}</code></h3>
<p>${escapeHtml(entry.summary)}. ${escapeHtml(permissions[entry.operation].sentence)}</p>${table}
<details><summary>A good answer</summary><pre>${escapeHtml(JSON.stringify(entry.example, null, 2) ?? '')}</pre></details></article>`;
}

function typeOf(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return schema.enum.join(', ');
  if (Array.isArray(schema.anyOf)) return schema.anyOf.map((part: JsonSchema) => typeOf(part)).join(' or ');
  if (Array.isArray(schema.type)) return schema.type.join(' or ');
  const bounds = [
    schema.minLength === undefined ? '' : `at least ${String(schema.minLength)} characters`,
    schema.maxLength === undefined ? '' : `at most ${String(schema.maxLength)} characters`,
    typeof schema.minimum === 'number' ? `from ${schema.minimum}` : '',
  ].filter((bound) => bound !== '');
  return [String(schema.format ?? schema.type ?? 'any'), ...bounds].join(', ');
}

const style = `
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem; }
article { border-top: 1px solid #8886; padding: 1rem 0; }
h3 { margin: 0; font-size: 1rem; overflow-wrap: anywhere; }
table { border-collapse: collapse; } th, td { text-align: left; padding: .2rem 1rem .2rem 0; font-weight: 400; }
pre { overflow-x: auto; padding: 1rem; background: #8881; }
`;
