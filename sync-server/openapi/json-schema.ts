import * as z from 'zod/mini';
import type { RestEntry } from '#server/http/rest-entry.ts';

/** The part of JSON Schema that our inputs use. */
export const JsonSchema = z.looseObject({
  type: z.optional(z.string()),
  properties: z.optional(
    z.record(
      z.string(),
      z.lazy(() => JsonSchemaPart),
    ),
  ),
  required: z.optional(z.array(z.string())),
});
const JsonSchemaPart = z.looseObject({});
export type JsonSchema = Readonly<Record<string, unknown>>;

export interface InputShape {
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly required: readonly string[];
}

/** The input of a call, in one object: path, query, and body. */
export function inputShape(entry: Pick<RestEntry, 'input'>): InputShape {
  const printed = z.toJSONSchema(entry.input, { io: 'input', unrepresentable: 'any' });
  const { properties = {}, required = [] } = JsonSchema.parse(printed);
  return { properties, required };
}

/** Names of the path parameters in braces. */
export function pathParameters(path: string): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}
