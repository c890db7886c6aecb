import { type ESTree, parseSync, Visitor } from 'vite';
import { bind, fieldOf, gap, isList, type Known, type Names, readValue } from './static-values.ts';

const runners: ReadonlySet<string> = new Set(['test', 'it', 'describe']);
const idPattern = /\[([A-Za-z]+(?:-[A-Za-z]+)*-?\d+[a-z]?)\]/g;

/** The ids that a title carries, such as `[R-INV-14]`. */
export function idsIn(title: string): readonly string[] {
  return [...title.matchAll(idPattern)].map(([, id = '']) => id);
}

/**
 * Every test title in a source text: plain ones, one for each row of an `each` table or of a loop over a list, and the rows and names of
 * worked examples. It reads the syntax, so titles inside strings or comments do not count.
 */
export function titlesIn(text: string, file: string): readonly string[] {
  const { program } = parseSync(file, text);
  const constants = constantsIn(program);
  const loops: (readonly Names[])[] = [];
  const found = new Set<string>();

  new Visitor({
    ForOfStatement({ left, right }) {
      const rows = readValue(right, constants);
      const pattern = left.type === 'VariableDeclaration' ? left.declarations[0]?.id : undefined;
      loops.push(pattern !== undefined && isList(rows) ? rows.map((row) => bind(pattern, row)) : [new Map()]);
    },
    'ForOfStatement:exit'() {
      loops.pop();
    },
    CallExpression(call) {
      if (file.endsWith('.cases.ts') && call.callee.type === 'Identifier' && call.callee.name === 'casesOf') {
        for (const title of workedExamples(call, constants)) found.add(title);
      }
      const [first] = call.arguments;
      if (first === undefined || !isRunner(call.callee)) return;
      const table = tableOf(call.callee);
      for (const names of combined(constants, loops)) {
        const title = readValue(first, names);
        if (typeof title !== 'string') continue;
        for (const row of table === undefined ? [title] : eachRow(title, readValue(table, names))) found.add(row);
      }
    },
  }).visit(program);
  return [...found];
}

/** Lists and texts that a file declares as constants, for tables that are referenced by name. */
function constantsIn(program: ESTree.Program): Names {
  const constants = new Map<string, Known>();
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && init !== null) constants.set(id.name, readValue(init, constants));
    },
  }).visit(program);
  return constants;
}

/** Matches `it`, `test.only`, `describe.each(table)`, and similar calls. */
function isRunner(callee: ESTree.Node): boolean {
  if (callee.type === 'Identifier') return runners.has(callee.name);
  if (callee.type === 'MemberExpression') return isRunner(callee.object);
  return callee.type === 'CallExpression' && callee.callee.type === 'MemberExpression' && isRunner(callee.callee);
}

function tableOf(callee: ESTree.Node): ESTree.Node | undefined {
  if (callee.type !== 'CallExpression' || callee.callee.type !== 'MemberExpression') return undefined;
  const { property } = callee.callee;
  return property.type === 'Identifier' && ['each', 'for'].includes(property.name) ? callee.arguments[0] : undefined;
}

/** The title with the row's values filled in where that yields an id; otherwise with gaps. */
function eachRow(title: string, table: Known): readonly string[] {
  const plain = filled(title, []);
  if (!isList(table)) return [plain];
  return table.map((row) => {
    const named = title.replaceAll(/\$(\w+)/g, (_, name: string) => shown(fieldOf(row, name)));
    const whole = filled(named, isList(row) ? row : [row]);
    return idsIn(whole).length > idsIn(plain).length ? whole : plain;
  });
}

function filled(title: string, row: readonly Known[]): string {
  let at = 0;
  return title.replaceAll(/%[sdifjo#$%]/g, (place) => (place === '%%' ? '%' : shown(row[at++])));
}

function shown(value: Known): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : gap;
}

/** For `casesOf(['R-CAT-001'], calculator, [{ name: … }])`: the rows it names, and the names of its cases. */
function workedExamples(call: ESTree.CallExpression, constants: Names): readonly string[] {
  const [rows, , cases] = call.arguments.map((argument) => readValue(argument, constants));
  const ids = isList(rows) ? rows.map((row) => `[${shown(row)}] computes its worked examples`) : [];
  const names = isList(cases) ? cases.map((example) => shown(fieldOf(example, 'name'))) : [];
  return [...ids, ...names];
}

function combined(constants: Names, loops: readonly (readonly Names[])[]): readonly Names[] {
  return loops.reduce<readonly Names[]>(
    (sofar, rows) => sofar.flatMap((names) => rows.map((row) => new Map([...names, ...row]))),
    [constants],
  );
}
