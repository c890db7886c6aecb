import { parseSync, Visitor } from 'vite';

interface Source {
  readonly file: string;
  readonly text: string;
}

/** Finds type assertions, which the compiler believes without a proof: `x as T`, `<T>x` and `x!`. `as const` proves itself. */
export function typeAssertions(sources: readonly Source[]): readonly string[] {
  return sources.flatMap(({ file, text }) => {
    if (!/\.tsx?$/.test(file) || /\.gen\.ts$/.test(file) || !/\bas\b|!|</.test(text)) return [];
    const starts: number[] = [];
    new Visitor({
      TSAsExpression: (node) => {
        if (text.slice(node.typeAnnotation.start, node.end) !== 'const') starts.push(node.start);
      },
      TSTypeAssertion: ({ start }) => void starts.push(start),
      TSNonNullExpression: ({ start }) => void starts.push(start),
    }).visit(parseSync(file, text).program);
    return starts.map(
      (start) => `${file}:${text.slice(0, start).split('\n').length} asserts a type: narrow it, or parse it with a schema.`,
    );
  });
}
