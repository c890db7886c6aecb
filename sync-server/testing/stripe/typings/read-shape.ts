import type { ESTree } from 'vite';
import type { Scope, Shape } from './shape.ts';

/** Reads a type annotation. A type of another product of Stripe, which no answer of ours has, is anything. */
export function shapeOf(scope: Scope, type: ESTree.TSType): Shape {
  switch (type.type) {
    case 'TSStringKeyword':
      return { kind: 'text' };
    case 'TSNumberKeyword':
      return { kind: 'number' };
    case 'TSBooleanKeyword':
      return { kind: 'flag' };
    case 'TSNullKeyword':
      return { kind: 'null' };
    case 'TSVoidKeyword':
    case 'TSUndefinedKeyword':
      return { kind: 'absent' };
    case 'TSLiteralType':
      return literalOf(type.literal);
    case 'TSArrayType':
      return { kind: 'list', of: () => shapeOf(scope, type.elementType) };
    case 'TSUnionType':
      return { kind: 'union', of: type.types.map((part) => shapeOf(scope, part)) };
    case 'TSTypeLiteral':
      return mapOf(scope, type);
    case 'TSTypeReference':
      return namedShape(scope, type);
    default:
      return { kind: 'anything' };
  }
}

function literalOf(literal: ESTree.TSLiteral): Shape {
  if (literal.type !== 'Literal') return { kind: 'anything' };
  const { value } = literal;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? { kind: 'literal', value }
    : { kind: 'anything' };
}

function mapOf(scope: Scope, { members }: ESTree.TSTypeLiteral): Shape {
  const [first] = members;
  return first?.type === 'TSIndexSignature'
    ? { kind: 'map', of: () => shapeOf(scope, first.typeAnnotation.typeAnnotation) }
    : { kind: 'anything' };
}

function namedShape(scope: Scope, { typeName, typeArguments }: ESTree.TSTypeReference): Shape {
  const names = namesOf(typeName);
  const [argument] = typeArguments?.params ?? [];
  const of = (): Shape => (argument === undefined ? { kind: 'anything' } : shapeOf(scope, argument));
  switch (names.join('.')) {
    case 'Array':
      return { kind: 'list', of };
    case 'ApiList':
      return listObject(of);
    case 'Emptyable':
      return { kind: 'union', of: [{ kind: 'null' }, { kind: 'literal', value: '' }, of()] };
    case 'Decimal':
      return { kind: 'decimal' };
    // Values that Stripe may add later. The stand-in answers those of the pinned version alone.
    case 'OtherString':
      return { kind: 'never' };
    default:
      return scope.find(names) ?? { kind: 'anything' };
  }
}

function listObject(of: () => Shape): Shape {
  return {
    kind: 'record',
    name: 'ApiList',
    fields: new Map([
      ['object', { isOptional: false, type: () => ({ kind: 'literal', value: 'list' }) }],
      ['data', { isOptional: false, type: () => ({ kind: 'list', of }) }],
      ['has_more', { isOptional: false, type: () => ({ kind: 'flag' }) }],
      ['url', { isOptional: false, type: () => ({ kind: 'text' }) }],
    ]),
  };
}

function namesOf(name: ESTree.TSTypeName): readonly string[] {
  if (name.type === 'Identifier') return [name.name];
  return name.type === 'TSQualifiedName' ? [...namesOf(name.left), name.right.name] : [];
}
