import { describe, expect, test } from 'vitest';
import { parseStrictJson } from './strict-json.ts';

describe('reading JSON strictly', () => {
  test('reads an ordinary body', () => {
    expect(parseStrictJson('{"a":[1,{"b":"x,{\\"y\\""}],"c":null}')).toEqual({ ok: true, value: { a: [1, { b: 'x,{"y"' }], c: null } });
  });

  test('accepts the same key in two different objects', () => {
    expect(parseStrictJson('[{"a":1},{"a":2}]')).toMatchObject({ ok: true });
  });

  test('a pair written as escapes is one letter, and a backslash before u0000 is only text', () => {
    expect(parseStrictJson('{"a":"\\ud83d\\ude00","b":"\\\\u0000"}')).toEqual({ ok: true, value: { a: '😀', b: '\\u0000' } });
  });

  const refusals: readonly (readonly [name: string, body: string, sentence: string])[] = [
    ['a key named twice', '{"role":"user","role":"platform_owner"}', 'The body names "role" twice.'],
    ['a key named twice by an escape', '{"role":1,"r\\u006fle":2}', 'The body names "role" twice.'],
    ['a key named twice deep inside', '[[{"a":{"b":1,"c":2,"b":3}}]]', 'The body names "b" twice.'],
    ['__proto__', '{"__proto__":{"role":"platform_owner"}}', 'The body may not name "__proto__".'],
    ['__proto__ by an escape', '{"__pr\\u006fto__":{}}', 'The body may not name "__proto__".'],
    ['text that breaks off', '{"a":"', 'The body is not valid JSON.'],
    ['a trailing comma', '{"a":1,}', 'The body is not valid JSON.'],
    ['nothing', '', 'The body is not valid JSON.'],
    ['NUL', '{"a":["b\\u0000"]}', 'The body holds a character that cannot be stored.'],
    ['half of a pair', '{"a":"\\ud800"}', 'The body holds a character that cannot be stored.'],
    ['nesting without end', '['.repeat(100_000), 'The body is nested too deeply.'],
  ];
  for (const [name, body, sentence] of refusals) {
    test(`refuses ${name}`, () => {
      expect(parseStrictJson(body)).toMatchObject({ ok: false, code: 'InputInvalid', message: sentence });
    });
  }
});
