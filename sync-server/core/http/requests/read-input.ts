import type * as z from 'zod/mini';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { httpTexts } from '#server/core/http/http-texts.ts';
import { isUnstorable } from './strict-json.ts';

/** The parts of a request that carry input, unparsed. */
export interface ReadInput {
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** Reads path, query, and body by one schema. */
export function readInput<Schema extends z.ZodMiniType>(schema: Schema, raw: ReadInput): Outcome<z.infer<Schema>, 'InputInvalid'> {
  const joined = joinInput(raw);
  if (!joined.ok) return joined;
  const parsed = schema.safeParse(joined.value);
  return parsed.success ? done(parsed.data) : refusalOf(parsed.error.issues);
}

/** Path, query, and body in one object. A name in two of them must have the same value. */
export function joinInput({ params, query, body }: ReadInput): Outcome<Record<string, unknown>, 'InputInvalid'> {
  const joined: Record<string, unknown> = { ...params };
  if (Object.values(params).some(isUnstorable)) return refused('InputInvalid', httpTexts.unstorableAddress);
  for (const [name, value] of query) {
    if (query.getAll(name).length > 1) return refused('InputInvalid', httpTexts.repeatedParameter(name));
    if (Object.hasOwn(params, name)) return refused('InputInvalid', httpTexts.repeatedParameter(name));
    if (isUnstorable(name) || isUnstorable(value)) return refused('InputInvalid', httpTexts.unstorableAddress);
    if (name === '__proto__') return refused('InputInvalid', httpTexts.unknownField(name));
    joined[name] = value;
  }
  if (body === undefined) return done(joined);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return refused('InputInvalid', httpTexts.notObject);
  for (const [name, value] of Object.entries(body)) {
    if (Object.hasOwn(joined, name) && joined[name] !== value) return refused('InputInvalid', httpTexts.contradicting(name));
    joined[name] = value;
  }
  return done(joined);
}

interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly keys?: readonly string[];
}

/** The first message is the refusal; every field gets its own. */
export function refusalOf(issues: readonly Issue[]): ReturnType<typeof refused<'InputInvalid'>> {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    const name = issue.path.map(String).join('.');
    if (name !== '' && fields[name] === undefined) fields[name] = sentenceOf(issue);
  }
  const [first] = issues;
  return refused('InputInvalid', first === undefined ? httpTexts.invalid : sentenceOf(first), fields);
}

/** A schema with its own message keeps it; the library's placeholder is replaced by the name of the field. */
function sentenceOf(issue: Issue): string {
  if (issue.code === 'unrecognized_keys') return httpTexts.unknownField(issue.keys?.[0] ?? '');
  if (!issue.message.startsWith('Invalid input')) return issue.message;
  const name = issue.path.map(String).join('.');
  return name === '' ? httpTexts.invalid : httpTexts.invalidField(name);
}
