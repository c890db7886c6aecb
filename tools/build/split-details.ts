import { type Plugin, parseSync } from 'vite';

const formula = /\/calculators\/(?!figures\/|proof\/)[a-z-]+\/(?:[a-z-]+\/)*[\w-]+\.ts(\?details)?$/;
const figure = /\/calculators\/figures\/(?:[a-z-]+\/)?[\w-]+\.ts(\?details)?$/;
/** The app shows the help beside the set of figures in a form of its own. */
const shownByApp = /\/figures\/set\.ts$/;
const texts = ['explanation', 'sources'];
const details = new Set([...texts, 'chart', 'simulation']);
/** Properties that the catalog already holds, and those that only the server needs. */
const known = new Set(['id', 'title', 'description', 'shelf', 'suite', 'category', 'icon', 'sortOrder']);

/**
 * Splits a definition during the build. The chunk of formulas leaves out explanations, charts, the help beside the fields, and what the
 * catalog already holds; the chunk of `details.gen.ts` keeps the explanations, charts, and help. Dated figures lose their sources, which
 * only documents print. Outside of the build, a definition is one file with everything in it.
 *
 * With `textsApart`, explanations, sources, and help are in none of the chunks, because `detailTexts` emits them as data.
 */
export function splitDetails({ textsApart = false } = {}): Plugin {
  return {
    name: 'split-details',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (importer === undefined || !isBelowTheAnswer(importer)) return undefined;
      const found = await this.resolve(source, importer.replace('?details', ''), { skipSelf: true });
      return found === null ? undefined : copyForDetails(found.id, importer);
    },
    transform(code, id) {
      if (figure.test(id)) {
        const values = onlyValues(shownByApp.test(id) ? code : onlyFormula(code));
        return { code: withPureConstants(values), map: null, moduleSideEffects: false };
      }
      if (textsApart && id.endsWith('/details.gen.ts')) return { code: withoutHelp(code), map: null };
      if (!formula.test(id)) return undefined;
      // All of these modules are pure, so a module without a used export may be dropped, and a constant that nothing uses, too.
      const part = id.endsWith('?details') ? onlyDetails(code, textsApart ? texts : []) : onlyFormula(code);
      return { code: withPureConstants(part), map: null, moduleSideEffects: false };
    },
  };
}

/**
 * Id of the copy of a module that the details of its shelf load; undefined for a module of the kit or of the figures. With its own copies,
 * each side of a shelf keeps only the exports it uses.
 */
export function copyForDetails(id: string, importer: string): string | undefined {
  return shelfOf(id) === shelfOf(importer) ? `${id}?details` : undefined;
}

function isBelowTheAnswer(importer: string): boolean {
  return importer.endsWith('/details.gen.ts') || importer.endsWith('?details');
}

function shelfOf(id: string): string | undefined {
  return /\/calculators\/([a-z-]+)\//.exec(id)?.[1];
}

interface Part {
  readonly start: number;
  readonly end: number;
}
interface Declaration extends Part {
  readonly declared: Part;
  readonly properties: readonly { readonly name: string; readonly span: Part }[];
}

export function onlyFormula(code: string): string {
  const { program } = parseSync('definition.ts', code);
  const declaration = declarationIn(program);
  const dropped = (declaration?.properties ?? []).filter(({ name }) => details.has(name) || known.has(name)).map(({ span }) => span);
  const tips = tooltipsIn(program).filter((tip) => !dropped.some((span) => span.start <= tip.start && tip.end <= span.end));
  const cuts = [...dropped, ...tips].map(({ start, end }) => ({ start, end: commaAfter(code, end) }));
  if (declaration !== undefined) {
    // The call returns its argument.
    cuts.push({ start: declaration.start, end: declaration.declared.start }, { start: declaration.declared.end, end: declaration.end });
  }
  return withoutIdleImports(without(code, cuts));
}

/** Drops what only documents print of figures: whole figures that no formula reads, and labels, units, sources, evidence, and notes. */
export function onlyValues(code: string): string {
  const { program } = parseSync('figures.ts', code);
  const figures = program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
    return declaration?.type === 'VariableDeclaration' ? declaration.declarations.filter(({ id }) => isDatedFigures(id)) : [];
  });
  const unread = printedOnlyIn(figures);
  const inside = ({ start }: Part) => unread.some((span) => span.start <= start && start < span.end);
  const cuts = [...unread, ...propertiesIn(figures, cited).filter((span) => !inside(span))].map(({ start, end }) => ({
    start,
    end: commaAfter(code, end),
  }));
  return without(code, cuts);
}

const cited = new Set(['label', 'unit', 'source', 'evidence', 'year', 'note']);

/** The figures marked as `printedOnly`. */
function printedOnlyIn(node: unknown): readonly Part[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('type' in node && node.type === 'Property' && 'value' in node && isPart(node) && hasMark(node.value)) return [node];
  return Object.values(node).flatMap(printedOnlyIn);
}

function hasMark(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('properties' in value) || !Array.isArray(value.properties)) return false;
  return value.properties.some(
    (property: unknown) =>
      typeof property === 'object' && property !== null && 'key' in property && hasEntry(property.key, 'name', 'printedOnly'),
  );
}

