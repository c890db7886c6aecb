import { expect, it } from 'vitest';
import type { CurrentUser } from '#contract/people/session.ts';
import { codeHeader } from '#contract/values/outcome.ts';
import { askWhoIsSignedIn } from './ask-server.ts';

const user: CurrentUser = {
  id: 'ann',
  email: 'ann@acme.test',
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  role: 'user',
  isActive: true,
  memberships: [],
  lease: 'a.b.c',
};

const html = { 'content-type': 'text/html' };
const json = { 'content-type': 'application/json' };

function ask(status: number, headers: Readonly<Record<string, string>>, body: string) {
  return askWhoIsSignedIn(1_000, async () => new Response(body, { status, headers: { ...headers } }));
}

const foreign: readonly (readonly [name: string, status: number, headers: typeof html, body: string])[] = [
  ['a portal page', 200, html, '<h1>Welcome</h1>'],
  ['a page under 302 that was not followed', 302, html, ''],
  ['a proxy that asks for a sign-in in HTML', 401, html, '<h1>401 Unauthorized</h1>'],
  ['a proxy that asks for a sign-in in JSON', 401, json, '{"message":"Unauthorized"}'],
  ['a gateway that forbids in HTML', 403, html, '<h1>403 Forbidden</h1>'],
  ['a gateway that forbids in JSON', 403, json, '{"code":"UserDeactivated","message":"no"}'],
  ['a proxy that wants credentials', 407, html, ''],
  ['a legal block', 451, html, ''],
  ['a portal that asks for a sign-in', 511, html, ''],
  ['a server that is down', 502, html, ''],
  ['JSON of another shape', 200, json, '{"id":"ann","ok":true}'],
  ['truncated JSON', 200, json, JSON.stringify(user).slice(0, 40)],
  ['nothing', 200, json, ''],
];

it.each(foreign)('treats %s as no answer', async (_name, status, headers, body) => {
  expect(await ask(status, headers, body)).toEqual({ kind: 'silence' });
});

it('treats a failed request and a late answer as no answer', async () => {
  expect(await askWhoIsSignedIn(1_000, () => Promise.reject(new TypeError('failed')))).toEqual({ kind: 'silence' });
  const never: typeof fetch = (_path, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
  expect(await askWhoIsSignedIn(10, never)).toEqual({ kind: 'silence' });
});

it('accepts answers that come from the server', async () => {
  expect(await ask(200, json, JSON.stringify(user))).toMatchObject({ kind: 'user', user });
  expect(await ask(401, { ...html, [codeHeader]: 'Unauthorized' }, 'Unauthorized')).toEqual({ kind: 'nobody' });
  expect(await ask(403, { ...html, [codeHeader]: 'UserDeactivated' }, 'Deactivated.')).toEqual({
    kind: 'refused',
    message: 'Deactivated.',
  });
});
