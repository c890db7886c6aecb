import { parseSync } from 'vite';
import { codeAttributes, isReadAttribute, isTextAt } from './is-text.ts';
import { filesWithoutTexts } from './not-texts.ts';
import { calleeName, childNode, childrenOf, type Node, nameOf, nodesOf, rawOf, toNode } from './syntax.ts';

/** A piece of source that a person reads and that no catalog knows yet. */
export interface Candidate {
  readonly kind: 'string' | 'template' | 'attribute' | 'children';
  /** The nodes in a row that make up the text; several only for children. */
  readonly nodes: readonly Node[];
  readonly parents: readonly Node[];
}

/** Functions whose text arguments are not for people. */
const codeCalls =
  /^(?:(?:\w+\.)*(?:querySelector(?:All)?|getElementById|closest|matches|addEventListener|removeEventListener|setAttribute|getAttribute|removeAttribute|hasAttribute|matchMedia|createElement|createElementNS|includes|startsWith|endsWith|split|indexOf|lastIndexOf|replaceAll|replace|getItem|setItem|removeItem|literal|enum|discriminatedUnion|postMessage|setProperty|getPropertyValue|append|set|get|has|delete|open|dispatchEvent|supports|test|localeCompare|createPolicy)|console\.\w+|(?:\w+\.)*(?:normalize|digest|importKey|report|font|struct|markContent)|named|described|defineEntity|defineFields|fetch|Error|TypeError|RangeError|URL|URLSearchParams|RegExp|Blob|Event|CustomEvent|BroadcastChannel|Worker|createFileRoute|lazyRouteComponent|defineMessage|useMatch|useParams|localStorage|Intl\.\w+)$/;

export function textsIn(file: string, source: string): readonly Candidate[] {
  return filesWithoutTexts.test(file) ? [] : textsUnder(toNode(parseSync(file, source).program), [], file);
}

/** The texts below one node. */
export function textsUnder(node: Node, parents: readonly Node[], file: string): readonly Candidate[] {
  const found: Candidate[] = [];
  visit(node, parents, found, file);
  return found;
}

function visit(node: Node, parents: readonly Node[], found: Candidate[], file: string): void {
  if (/^TS/.test(node.type) && !/^TS(?:As|Satisfies|NonNull)/.test(node.type)) return;
  if (/^(?:Import|ExportAll|Directive)/.test(node.type) || node.type === 'TaggedTemplateExpression') return;
  const inside = [...parents, node];
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    const children = nodesOf(node.children);
    for (const run of runsOf(children)) {
      found.push({ kind: 'children', nodes: run, parents: inside });
      for (const child of run) visitChildren(child, inside, found, file);
    }
    for (const child of children)
      if (child.type !== 'JSXText' && !runsOf(children).flat().includes(child)) visit(child, inside, found, file);
    const opening = childNode(node.openingElement);
    if (opening !== undefined) visit(opening, inside, found, file);
    return;
  }
  if (node.type === 'JSXAttribute') {
    const value = childNode(node.value);
    const name = nameOf(childNode(node.name));
    if (value?.type === 'Literal') {
      if (isReadAttribute(name, String(value.value))) found.push({ kind: 'attribute', nodes: [value], parents: inside });
      return;
    }
    if (codeAttributes.test(name)) {
      if (value !== undefined) visitFunctions(value, inside, found, file);
      return;
    }
  }
  if (node.type === 'Literal' && typeof node.value === 'string') {
    if (isTextAt(node.value, inside, file)) found.push({ kind: 'string', nodes: [node], parents: inside });
    return;
  }
  if (node.type === 'TemplateLiteral') {
    const text = nodesOf(node.quasis).map(rawOf).join('§');
    if (isTextAt(text, inside, file) || countsWords(node)) {
      found.push({ kind: 'template', nodes: [node], parents: inside });
      return;
    }
  }
  visitChildren(node, inside, found, file);
}

