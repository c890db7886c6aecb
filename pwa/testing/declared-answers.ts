import * as z from 'zod/mini';
import type { ListCall, SingleCall } from '#app/device/calls/call.ts';
import { InvitationLook } from '#contract/people/account.ts';
import { type PulledRows, pulledSchema } from './pulled-schemas.ts';

type DeclaredCall = SingleCall<unknown> | ListCall<unknown>;

/** Loaded with the first answer: the modules of the contract read the language, which a test may choose before. */
const files = import.meta.glob<Readonly<Record<string, DeclaredCall>>>('../device/calls/**/*.gen.ts');

async function declaredCalls(): Promise<readonly DeclaredCall[]> {
  const loaded = await Promise.all(Object.values(files).map((load) => load()));
  return [verifyInvitation, ...loaded.flatMap((file) => Object.values(file))];
}

/** Declared without a REST call, because its path also answers browsers with a page. */
const verifyInvitation = { method: 'GET', path: '/api/auth/verify-invitation', output: InvitationLook } as const;

/** Calls that no operation declares, because their answer is a stream or a secret that is shown once. */
const undeclared: readonly RegExp[] = [/^\/api\/tenant\/explanations$/, /^\/api\/things\//];

const violations: string[] = [];

/** Answers and rows of tests that the server could not send, since the last call. */
export function drainViolations(): readonly string[] {
  return violations.splice(0);
}

/** Notes a successful JSON answer that the declared schema of its call would not produce. */
export async function checkAnswer(method: string, address: string, response: Response): Promise<Response> {
  const path = address.split('?')[0] ?? '';
  if (!response.ok || !path.startsWith('/api/') || undeclared.some((pattern) => pattern.test(path))) return response;
  const call = (await declaredCalls()).find((known) => known.method === method && matches(known.path, path));
  if (call === undefined) violations.push(`${method} ${path}: no operation declares this call`);
  else recordDifference(`${method} ${path}`, 'row' in call ? z.array(call.row) : call.output, await response.clone().json());
  return response;
}

/** Notes a body that the schema does not read, or would write differently. */
function recordDifference(name: string, schema: z.ZodMiniType<unknown>, body: unknown): void {
  const read = schema.safeParse(body);
  if (!read.success) {
    violations.push(`${name}: ${read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`);
    return;
  }
  const written: unknown = JSON.parse(JSON.stringify(encoded(schema, read.data)));
  const difference = firstDifference(written, body);
  if (difference !== undefined) violations.push(`${name}: the server does not send ${difference}`);
}

/** Notes each row that the server does not send to devices in this form. */
export function checkRows(rows: PulledRows): void {
  for (const [kind, list = []] of Object.entries(rows)) {
    for (const row of list) recordDifference(`row ${kind}`, pulledSchema(kind, row), row);
  }
}

/** A schema that reads with a one-way transform, such as the trimming of a page's texts, writes its values as they are. */
function encoded(schema: z.ZodMiniType<unknown>, value: unknown): unknown {
  try {
    return z.encode(schema, value);
  } catch {
    return value;
  }
}

function matches(template: string, path: string): boolean {
  const parts = template.split('/');
  const given = path.split('/');
  return parts.length === given.length && parts.every((part, at) => part === given[at] || (part.startsWith('{') && given[at] !== ''));
}

/** The first place at which the body differs from what the schema writes, such as "[0].nickname". */
function firstDifference(written: unknown, body: unknown, at = ''): string | undefined {
  if (typeof body !== 'object' || body === null || typeof written !== 'object' || written === null)
    return Object.is(written, body) ? undefined : `${at} = ${JSON.stringify(body)}`;
  const wrote = new Map(Object.entries(written));
  for (const [name, value] of Object.entries(body)) {
    const place = Array.isArray(body) ? `${at}[${name}]` : `${at}.${name}`;
    if (!wrote.has(name)) return value === undefined ? undefined : place;
    const inside = firstDifference(wrote.get(name), value, place);
    if (inside !== undefined) return inside;
  }
  return undefined;
}
