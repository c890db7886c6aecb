import type { ESTree } from 'vite';

/** The value of a source expression, read without running it; `undefined` where only running it would tell. */
export type Known = string | number | boolean | null | undefined | readonly Known[] | { readonly [name: string]: Known };
export type Names = ReadonlyMap<string, Known>;

/** Placeholder in a text for a value that only running the file would produce. */
export const gap = '…';

export function readValue(node: ESTree.Node, names: Names): Known {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number' || typeof node.value === 'boolean' ? node.value : undefined;
    case 'TemplateLiteral':
      return node.quasis.map(({ value }, at) => `${value.cooked ?? ''}${inText(node.expressions[at], names)}`).join('');
    case 'BinaryExpression':
      return joined(readValue(node.left, names), readValue(node.right, names), node.operator);
    case 'ArrayExpression':
      return node.elements.some((element) => element === null || element.type === 'SpreadElement')
        ? undefined
        : node.elements.map((element) => (element === null ? undefined : readValue(element, names)));
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.flatMap((property) =>
          property.type === 'Property' ? [[keyOf(property.key), readValue(property.value, names)] as const] : [],
        ),
      );
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return readValue(node.expression, names);
    case 'Identifier':
      return names.get(node.name);
    case 'MemberExpression':
      return node.computed ? undefined : fieldOf(readValue(node.object, names), keyOf(node.property));
    default:
      return undefined;
  }
}

/** Binds the names of a loop's variable, such as `[row, wanted]`, to one value of the list. */
export function bind(pattern: ESTree.Node, value: Known): Names {
  switch (pattern.type) {
    case 'Identifier':
      return new Map([[pattern.name, value]]);
    case 'ArrayPattern':
      return new Map(
        pattern.elements.flatMap((element, at) =>
          element === null ? [] : [...bind(element, Array.isArray(value) ? value[at] : undefined)],
        ),
      );
    case 'ObjectPattern':
      return new Map(
        pattern.properties.flatMap((property) =>
          property.type === 'Property' ? [...bind(property.value, fieldOf(value, keyOf(property.key)))] : [],
        ),
      );
    default:
      return new Map();
  }
}

export function fieldOf(value: Known, name: string): Known {
  return typeof value === 'object' && value !== null && !isList(value) ? value[name] : undefined;
}

export function isList(value: Known): value is readonly Known[] {
  return Array.isArray(value);
}

function inText(expression: ESTree.Node | undefined, names: Names): string {
  if (expression === undefined) return '';
  const value = readValue(expression, names);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : gap;
}

function joined(left: Known, right: Known, operator: string): Known {
  return operator === '+' && typeof left === 'string' && typeof right === 'string' ? left + right : undefined;
}

function keyOf(node: ESTree.Node): string {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'Literal' ? String(node.value) : '';
}
