import { refused } from '#contract/outcome.ts';
import { refuse } from '#server/http/answer.ts';
import type { HttpApp } from '#server/http/http-env.ts';
import { httpTexts } from '#server/http/http-texts.ts';
import type { Leases } from './lease.ts';
import { beginSignIn, finishSignIn, type SignInDeps } from './sign-in.ts';
import { type SignOutDeps, signOut } from './sign-out.ts';

export interface IdentityRoutesDeps {
  readonly signIn: SignInDeps;
  readonly signOut: SignOutDeps;
  readonly leases: Pick<Leases, 'publicKey'>;
}

/** Navigations of signing in and out, and the key with which a device checks its lease. */
export function registerIdentity(app: HttpApp, deps: IdentityRoutesDeps): void {
  app.get('/api/login', ({ req, env }) => beginSignIn(deps.signIn, req.raw, env.place));
  app.get('/api/callback', ({ req, env }) => finishSignIn(deps.signIn, req.raw, env.place));
  app.on(['GET', 'POST'], '/api/logout', ({ req, env }) => signOut(deps.signOut, req.raw, env.place, env.nonce));
  app.get('/api/auth/lease-key', async () => Response.json(await deps.leases.publicKey()));
  for (const [path, allow] of allowed) {
    app.all(path, () => refuse(refused('MethodNotAllowed', httpTexts.methodNotAllowed), { allow }));
  }
}

const allowed: readonly (readonly [path: string, allow: string])[] = [
  ['/api/login', 'GET, HEAD'],
  ['/api/callback', 'GET, HEAD'],
  ['/api/logout', 'GET, HEAD, POST'],
  ['/api/auth/lease-key', 'GET, HEAD'],
];
