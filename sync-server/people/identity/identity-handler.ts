import type { Handler } from '#server/core/http/listener/serve.ts';
import { createSecurityHandler, type SecurityDeps } from './factors/security-handler.ts';
import { createPasswordResetHandler, type PasswordResetHandlerDeps } from './passwords/password-reset-handler.ts';
import { answerInteraction, type InteractionDeps } from './provider/interaction.ts';
import { interactionPath } from './provider/provider.ts';

/** All routes below /idp: the sign-in page, password reset, the security of the account, and the provider's own addresses. */
export function createIdentityHandler(deps: InteractionDeps & PasswordResetHandlerDeps & SecurityDeps): Handler {
  const publicUrl = new URL(deps.publicUrl);
  const callback = deps.provider.callback();
  const answerReset = createPasswordResetHandler(deps);
  const answerSecurity = createSecurityHandler(deps);
  return async (arrival) => {
    const { request, response } = arrival;
    const reset = answerReset(arrival);
    if (reset !== undefined) return reset;
    const security = answerSecurity(arrival);
    if (security !== undefined) return security;
    const target = request.url ?? '/idp';
    // The provider derives its addresses from these headers. They come from the configuration, whatever a client sent.
    request.headers['x-forwarded-host'] = publicUrl.host;
    request.headers['x-forwarded-proto'] = publicUrl.protocol.slice(0, -1);
    if (interactionPath.test(target.split('?', 1)[0] ?? '')) return answerInteraction(deps, arrival);
    Object.assign(request, { originalUrl: target });
    request.url = target.slice('/idp'.length) || '/';
    await callback(request, response);
  };
}
