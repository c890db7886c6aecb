import { describe, expect, test } from 'vitest';
import { safeReturnTo } from './return-to.ts';

describe('where a person goes after signing in', () => {
  for (const path of ['/', '/admin/tenants', '/calculators/mortgage?from=home', '/admin#team', '/apiary']) {
    test(`keeps ${path}`, () => {
      expect(safeReturnTo(path)).toBe(path);
    });
  }

  const strangers = [
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/./\\evil.example',
    '/..//evil.example',
    'admin',
    '',
    ' /admin',
    '/api/logout',
    '/API/logout',
    '/idp/session/end',
    '/graphql',
    `/${'a'.repeat(2000)}`,
  ];
  for (const asked of strangers) {
    test(`[R-AUTH-13] goes to the start page instead of ${JSON.stringify(asked.slice(0, 40))}`, () => {
      expect(safeReturnTo(asked)).toBe('/');
    });
  }

  test('goes to the start page when nothing is asked', () => {
    expect(safeReturnTo(undefined)).toBe('/');
  });
});
