import { type Plugin, parseSync } from 'vite';

const definition = /\/calculators\/[a-z-]+\/[\w-]+\.ts(\?details)?$/;
const details = new Set(['explanation', 'sources', 'chart', 'simulation']);
/** What the catalogue has said already, and what only the server asks for. */
const known = new Set(['title', 'description', 'shelf', 'suite', 'category', 'icon', 'sortOrder']);

/**
 * Parts a definition in the build: a shelf's formulas come without what stands below the answer and without what the catalogue has said
 * already, and `details.gen.ts` gets nothing but the former. A definition stays one file with one declaration, and every other
 * environment sees it whole.
 */
export function splitDetails(): Plugin {
  return {
    name: 'split-details',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (importer === undefined || !importer.endsWith('/details.gen.ts') || !source.startsWith('./')) return undefined;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found === null ? undefined : `${found.id}?details`;
    },
    transform(code, id) {
      if (!definition.test(id)) return undefined;
      // Everything there is pure: a module nobody uses anything of may go.
      return { code: id.endsWith('?details') ? onlyDetails(code) : onlyFormula(code), map: null, moduleSideEffects: false };
    },
  };
}

interface Part {
  readonly start: number;
  readonly end: number;
}
interface Declaration extends Part {
  readonly properties: readonly { readonly name: string; readonly span: Part }[];
}

export function onlyFormula(code: string): string {
  const declaration = declarationIn(code);
  if (declaration === undefined) return code;
  const dropped = declaration.properties.filter(({ name }) => details.has(name) || known.has(name));
  return dropped.reduceRight((text, { span }) => text.slice(0, span.start) + text.slice(commaAfter(text, span.end)), code);
}

export function onlyDetails(code: string): string {
  const declaration = declarationIn(code);
  if (declaration === undefined) return code;
  const kept = declaration.properties.filter(({ name }) => details.has(name)).map(({ span }) => code.slice(span.start, span.end));
  return `${code.slice(0, declaration.start)}{ ${kept.join(', ')} }${code.slice(declaration.end)}`;
}

/** `defineCalculator({…})` behind `export default`: where the call stands and what it declares. */
function declarationIn(code: string): Declaration | undefined {
  for (const statement of parseSync('definition.ts', code).program.body) {
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
    return { start: call.start, end: call.end, properties };
  }
  return undefined;
}

function commaAfter(code: string, end: number): number {
  return end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0);
}
