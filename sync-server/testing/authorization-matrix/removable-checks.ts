/** A place in the server that checks a right, and its code without the check. */
export interface CheckSite {
  /** File and line. */
  readonly id: string;
  readonly text: string;
}

interface Found extends CheckSite {
  readonly from: number;
  readonly to: number;
  readonly switchable: string;
}

/** True if the running code still checks: the name under which a test installs its own answer. */
export const switchName = 'isCheckAsked';

/** Id of the check before a declared operation runs: one for each row of the permission table. */
export function declaredCheck(operation: string): string {
  return `declared ${operation}`;
}

/** Every check of a source file, in order. */
export function checkSites(path: string, source: string): readonly CheckSite[] {
  return findSites(path, source).map(({ id, text }) => ({ id, text }));
}

/** The same source with a separate switch around each check. */
export function withSwitches(path: string, whole: string): string {
  const source = withDeclaredSwitch(whole);
  let text = '';
  let done = 0;
  for (const { from, to, switchable } of findSites(path, source)) {
    text += source.slice(done, from) + switchable;
    done = to;
  }
  return text + source.slice(done);
}

/** Declared operations share one call of the table, so its switch is keyed by the operation's name. */
function withDeclaredSwitch(source: string): string {
  return source.replace(
    /return (authorizeCaller\(name, [^;]*\));/,
    `return (globalThis.${switchName}?.('${declaredCheck('')}' + name) ?? true) ? $1 : { ok: true, value: principal };`,
  );
}

function findSites(path: string, source: string): readonly Found[] {
  const found: Found[] = [];
  const add = (from: number, to: number, switchable: (asked: string, text: string) => string): void => {
    if (isInComment(source, from) || found.some((site) => from < site.to && site.from < to)) return;
    const text = source.slice(from, to);
    const id = `${path}:${source.slice(0, from).split('\n').length}`;
    const taken = found.filter((site) => site.id === id || site.id.startsWith(`${id}.`)).length;
    const own = taken === 0 ? id : `${id}.${taken + 1}`;
    const asked = `(globalThis.${switchName}?.('${own}') ?? true)`;
    found.push({ id: own, text: text.replaceAll(/\s+/g, ' '), from, to, switchable: switchable(asked, text) });
  };
  // Checks of a rule of the table: without them no caller is refused.
  for (const { from, to } of calls(source, 'authorize')) add(from, to, (asked, text) => `(${asked} ? ${text} : undefined)`);
  // Checks for the administrators of the tenant: without them every member counts as one.
  for (const { from, to } of calls(source, 'isAdminOf')) add(from, to, (asked, text) => `(!${asked} || ${text})`);
  for (const match of source.matchAll(/(?<![.\w])(?:\w+\.)?(?:caller|principal)\.role ([!=])== 'platform_owner'/g)) {
    const isEqual = match[1] === '=';
    add(match.index, match.index + match[0].length, (asked, text) => (isEqual ? `(!${asked} || ${text})` : `(${asked} && ${text})`));
  }
  // Answers for objects that do not exist, or not for this person. A guard that only narrows a type after a rule was checked does not
  // count.
  for (const match of source.matchAll(/\bif \((?!!isCaller\()([^\n]*)\) return refused\('(?:Forbidden'|NotFound', accessTexts)/g)) {
    const [, condition = ''] = match;
    const from = match.index + 'if ('.length;
    add(from, from + condition.length, (asked, text) => `${asked} && (${text})`);
  }
  return found.sort((left, right) => left.from - right.from);
}

/** Calls of a function by name, with their arguments; excludes its declaration and its import. */
function calls(source: string, name: string): readonly { readonly from: number; readonly to: number }[] {
  const found: { from: number; to: number }[] = [];
  for (const { index } of source.matchAll(new RegExp(`(?<!function )\\b${name}\\(`, 'g'))) {
    let depth = 0;
    let at = index + name.length;
    do {
      if (source[at] === '(') depth += 1;
      if (source[at] === ')') depth -= 1;
      at += 1;
    } while (depth > 0 && at < source.length);
    found.push({ from: index, to: at });
  }
  return found;
}

function isInComment(source: string, at: number): boolean {
  const line = source.slice(source.lastIndexOf('\n', at) + 1, at).trimStart();
  return line.startsWith('*') || line.startsWith('/');
}