/** True for a template that ends in one of two words by a count: `${rows} ${rows === 1 ? 'row' : 'rows'}`. */
function countsWords(template: Node): boolean {
  return nodesOf(template.expressions).some((expression) => {
    const test = childNode(expression.test);
    const branches = [childNode(expression.consequent), childNode(expression.alternate)];
    return (
      nameOf(childNode(test?.right)) === '1' &&
      branches.every((branch) => branch?.type === 'Literal' && /^[a-z ]{2,}$/.test(nameOf(branch)))
    );
  });
}

/** Inside code attributes there may still be functions that make texts. */
function visitFunctions(node: Node, parents: readonly Node[], found: Candidate[], file: string): void {
  if (/Function/.test(node.type)) visit(node, parents, found, file);
  else for (const child of childrenOf(node)) visitFunctions(child, [...parents, node], found, file);
}

function visitChildren(node: Node, parents: readonly Node[], found: Candidate[], file: string): void {
  if (node.type === 'CallExpression' || node.type === 'NewExpression') {
    const name = calleeName(childNode(node.callee));
    const skipsTexts = codeCalls.test(name) || name === 't' || name === 'plural';
    const callee = childNode(node.callee);
    if (callee !== undefined) visit(callee, parents, found, file);
    for (const argument of nodesOf(node.arguments))
      if (!(skipsTexts && /^(?:Literal|TemplateLiteral)$/.test(argument.type))) visit(argument, parents, found, file);
    return;
  }
  if (node.type === 'BinaryExpression' && /^(?:[!=]==?|in|instanceof|[<>]=?)$/.test(String(node.operator))) return;
  if (node.type === 'Property' || node.type === 'PropertyDefinition' || node.type === 'MethodDefinition') {
    if (isSample(node, parents)) return;
    const value = childNode(node.value);
    if (value !== undefined) visit(value, parents, found, file);
    return;
  }
  for (const child of childrenOf(node)) {
    if (node.type === 'SwitchCase' && child === node.test) continue;
    if (node.type === 'MemberExpression' && child === node.property && child.type === 'Literal') continue;
    visit(child, parents, found, file);
  }
}

/** True for a value of an entity's field that stands in documentation and tests only. */
function isSample(property: Node, parents: readonly Node[]): boolean {
  const isEntity = parents.some(
    (parent) => parent.type === 'CallExpression' && /^define(?:Entity|Fields)$/.test(calleeName(childNode(parent.callee))),
  );
  return isEntity && ['example', 'changed'].includes(nameOf(childNode(property.key)));
}

/** Children of an element that follow each other and form one text: words, with values between them. */
function runsOf(children: readonly Node[]): readonly (readonly Node[])[] {
  const runs: Node[][] = [[]];
  for (const child of children) {
    if (child.type === 'JSXText' || (child.type === 'JSXExpressionContainer' && isValue(childNode(child.expression))))
      runs.at(-1)?.push(child);
    else runs.push([]);
  }
  return runs
    .map((run) => trimmed(run))
    .filter((run) => run.some((child) => child.type === 'JSXText' && /[A-Za-z]/.test(String(child.value))));
}

function trimmed(run: readonly Node[]): readonly Node[] {
  const isBlank = (node: Node | undefined) =>
    node?.type === 'JSXText' && String(node.value).trim() === '' && String(node.value).includes('\n');
  const from = run.findIndex((node) => !isBlank(node));
  const to = run.findLastIndex((node) => !isBlank(node));
  return from < 0 ? [] : run.slice(from, to + 1);
}

/** An expression that is put into a text as it is. */
function isValue(node: Node | undefined): boolean {
  if (node === undefined) return false;
  if (node.type === 'Literal') return true;
  return (
    /^(?:Identifier|MemberExpression|CallExpression|TemplateLiteral|BinaryExpression|LogicalExpression)$/.test(node.type) &&
    nameOf(node) !== 'children' &&
    !/\.(?:map|flatMap)$/.test(calleeName(childNode(node.callee)))
  );
}
