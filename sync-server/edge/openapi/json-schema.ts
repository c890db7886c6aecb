import * as z from 'zod/mini';
import type { RestEntry } from '#server/core/http/requests/rest-entry.ts';

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

/** Each schema is printed once: the authorization matrix asks for it in each of its thousands of calls. */
const printedShapes = new WeakMap<RestEntry['input'], InputShape>();

/** The input of a call, in one object: path, query, and body. */
export function inputShape({ input }: Pick<RestEntry, 'input'>): InputShape {
  const known = printedShapes.get(input);
  if (known !== undefined) return known;
  const { properties = {}, required = [] } = JsonSchema.parse(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }));
  const shape = { properties, required };
  printedShapes.set(input, shape);
  return shape;
}

/** Names of the path parameters in braces. */
export function pathParameters(path: string): readonly string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}
