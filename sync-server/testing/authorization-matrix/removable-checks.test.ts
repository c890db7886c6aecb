import { expect, test } from 'vitest';
import { checkSites, withSwitches } from './removable-checks.ts';

const asked = (line: number): string => `(globalThis.isCheckAsked?.('a.ts:${line}') ?? true)`;

test('a rule that is switched off refuses no caller', () => {
  const source = `const refusal = authorize('x', caller, { tenantId: idOf(a) });\nreturn refusal;`;
  expect(withSwitches('a.ts', source)).toBe(
    `const refusal = (${asked(1)} ? authorize('x', caller, { tenantId: idOf(a) }) : undefined);\nreturn refusal;`,
  );
});

test('with the check for tenant administrators switched off, every caller passes as one', () => {
  expect(withSwitches('a.ts', 'ids.filter((id) => isAdminOf(caller, id));')).toBe(
    `ids.filter((id) => (!${asked(1)} || isAdminOf(caller, id)));`,
  );
});

test('with the check for the platform owner switched off, every caller passes as one', () => {
  expect(withSwitches('a.ts', `return caller.role === 'platform_owner';`)).toBe(
    `return (!${asked(1)} || caller.role === 'platform_owner');`,
  );
  expect(withSwitches('a.ts', `if (caller.role !== 'platform_owner') go();`)).toBe(
    `if ((${asked(1)} && caller.role !== 'platform_owner')) go();`,
  );
  expect(withSwitches('a.ts', `return change.caller.role === 'platform_owner';`)).toBe(
    `return (!${asked(1)} || change.caller.role === 'platform_owner');`,
  );
});

test('a guard that is switched off lets everything pass', () => {
  const source = `a();\nif (row === null) return refused('NotFound', accessTexts.notFound);`;
  expect(withSwitches('a.ts', source)).toBe(`a();\nif (${asked(2)} && (row === null)) return refused('NotFound', accessTexts.notFound);`);
});

test('declarations, comments and type annotations are not checks', () => {
  const source = `export function authorize(operation: string) {}\n// authorize(it)\nif (!isCaller(p)) return refused('Unauthorized', t);`;
  expect(checkSites('a.ts', source)).toEqual([]);
  expect(withSwitches('a.ts', source)).toBe(source);
});

test('two checks of one line have names of their own', () => {
  const source = `return isAdminOf(caller, one) || isAdminOf(caller, other);`;
  expect(checkSites('a.ts', source).map(({ id, text }) => [id, text])).toEqual([
    ['a.ts:1', 'isAdminOf(caller, one)'],
    ['a.ts:1.2', 'isAdminOf(caller, other)'],
  ]);
});

test('a declared operation has a switch of its own name, and switching it off lets every caller in', () => {
  const source = 'return authorizeCaller(name, principal, { ...named, now });';
  expect(withSwitches('a.ts', source)).toBe(
    `return (globalThis.isCheckAsked?.('declared ' + name) ?? true) ? authorizeCaller(name, principal, { ...named, now }) : { ok: true, value: principal };`,
  );
});
