import * as z from 'zod/mini';
import { type RestContext, restEntry } from '#server/core/http/requests/rest-entry.ts';
import type { TakeLogout } from './sign-out/back-channel-logout.ts';

/** Reports of the outside identity provider: a signed form, so this is not a declared operation. */
export const identityCalls = [
  restEntry({
    method: 'POST',
    path: '/api/backchannel-logout',
    operation: 'session.endByProvider',
    summary: 'A sign-out at the outside identity provider: a form with its signed logout_token',
    example: {},
    input: z.strictObject({}),
    signedBody: true,
    handler: ({ deps, rawBody, headers, requestId }: RestContext<{ readonly takeLogout: TakeLogout }>) =>
      deps.takeLogout(rawBody, headers.get('content-type'), requestId),
  }),
];
