import { type GraphQLObjectType, type GraphQLSchema, getNamedType, isObjectType } from 'graphql';

/** A selection of everything below a field of Query or Mutation but relations, for tests that compare whole answers. */
export function selectionOf(schema: GraphQLSchema, field: string): string {
  const found = schema.getQueryType()?.getFields()[field] ?? schema.getMutationType()?.getFields()[field];
  const type = getNamedType(found?.type);
  return isObjectType(type) ? everythingOf(type) : '';
}

function everythingOf(type: GraphQLObjectType): string {
  const own = Object.values(type.getFields()).filter(({ extensions }) => extensions.isRelation !== true);
  const fields = own.map((field) => {
    const inner = getNamedType(field.type);
    return isObjectType(inner) ? `${field.name} ${everythingOf(inner)}` : field.name;
  });
  return `{ ${fields.join(' ')} }`;
}
