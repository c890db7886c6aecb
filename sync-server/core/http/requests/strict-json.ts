import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { httpTexts } from '#server/core/http/http-texts.ts';

const deepest = 32;
const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * JSON with the same meaning to every reader: duplicate keys, keys that reach a prototype, and nesting beyond any real input are refused
 * before the text becomes a value.
 */
export function parseStrictJson(text: string): Outcome<unknown, 'InputInvalid'> {
  const complaint = inspectKeys(text);
  if (complaint !== undefined) return refused('InputInvalid', complaint);
  try {
    const value: unknown = JSON.parse(text);
    return unstorableEscape.test(text) && holdsUnstorable(value) ? refused('InputInvalid', httpTexts.unstorable) : done(value);
  } catch {
    return refused('InputInvalid', httpTexts.brokenJson);
  }
}

/** NUL and unpaired surrogates can only come as escapes, so a text without escapes needs no check. */
const unstorableEscape = /\\u(?:0000|d[89a-f])/i;

/** No database stores them: they are refused here, where all text input arrives. */
function holdsUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return isUnstorable(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, member]) => holdsUnstorable(key) || holdsUnstorable(member));
}

/** NUL, and unpaired surrogates. */
export function isUnstorable(text: string): boolean {
  return text.includes('\0') || /\p{Surrogate}/u.test(text);
}

/** Scans the tokens once. Broken JSON is left to the parser; only keys and depth are checked here. */
function inspectKeys(text: string): string | undefined {
  const scopes: (Set<string> | undefined)[] = [];
  let expectsKey = false;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '"') {
      const end = endOfString(text, at);
      if (end === undefined) return httpTexts.brokenJson;
      const keys = scopes.at(-1);
      if (expectsKey && keys !== undefined) {
        const key = readKey(text.slice(at, end + 1));
        if (key === undefined) return httpTexts.brokenJson;
        if (forbiddenKeys.has(key)) return httpTexts.forbiddenKey(key);
        if (keys.has(key)) return httpTexts.duplicateKey(key);
        keys.add(key);
        expectsKey = false;
      }
      at = end;
    } else if (letter === '{' || letter === '[') {
      if (scopes.length >= deepest) return httpTexts.tooDeep;
      scopes.push(letter === '{' ? new Set() : undefined);
      expectsKey = letter === '{';
    } else if (letter === '}' || letter === ']') {
      scopes.pop();
      expectsKey = false;
    } else if (letter === ',') {
      expectsKey = scopes.at(-1) !== undefined;
    }
  }
  return undefined;
}

function endOfString(text: string, start: number): number | undefined {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at;
  }
  return undefined;
}

function readKey(literal: string): string | undefined {
  try {
    const key: unknown = JSON.parse(literal);
    return typeof key === 'string' ? key : undefined;
  } catch {
    return undefined;
  }
}
