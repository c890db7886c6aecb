import { randomUUID } from 'node:crypto';
import { defaultGlobalStyles } from '#contract/pages/landing-pages.ts';
import type { RestEntry } from '#server/core/http/requests/rest-entry.ts';
import { inputShape, type JsonSchema } from './json-schema.ts';

/** Values that the schema alone does not determine, by the name of the field. */
const byName: Readonly<Record<string, () => unknown>> = {
  role: () => 'user',
  email: () => `someone-${randomUUID()}@example.com`,
  billingEmail: () => 'billing@example.com',
  name: () => `Example ${randomUUID().slice(0, 8)}`,
  firstName: () => 'Ann',
  lastName: () => 'Archer',
  password: () => 'Right-pass-1',
  token: () => 'A'.repeat(43),
  job: () => 'mails',
  build: () => 'DV0WTNnz',
  trafficSplit: () => 50,
  goal: () => 'send',
  subdomain: () => `s-${randomUUID().slice(0, 18)}`,
  domain: () => `d-${randomUUID()}.example.com`,
  // In one word: a group such as "2fa7" would read like a second step of a sign-in.
  path: () => `/p-${randomUUID().replaceAll('-', '')}`,
  unpublishAt: () => null,
  icons: () => null,
  code: () => `C${randomUUID().slice(0, 12)}`.toUpperCase(),
  basePrice: () => '10.00',
  value: () => 10,
  migrationSQL: () => '-- nothing',
  invitations: () => [{ email: `someone-${randomUUID()}@example.com`, role: 'user' }],
  url: () => 'https://crm.example.com/leads',
  scopes: () => ['calculators:read'],
  results: () => [{ label: 'Payment', text: '$503.39' }],
  config: () => ({ name: 'Page', components: [], globalStyles: defaultGlobalStyles, seo: { title: 'T', description: 'D', keywords: 'K' } }),
};

/** A body that the call accepts: every required field, and the optional fields named in `including`. */
export function exampleInput(entry: Pick<RestEntry, 'input'>, including: readonly string[] = []): Record<string, unknown> {
  const { properties, required } = inputShape(entry);
  const names = Object.keys(properties).filter((name) => required.includes(name) || including.includes(name));
  return Object.fromEntries(names.map((name) => [name, exampleValue(name, properties[name] ?? {})]));
}

function exampleValue(name: string, schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  const known = byName[name];
  if (known !== undefined) return known();
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  for (const options of [schema.anyOf, schema.oneOf]) {
    if (Array.isArray(options)) return exampleValue(name, options[0]);
  }
  if (schema.format === 'uuid') return randomUUID();
  if (schema.format === 'date-time') return '2030-01-01T00:00:00.000Z';
  switch (schema.type) {
    case 'string':
      return 'Example text'.padEnd(Number(schema.minLength ?? 0), '.').slice(0, Number(schema.maxLength ?? 100));
    case 'integer':
    case 'number':
      return Math.max(1, Number(schema.minimum ?? 1));
    case 'boolean':
      return true;
    case 'array':
      return [];
    default:
      return {};
  }
}
