import { type Refusal, refuse } from '#calculators/kit/definition/refusal.ts';
import { nearest } from '#calculators/kit/nearest.ts';
import type { ArgumentRecord } from './declare.ts';

/** financeRate becomes finance_rate. */
export function toSnakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** A given value for an argument, and the name used. */
interface Given {
  readonly as: string;
  readonly value: unknown;
}

/**
 * The given value of each declared argument, by its key. A name is accepted as documented (`first_interest`), in camel case, in any case,
 * and as other spreadsheets document it (`also`); value1, value2, … make a list. An unknown name and an argument given twice are refused.
 */
export function argumentsGiven(
  functionName: string,
  declared: ArgumentRecord,
  given: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, Given> | Refusal {
  const keys = keysByName(declared);
  const found = new Map<string, Given>();
  const lists = new Map<string, { readonly as: string; readonly members: Map<number, unknown> }>();
  for (const [name, value] of Object.entries(given)) {
    const spelled = bare(name);
    const stem = spelled.replace(/[1-9]\d{0,4}$/, '');
    const place = Number(spelled.slice(stem.length));
    const listed = place > 0 ? Object.entries(declared).find(([, { numbered }]) => numbered?.includes(stem))?.[0] : undefined;
    const key = keys.get(spelled) ?? listed;
    if (key === undefined) return unknownArgument(functionName, name, declared);
    const twice = found.get(key);
    if (twice !== undefined && (listed === undefined || twice.as !== stem)) {
      const documented = toSnakeCase(key);
      return refuse(`"${documented}" is given twice, also as "${name === documented ? twice.as : name}".`, documented);
    }
    if (listed === undefined) {
      found.set(key, { as: name, value });
      continue;
    }
    const list = lists.get(key) ?? { as: stem, members: new Map<number, unknown>() };
    list.members.set(place, value);
    lists.set(key, list);
    found.set(key, { as: stem, value: undefined });
  }
  for (const [key, { as, members }] of lists) {
    const missing = Array.from(members, (_, index) => index + 1).find((place) => !members.has(place));
    if (missing !== undefined) return refuse(`"${as}${missing}" is missing.`, toSnakeCase(key));
    found.set(key, { as, value: Array.from(members, (_, index) => members.get(index + 1)).flat() });
  }
  return found;
}

/** True if a function has an argument with that name, in any of its spellings. */
export function hasArgument(declared: ArgumentRecord, name: string): boolean {
  return keysByName(declared).has(bare(name));
}

function keysByName(declared: ArgumentRecord): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  for (const [key, { also }] of Object.entries(declared)) {
    keys.set(bare(key), key);
    also?.forEach((name) => {
      keys.set(bare(name), key);
    });
  }
  return keys;
}

/** Without case and underscores. */
function bare(name: string): string {
  return name.toLowerCase().replaceAll('_', '');
}

function unknownArgument(functionName: string, name: string, declared: ArgumentRecord): Refusal {
  const documented = Object.keys(declared).map(toSnakeCase);
  const near = nearest(name, documented);
  const hint = near === undefined ? '' : `; the nearest is "${near}"`;
  return refuse(`${functionName} has no argument "${name}"${hint}. Its arguments are ${documented.join(', ')}.`, name);
}
