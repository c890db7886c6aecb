import * as z from 'zod/mini';
import { Id } from '#contract/values/id.ts';
import { labelOf } from '#contract/values/named.ts';

/** The kind of literal that a column's values are written as. */
export type ColumnKind = 'uuid' | 'text' | 'whole' | 'truth' | 'time' | 'json';

/** The kind of a column, and whether NULL is allowed, from the schema of its values in an answer. */
export function columnKind(schema: z.core.$ZodType): { readonly kind: ColumnKind; readonly nullable: boolean } {
  if (schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniOptional)
    return { kind: columnKind(schema._zod.def.innerType).kind, nullable: true };
  return { kind: kindOf(schema), nullable: false };
}

function kindOf(schema: z.core.$ZodType): ColumnKind {
  if (schema === Id) return 'uuid';
  if (labelOf(schema).name === 'DateTime') return 'time';
  if (schema instanceof z.ZodMiniBoolean) return 'truth';
  if (schema instanceof z.ZodMiniNumber) return 'whole';
  if (schema instanceof z.ZodMiniString || schema instanceof z.ZodMiniEnum) return 'text';
  throw new Error('A column of this kind cannot be exported.');
}
