import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { subdomainProblem, subdomainTexts } from '#contract/tenants/subdomain.ts';
import { isAppPath } from '#contract/values/app-paths.ts';
import { type AppPath, type Audience, audiences, ownSegments, screenFor, screensByPath } from './audiences.ts';

const none = undefined;
/** Written by hand from the specification's route table: visitor, user, tenant admin, platform owner. */
const expected: Readonly<Record<AppPath, readonly (string | undefined)[]>> = {
  '/': ['landing', 'portal', 'admin', 'admin'],
  '/admin': [none, none, 'admin', 'admin'],
  '/admin/$section': [none, none, 'admin', 'admin'],
  '/landing': [none, 'landing', 'landing', 'landing'],
  '/customer-portal': ['portal', 'portal', 'portal', 'portal'],
  '/templates': ['templates', 'templates', 'templates', 'templates'],
  '/subscribe': [none, 'subscribe', 'subscribe', 'subscribe'],
  '/landing-page-builder': [none, none, 'builder', 'builder'],
  '/migrate-data': [none, none, none, 'migration'],
  '/select-calculators': [none, 'selection', 'selection', 'selection'],
  '/invitation-success': ['invitation-success', 'invitation-success', 'invitation-success', 'invitation-success'],
  '/invitation-error': ['invitation-error', 'invitation-error', 'invitation-error', 'invitation-error'],
  '/accept-invitation': ['accept-invitation', 'accept-invitation', 'accept-invitation', 'accept-invitation'],
  '/sign-up': ['sign-up', 'sign-up', 'sign-up', 'sign-up'],
  '/calculators/meeting': ['meeting', 'meeting', 'meeting', 'meeting'],
  '/calculators/plan': ['plan', 'plan', 'plan', 'plan'],
  '/calculators/$id': ['calculator', 'calculator', 'calculator', 'calculator'],
  '/$subdomain': ['tenant-home', 'tenant-home', 'tenant-home', 'tenant-home'],
};

describe('[R-ROUTE-31] the route table', () => {
  const paths = Object.keys(screensByPath).filter((path): path is AppPath => path in expected);

  it('lists every path once', () => {
    expect(paths.sort()).toEqual(Object.keys(expected).sort());
  });

  it.each(
    paths.flatMap((path) => audiences.map((audience, at): [AppPath, Audience, string | undefined] => [path, audience, expected[path][at]])),
  )('at %s shows a %s %s', (path, audience, screen) => {
    expect(screenFor(path, audience)).toBe(screen);
  });
});

it('the server knows every path of the app, so that it answers with status 200 there', () => {
  for (const path of Object.keys(screensByPath).filter((each) => each !== '/$subdomain'))
    expect([path, isAppPath(path.replace('/calculators/$id', '/calculators/auto-loan-basic').replaceAll(/\$\w+/g, 'x'))]).toEqual([
      path,
      true,
    ]);
  expect(isAppPath('/acme')).toBe(false);
});

it('[R-TEN-19] no tenant can take the first part of a path of the app', () => {
  const files = readdirSync(`${import.meta.dirname}/../../app/routes`).filter(
    (name) => name.endsWith('.tsx') && !name.includes('.test.') && !/^(?:__root|index|\$)/.test(name),
  );
  expect(files).toContain('invitation-success.tsx');
  const segments = [...ownSegments, ...files.map((name) => name.split('.')[0] ?? '')];
  for (const segment of segments) expect([segment, subdomainProblem(segment)]).toEqual([segment, subdomainTexts.reserved]);
});

it('[R-ROUTE-28] keeps the first segments of the app and the server from being tenants', () => {
  for (const segment of ['admin', 'templates', 'calculators', 'api', 'www', 'graphql', 'accept-invitation'])
    expect(ownSegments.has(segment)).toBe(true);
  expect(ownSegments.has('acme')).toBe(false);
  expect(ownSegments.has('$subdomain')).toBe(false);
});
