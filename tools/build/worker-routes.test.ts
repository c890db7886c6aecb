import { expect, test } from 'vitest';
import { landingPageHeader } from '#contract/pages/landing-pages.ts';
import { signedInCookie } from '#contract/people/signed-in-cookie.ts';
import { pageRoute, serverPaths } from './worker-routes.ts';

const isLeft = (path: string) => serverPaths.some((each) => each.test(path));
const isAsked = (path: string) => pageRoute.urlPattern.test(`https://acme.example${path}`);

test.each([
  '/',
  '/?utm_source=mail',
  '/spring',
  '/spring?utm_source=mail',
  '/spring?sent=ask#form-ask',
  '/acme',
  '/acme?tab=calculators',
  '/spring/',
])('the server is asked whether a landing page is at %s', (path) => {
  expect([isLeft(path), isAsked(path)]).toEqual([true, true]);
});

test.each(['/acme/spring', '/acme/spring?utm_source=mail', '/rates/2026', '/api/login', '/healthz', '/picture.png?id=1'])(
  'a navigation to %s is left to the server',
  (path) => {
    expect([isLeft(path), isAsked(path)]).toEqual([true, false]);
  },
);

test.each([
  '/admin',
  '/admin/users',
  '/calculators/auto-loan-basic',
  '/customer-portal?tab=account',
  '/sign-up',
  '/invitation-error',
  '/templates',
])('the stored app answers at %s at once', (path) => {
  expect([isLeft(path), isAsked(path)]).toEqual([false, false]);
});

test('the functions of the worker name the cookie and the header of the server', () => {
  const [plugin] = pageRoute.options.plugins;
  expect(String(plugin?.requestWillFetch)).toMatch(new RegExp(`['"]${signedInCookie}['"]`));
  expect(String(plugin?.fetchDidSucceed)).toMatch(new RegExp(`['"]${landingPageHeader}['"]`));
});
