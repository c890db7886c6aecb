import { expect, it } from 'vitest';
import { isOwnPath } from './reserved-paths.ts';

it.each([
  ...[
    '/session/sign-in',
    '/sign-in',
    '/signin',
    '/log-in',
    '/login2',
    '/s1gn-in',
    '/secure-login',
    '/offers/log-in',
    '/a/b/password-reset',
  ],
  ...[
    '/api',
    '/admin/x',
    '/idp/auth',
    '/graphql',
    '/subscribe',
    '/account',
    '/my-account',
    '/konto',
    '/anmelden',
    '/kunden-anmeldung',
    '/wp-login',
  ],
])('the path %s is not free for a page', (path) => {
  expect(isOwnPath(path)).toBe(true);
});

it.each([
  ...['/', '/spring', '/rates/2026', '/contact', '/blog-interest', '/open-an-account', '/business/account', '/offer', '/about-us', '/help'],
  ...['/authors', '/assigned-rates', '/insights/design', '/retirement-portal', '/passengers', '/termine/anmeldefrei'],
])('the path %s is free for a page', (path) => {
  expect(isOwnPath(path)).toBe(false);
});
