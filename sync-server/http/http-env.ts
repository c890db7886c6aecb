import type { Hono } from 'hono';
import type { RequestPlace } from './request-origin.ts';
import type { HeaderSettings } from './security-headers.ts';

/** What every Hono handler knows of the request besides the request. */
export interface HttpEnv {
  Bindings: { readonly place: RequestPlace; readonly nonce: string; readonly hasHungUp: () => boolean };
}

export type HttpApp = Hono<HttpEnv>;
export type { HeaderSettings };
