import * as z from 'zod/mini';
import { labelOf } from '#contract/values/named.ts';

export type ScalarName = 'ID' | 'String' | 'Int' | 'Float' | 'Boolean' | 'DateTime' | 'JSON';

/** The properties of a schema that GraphQL needs: a scalar or an object, whether it is a list, and whether it may be absent. */
export interface GraphqlShape {
  readonly type: ScalarName | z.ZodMiniObject | z.ZodMiniEnum;
  readonly isList: boolean;
  readonly isNullable: boolean;
}

const scalarNames: readonly ScalarName[] = ['ID', 'String', 'Int', 'Float', 'Boolean', 'DateTime', 'JSON'];

/** Shape of a value in GraphQL. A schema labeled with the name of a scalar is that scalar. */
export function graphqlShapeOf(schema: z.core.$ZodType): GraphqlShape {
  const scalar = scalarNames.find((name) => name === labelOf(schema).name);
  if (scalar !== undefined) return one(scalar);
  if (schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault)
    return { ...graphqlShapeOf(schema.def.innerType), isNullable: true };
  if (schema instanceof z.ZodMiniReadonly) return graphqlShapeOf(schema.def.innerType);
  // Arguments arrive in their form before the transformation.
  if (schema instanceof z.ZodMiniPipe) return graphqlShapeOf(schema.def.in);
  if (schema instanceof z.ZodMiniArray) return { ...graphqlShapeOf(schema.def.element), isList: true, isNullable: false };
  if (schema instanceof z.ZodMiniObject || isNamedEnum(schema)) return one(schema);
  return one(scalarOf(schema));
}

/** GraphQL has names for values, so that a list of values with other characters stays a text. */
function isNamedEnum(schema: z.core.$ZodType): schema is z.ZodMiniEnum {
  return schema instanceof z.ZodMiniEnum && labelOf(schema).name !== undefined && valuesOf(schema).every((value) => enumName.test(value));
}

/** `true`, `false`, and `null` are literals of their own. */
const enumName = /^(?!(?:true|false|null)$)[A-Za-z][A-Za-z0-9_]*$/;

export function valuesOf(schema: z.ZodMiniEnum): readonly string[] {
  return Object.values(schema.def.entries).map(String);
}

function scalarOf(schema: z.core.$ZodType): ScalarName {
  if (schema instanceof z.ZodMiniUUID) return 'ID';
  if (schema instanceof z.ZodMiniNumberFormat) return 'Int';
  if (schema instanceof z.ZodMiniNumber) return 'Float';
  if (schema instanceof z.ZodMiniBoolean) return 'Boolean';
  if (schema instanceof z.ZodMiniString || schema instanceof z.ZodMiniEnum) return 'String';
  if (schema instanceof z.ZodMiniLiteral) return [...schema.def.values].every((value) => typeof value === 'string') ? 'String' : 'JSON';
  return 'JSON';
}

function one(type: GraphqlShape['type']): GraphqlShape {
  return { type, isList: false, isNullable: false };
}
