/** A node of the syntax tree, whose fields are read with care. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

export function calleeName(node: Node | undefined): string {
  if (node === undefined) return '';
  if (node.type === 'MemberExpression' || node.type === 'StaticMemberExpression')
    return `${calleeName(childNode(node.object))}.${nameOf(childNode(node.property))}`;
  return nameOf(node);
}

export function nameOf(node: Node | undefined): string {
  if (node === undefined) return '';
  if (node.type === 'JSXNamespacedName') return `${nameOf(childNode(node.namespace))}:${nameOf(childNode(node.name))}`;
  if (node.type === 'Literal') return String(node.value);
  return typeof node.name === 'string' ? node.name : '';
}

export function rawOf(quasi: Node): string {
  const { value } = quasi;
  return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : '';
}

export function toNode(value: unknown): Node {
  if (!isNode(value)) throw new Error('The parser answered without a program.');
  return value;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value;
}

export function childNode(value: unknown): Node | undefined {
  return isNode(value) ? value : undefined;
}

export function nodesOf(value: unknown): readonly Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

export function childrenOf(node: Node): readonly Node[] {
  return Object.values(node).flatMap((value) => (isNode(value) ? [value] : nodesOf(value)));
}
