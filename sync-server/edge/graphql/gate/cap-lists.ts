import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isObjectType,
} from 'graphql';
import { refused } from '#contract/values/outcome.ts';
import { httpTexts } from '#server/core/http/http-texts.ts';
import { refusalError } from '#server/edge/graphql/types/unwrap.ts';

/** Maximum length of a list argument, at any depth, and maximum number of rows of a page. */
export const mostEntries = 200;

/** Adds the cap to every field with a list argument, so that no domain can forget it. */
export function capLists(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (field.args.some((arg) => holdsList(arg.type, []))) capField(field);
    }
  }
  return schema;
}

function capField(field: GraphQLField<unknown, unknown>): void {
  const { resolve, subscribe } = field;
  const check = (given: Readonly<Record<string, unknown>>): void => {
    for (const { name, type } of field.args) refuseLongList(name, given[name], type);
  };
  // A stream's arguments are checked once, when it is opened.
  if (subscribe !== undefined) {
    field.subscribe = (source, given, context, info) => {
      check(given);
      return subscribe(source, given, context, info);
    };
  } else if (resolve !== undefined) {
    field.resolve = (source, given, context, info) => {
      check(given);
      return resolve(source, given, context, info);
    };
  }
}

function holdsList(type: GraphQLInputType, seen: readonly unknown[]): boolean {
  if (isListType(getNullableType(type))) return true;
  const named = getNamedType(type);
  if (!isInputObjectType(named) || seen.includes(named)) return false;
  return Object.values(named.getFields()).some((field) => holdsList(field.type, [...seen, named]));
}

function refuseLongList(name: string, value: unknown, type: GraphQLInputType): void {
  const nullable = getNullableType(type);
  if (isListType(nullable)) {
    if (!Array.isArray(value)) return;
    if (value.length > mostEntries) throw refusalError(refused('InputInvalid', httpTexts.longList(name, mostEntries)));
    for (const entry of value) refuseLongList(name, entry, nullable.ofType);
  } else if (isInputObjectType(nullable) && typeof value === 'object' && value !== null) {
    for (const field of Object.values(nullable.getFields())) {
      refuseLongList(`${name}.${field.name}`, Reflect.get(value, field.name), field.type);
    }
  }
}
