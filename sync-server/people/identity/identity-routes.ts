import type { Context } from 'hono';
import { refused } from '#contract/values/outcome.ts';
import { refuse } from '#server/core/http/answer.ts';
import { httpTexts } from '#server/core/http/http-texts.ts';
import type { HttpApp, HttpEnv } from '#server/core/http/requests/http-env.ts';
import { confirmPath } from './pages/hand-over-pages.ts';
import type { Leases } from './sessions/lease.ts';
import { beginSignIn } from './sign-in/begin-sign-in.ts';
import { answerAboutDomain, askAboutDomain } from './sign-in/confirm-domain.ts';
import { finishSignIn } from './sign-in/finish-sign-in.ts';
import type { SignInDeps, SignInVisit } from './sign-in/sign-in-deps.ts';
import { type SignOutDeps, signOut } from './sign-out/sign-out.ts';

export interface IdentityRoutesDeps {
  readonly signIn: SignInDeps;
  readonly signOut: SignOutDeps;
  readonly leases: Pick<Leases, 'publicKey'>;
}

/** Routes for signing in and out, and the key with which a device verifies its lease. */
export function registerIdentity(app: HttpApp, deps: IdentityRoutesDeps): void {
  app.get('/api/login', (context) => beginSignIn(deps.signIn, visitOf(context)));
  app.get('/api/callback', (context) => finishSignIn(deps.signIn, visitOf(context)));
  app.get(confirmPath, (context) => askAboutDomain(deps.signIn, visitOf(context)));
  app.post(confirmPath, (context) => answerAboutDomain(deps.signIn, visitOf(context)));
  app.on(['GET', 'POST'], '/api/logout', ({ req, env }) => signOut(deps.signOut, req.raw, env.place, env.nonce));
  app.get('/api/auth/lease-key', async () => Response.json(await deps.leases.publicKey()));
  for (const [path, allow] of allowed) {
    app.all(path, () => refuse(refused('MethodNotAllowed', httpTexts.methodNotAllowed), { allow }));
  }
}

function visitOf({ req, env }: Context<HttpEnv>): SignInVisit {
  return { request: req.raw, place: env.place, nonce: env.nonce };
}

const allowed: readonly (readonly [path: string, allow: string])[] = [
  ['/api/login', 'GET, HEAD'],
  ['/api/callback', 'GET, HEAD'],
  [confirmPath, 'GET, HEAD, POST'],
  ['/api/logout', 'GET, HEAD, POST'],
  ['/api/auth/lease-key', 'GET, HEAD'],
];
