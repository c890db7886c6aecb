import type { Handler } from '#server/core/http/listener/serve.ts';
import { createPasswordResetHandler, type PasswordResetHandlerDeps } from './passwords/password-reset-handler.ts';
import { answerInteraction, type InteractionDeps } from './provider/interaction.ts';
import { interactionPath } from './provider/provider.ts';

/** All routes below /idp: the sign-in page, password reset, and the provider's own addresses. */
export function createIdentityHandler(deps: InteractionDeps & PasswordResetHandlerDeps): Handler {
  const publicUrl = new URL(deps.publicUrl);
  const callback = deps.provider.callback();
  const answerReset = createPasswordResetHandler(deps);
  return async (arrival) => {
    const { request, response } = arrival;
    const reset = answerReset(arrival);
    if (reset !== undefined) return reset;
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
