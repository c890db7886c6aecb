import { parseSync, Visitor } from 'vite';
import { mayBeLonger } from './long-functions-known.ts';

interface Source {
  readonly file: string;
  readonly text: string;
}

/** A function that is longer than a screen, with the name under which an exception lists it. */
export interface LongFunction {
  readonly name: string;
  readonly lines: number;
}

export const mostLines = 60;

/** Tests and stories consist of long callbacks, and generated files are not read. */
const notInspected = /\.gen\.ts$|\.(test|checks|cases|journey)\.tsx?$|\.d\.ts$/;

export function longFunctions(sources: readonly Source[]): readonly LongFunction[] {
  return sources.filter(({ file }) => /\.tsx?$/.test(file) && !notInspected.test(file)).flatMap(longFunctionsIn);
}

/** A sentence for each function that is too long, and for each exception that is no longer needed. */
export function tooLongFunctions(sources: readonly Source[]): readonly string[] {
  const found = longFunctions(sources);
  const names = new Set(found.map(({ name }) => name));
  return [
    ...found
      .filter(({ name }) => !Object.hasOwn(mayBeLonger, name))
      .map(({ name, lines }) => `${name} has ${lines} lines, more than ${mostLines}: give its parts names of their own.`),
    ...Object.keys(mayBeLonger)
      .filter((name) => !names.has(name))
      .map((name) => `${name} is short now, or gone: delete its line in tools/boundaries/sizes/long-functions-known.ts.`),
  ];
}

function longFunctionsIn({ file, text }: Source): readonly LongFunction[] {
  if (text.split('\n').length <= mostLines) return [];
  const found: LongFunction[] = [];
  const see = ({ start, end, name }: { readonly start: number; readonly end: number; readonly name: string | undefined }): void => {
    const lines = text.slice(start, end).split('\n').length;
    if (lines > mostLines) found.push({ name: `${file} ${name ?? `line ${text.slice(0, start).split('\n').length}`}`, lines });
  };
  new Visitor({
    FunctionDeclaration: ({ start, end, id }) => see({ start, end, name: id?.name }),
    FunctionExpression: ({ start, end, id }) => see({ start, end, name: id?.name }),
    ArrowFunctionExpression: ({ start, end }) => see({ start, end, name: undefined }),
    VariableDeclarator: ({ id, init }) => {
      if (init?.type === 'ArrowFunctionExpression' && id.type === 'Identifier') see({ start: init.start, end: init.end, name: id.name });
    },
    Property: ({ key, value }) => {
      if (value.type === 'FunctionExpression' && key.type === 'Identifier') see({ start: value.start, end: value.end, name: key.name });
    },
  }).visit(parseSync(file, text).program);
  // A function that has a name is seen twice, once without it.
  return found.filter(
    ({ name, lines }) => !/ line \d+$/.test(name) || !found.some((other) => other.name !== name && other.lines === lines),
  );
}
