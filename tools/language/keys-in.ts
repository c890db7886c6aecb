import { parseSync } from 'vite';
import { formKey } from '#contract/language/t.ts';
import { calleeName, childNode, childrenOf, type Node, nodesOf } from './syntax.ts';

/**
 * The keys that a source asks the catalog for: the texts in `t('…')`, and those in `plural(count, '…', '…')` for each of the language's
 * `forms`.
 */
export function keysIn(file: string, source: string, forms: readonly Intl.LDMLPluralRule[] = ['one', 'other']): readonly string[] {
  if (!/\b(?:t|plural)\(/.test(source)) return [];
  const keys: string[] = [];
  const program = childNode(parseSync(file, source).program);
  if (program !== undefined) collect(program, keys, forms);
  return keys;
}

function collect(node: Node, keys: string[], forms: readonly Intl.LDMLPluralRule[]): void {
  if (node.type === 'CallExpression') {
    const name = calleeName(childNode(node.callee));
    const [first, second, third] = nodesOf(node.arguments);
    if (name === 't') keys.push(...literals(first));
    if (name === 'plural') {
      const [one, other] = [literals(second), literals(third)];
      keys.push(...forms.flatMap((form) => (form === 'one' ? one : other.map((text) => formKey(text, form)))));
    }
  }
  for (const child of childrenOf(node)) collect(child, keys, forms);
}

/** The literal itself, or both branches of a choice between literals. */
function literals(node: Node | undefined): readonly string[] {
  if (node === undefined) return [];
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value];
  if (node.type === 'ConditionalExpression') return [...literals(childNode(node.consequent)), ...literals(childNode(node.alternate))];
  return node.type === 'ParenthesizedExpression' ? literals(childNode(node.expression)) : [];
}
