import { type Plugin, parseSync } from 'vite';

const definition = /\/calculators\/[a-z-]+\/[\w-]+\.ts(\?words)?$/;
const words = new Set(['explanation', 'sources']);

/**
 * Loads what a calculator says about itself apart from what it computes: in the build, a shelf's formulas come without `explanation` and
 * `sources`, and `words.gen.ts` gets nothing but those two. A definition stays one file with one declaration, and every other
 * environment sees it whole.
 */
export function splitWords(): Plugin {
  return {
    name: 'split-words',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (importer === undefined || !importer.endsWith('/words.gen.ts') || !source.startsWith('./')) return undefined;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found === null ? undefined : `${found.id}?words`;
    },
    transform(code, id) {
      if (!definition.test(id)) return undefined;
      // Everything there is pure: a module nobody uses anything of may go.
      return { code: id.endsWith('?words') ? onlyWords(code) : withoutWords(code), map: null, moduleSideEffects: false };
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

export function withoutWords(code: string): string {
  const declaration = declarationIn(code);
  if (declaration === undefined) return code;
  const dropped = declaration.properties.filter(({ name }) => words.has(name));
  return dropped.reduceRight((text, { span }) => text.slice(0, span.start) + text.slice(commaAfter(text, span.end)), code);
}

export function onlyWords(code: string): string {
  const declaration = declarationIn(code);
  if (declaration === undefined) return code;
  const kept = declaration.properties.filter(({ name }) => words.has(name)).map(({ span }) => code.slice(span.start, span.end));
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
