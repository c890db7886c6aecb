import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { shapeOf } from './read-shape.ts';
import type { Field, Scope, Shape } from './shape.ts';

/** Folder of the declarations of the pinned `stripe` package, one file per kind of object. */
const folder = dirname(createRequire(import.meta.url).resolve('stripe'));
const scopes = new Map<string, Scope>();

/** The type that a file of the pinned package declares, such as `Subscription` or `Subscription.PendingUpdate` in `Subscriptions`. */
export function stripeType(file: string, name: string): Shape {
  const found = findType(scopeOf(join(folder, 'resources', `${file}.d.ts`)), name.split('.'));
  if (found === undefined) throw new Error(`The stripe package declares no ${name} in ${file}.`);
  return found;
}

function scopeOf(path: string): Scope {
  const known = scopes.get(path);
  if (known !== undefined) return known;
  const { program } = parseSync(path, readFileSync(path, 'utf8'), { lang: 'dts' });
  const scope: Scope = { types: new Map(), spaces: new Map(), imports: new Map(), find: (names) => findType(scope, names) };
  scopes.set(path, scope);
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') addImports(scope, path, statement);
    else addDeclaration(scope, statement);
  }
  return scope;
}

function addImports(scope: Scope, path: string, { specifiers, source }: ESTree.ImportDeclaration): void {
  const file = join(dirname(path), source.value.replace(/\.js$/, '.d.ts'));
  for (const { type, local } of specifiers) if (type === 'ImportSpecifier') scope.imports.set(local.name, () => scopeOf(file));
}

function addDeclaration(scope: Scope, statement: ESTree.Directive | ESTree.Statement): void {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  switch (declared?.type) {
    case 'TSInterfaceDeclaration':
      scope.types.set(declared.id.name, () => recordOf(scope, declared));
      return;
    case 'TSTypeAliasDeclaration':
      scope.types.set(declared.id.name, () => shapeOf(scope, declared.typeAnnotation));
      return;
    case 'TSModuleDeclaration': {
      const name = declared.id.type === 'Identifier' ? declared.id.name : '';
      const inner = scope.spaces.get(name) ?? innerScope(scope);
      scope.spaces.set(name, inner);
      for (const part of declared.body?.body ?? []) addDeclaration(inner, part);
    }
  }
}

function innerScope(outer: Scope): Scope {
  const inner: Scope = {
    types: new Map(),
    spaces: new Map(),
    imports: new Map(),
    find: (names) => findType(inner, names) ?? outer.find(names),
  };
  return inner;
}

/** The type of a dotted name within a scope alone. */
function findType(scope: Scope, [name = '', ...rest]: readonly string[]): Shape | undefined {
  const imported = scope.imports.get(name)?.();
  if (imported !== undefined) return findType(imported, [name, ...rest]);
  const space = scope.spaces.get(name);
  return rest.length === 0 ? scope.types.get(name)?.() : space === undefined ? undefined : findType(space, rest);
}

function recordOf(scope: Scope, { id, body, extends: bases }: ESTree.TSInterfaceDeclaration): Shape {
  const fields = new Map<string, Field>();
  for (const { expression } of bases) {
    const base = expression.type === 'Identifier' ? scope.find([expression.name]) : undefined;
    if (base?.kind === 'record') for (const [name, field] of base.fields) fields.set(name, field);
  }
  for (const member of body.body) {
    if (member.type === 'TSIndexSignature') return { kind: 'map', of: () => shapeOf(scope, member.typeAnnotation.typeAnnotation) };
    if (member.type !== 'TSPropertySignature' || member.typeAnnotation === null) continue;
    const { typeAnnotation } = member.typeAnnotation;
    const name = member.key.type === 'Identifier' ? member.key.name : member.key.type === 'Literal' ? String(member.key.value) : '';
    fields.set(name, { isOptional: member.optional, type: () => shapeOf(scope, typeAnnotation) });
  }
  return { kind: 'record', name: id.name, fields };
}
