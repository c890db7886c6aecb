import type { Hono } from 'hono';
import type { HeaderSettings } from '#server/core/http/security-headers.ts';
import type { RequestPlace } from './request-origin.ts';

/** Context of every Hono handler besides the request. */
export interface HttpEnv {
  Bindings: { readonly place: RequestPlace; readonly nonce: string; readonly hasHungUp: () => boolean };
}

export type HttpApp = Hono<HttpEnv>;
export type { HeaderSettings };
