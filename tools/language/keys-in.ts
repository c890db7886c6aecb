import { parseSync } from 'vite';
import { calleeName, childNode, childrenOf, type Node, nodesOf } from './syntax.ts';

/** The keys that a source asks the catalog for: the texts in `t('…')` and `plural(count, '…', '…')`. */
export function keysIn(file: string, source: string): readonly string[] {
  if (!/\b(?:t|plural)\(/.test(source)) return [];
  const keys: string[] = [];
  const program = childNode(parseSync(file, source).program);
  if (program !== undefined) collect(program, keys);
  return keys;
}

function collect(node: Node, keys: string[]): void {
  if (node.type === 'CallExpression') {
    const name = calleeName(childNode(node.callee));
    const [first, second, third] = nodesOf(node.arguments);
    if (name === 't') keys.push(...literals(first));
    if (name === 'plural') keys.push(...literals(second), ...literals(third));
  }
  for (const child of childrenOf(node)) collect(child, keys);
}

/** The literal itself, or both branches of a choice between literals. */
function literals(node: Node | undefined): readonly string[] {
  if (node === undefined) return [];
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value];
  if (node.type === 'ConditionalExpression') return [...literals(childNode(node.consequent)), ...literals(childNode(node.alternate))];
  return node.type === 'ParenthesizedExpression' ? literals(childNode(node.expression)) : [];
}