/** True for a constant declared as `DatedFigures`. */
function isDatedFigures(id: object): boolean {
  const text = JSON.stringify('typeAnnotation' in id ? id.typeAnnotation : null);
  return text.includes('"DatedFigures"');
}

function without(code: string, cuts: readonly Part[]): string {
  const inOrder = [...cuts].sort((a, b) => a.start - b.start);
  return inOrder.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
}

/** Drops imports that only the removed code used, so that their modules are no longer included. */
function withoutIdleImports(code: string): string {
  const imports = parseSync('formula.ts', code).program.body.flatMap((statement) =>
    statement.type === 'ImportDeclaration' ? [{ span: statement, names: statement.specifiers.map(({ local }) => local.name) }] : [],
  );
  const text = without(
    code,
    imports.map(({ span }) => span),
  );
  const idle = imports.filter(({ names }) => names.length > 0 && !names.some((name) => new RegExp(`\\b${name}\\b`).test(text)));
  return without(
    code,
    idle.map(({ span }) => span),
  );
}

/** The part of a definition that stands below the answer, without the properties `left`. */
export function onlyDetails(code: string, left: readonly string[] = []): string {
  const declaration = declarationIn(parseSync('definition.ts', code).program);
  if (declaration === undefined) return code;
  const kept = declaration.properties
    .filter(({ name }) => details.has(name) && !left.includes(name))
    .map(({ span }) => code.slice(span.start, span.end));
  return `${code.slice(0, declaration.start)}{ ${kept.join(', ')} }${code.slice(declaration.end)}`;
}

/** The list of a shelf's details without the help beside the fields, the second argument of each call. */
export function withoutHelp(code: string): string {
  const calls = parseSync('details.ts', code).program.body.flatMap((statement) => callsIn(statement));
  const helps = calls.flatMap((call) => {
    const [, help] = 'arguments' in call && Array.isArray(call.arguments) ? call.arguments : [];
    return isPart(help) ? [help] : [];
  });
  return helps.reduceRight((text, { start, end }) => `${text.slice(0, start)}{}${text.slice(end)}`, code);
}

/** Marks the calls that compute a constant as pure. Without the mark, the bundler keeps every field that the other part declares. */
export function withPureConstants(code: string): string {
  const calls = parseSync('constants.ts', code).program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return declaration?.type === 'VariableDeclaration' ? callsIn(declaration) : [];
  });
  const starts = [...new Set(calls.map(({ start }) => start))].sort((a, b) => b - a);
  return starts.reduce((text, start) => `${text.slice(0, start)}/* @__PURE__ */ ${text.slice(start)}`, code);
}

/** Calls that run when the module is loaded: those inside a function run later. */
function callsIn(node: unknown): readonly Part[] {
  if (typeof node !== 'object' || node === null || hasType(node, 'FunctionExpression') || hasType(node, 'ArrowFunctionExpression'))
    return [];
  const below = Object.values(node).flatMap(callsIn);
  return isPart(node) && (hasType(node, 'CallExpression') || hasType(node, 'NewExpression')) ? [node, ...below] : below;
}

/** The `defineCalculator({…})` call behind `export default`: its position and its declaration. */
function declarationIn(program: ReturnType<typeof parseSync>['program']): Declaration | undefined {
  for (const statement of program.body) {
    if (statement.type !== 'ExportDefaultDeclaration') continue;
    const call = statement.declaration;
    if (call.type !== 'CallExpression' || call.callee.type !== 'Identifier' || call.callee.name !== 'defineCalculator') return undefined;
    const [declared] = call.arguments;
    if (declared?.type !== 'ObjectExpression') return undefined;
    const properties = declared.properties.flatMap((property) =>
      property.type === 'Property' && property.key.type === 'Identifier'
        ? [{ name: property.key.name, span: { start: property.start, end: property.end } }]
        : [],
    );
    return { start: call.start, end: call.end, declared: { start: declared.start, end: declared.end }, properties };
  }
  return undefined;
}

/** The help of fields, wherever a field is declared: each `tooltip` that is a plain string. */
function tooltipsIn(node: unknown): readonly Part[] {
  return propertiesIn(node, new Set(['tooltip']));
}

/** The properties with one of these names whose value is a plain text or number, wherever they stand. */
function propertiesIn(node: unknown, names: ReadonlySet<string>): readonly Part[] {
  if (typeof node !== 'object' || node === null) return [];
  if (isPlainProperty(node, names)) return [{ start: node.start, end: node.end }];
  return Object.values(node).flatMap((inner) => propertiesIn(inner, names));
}

function isPlainProperty(node: object, names: ReadonlySet<string>): node is Part {
  return (
    'type' in node &&
    node.type === 'Property' &&
    'key' in node &&
    [...names].some((name) => hasEntry(node.key, 'name', name)) &&
    'value' in node &&
    hasEntry(node.value, 'type', 'Literal')
  );
}

function hasType(node: object, type: string): boolean {
  return 'type' in node && node.type === type;
}

function isPart(node: object): node is Part {
  return 'start' in node && typeof node.start === 'number' && 'end' in node && typeof node.end === 'number';
}

function hasEntry(node: unknown, key: string, value: string): boolean {
  return typeof node === 'object' && node !== null && Object.entries(node).some(([name, held]) => name === key && held === value);
}

function commaAfter(code: string, end: number): number {
  return end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0);
}
