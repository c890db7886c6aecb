import type * as z from 'zod/mini';
import type { Outcome } from '#contract/values/outcome.ts';
import type { Principal } from '#server/core/access/caller.ts';
import type { Operation } from '#server/core/access/permissions.ts';
import { type ReadInput, readInput } from './read-input.ts';

export const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
export type Method = (typeof methods)[number];

/** Context of a handler besides its input. */
export interface RestContext<Deps> {
  readonly principal: Principal;
  readonly requestId: string;
  readonly clientAddress: string;
  /** Host that the browser asked for. */
  readonly host: string;
  readonly headers: Headers;
  /** Exact bytes of the body, for verifying a signature. */
  readonly rawBody: Uint8Array;
  readonly deps: Deps;
}

/** An outcome becomes JSON or a message; a response is sent unchanged, for pages, redirects, and files. */
export type RestAnswer = Outcome<unknown> | Response;

/** `Deps` are the parts of the server that the handler uses. Code that only describes a call needs none of them. */
export interface RestEntry<Deps = never> {
  readonly method: Method;
  /** With parameters in braces: /api/admin/tenants/{tenantId}. */
  readonly path: string;
  readonly operation: Operation;
  /** Name in the OpenAPI document, if declared; otherwise derived from method and path. */
  readonly id?: string;
  readonly summary: string;
  readonly example: unknown;
  readonly input: z.ZodMiniType;
  /** Schema of a successful answer, if declared. */
  readonly output?: z.ZodMiniType;
  /** Called by a machine that signs its body, or by a browser on its own: no session, no same-origin check, body as bytes. */
  readonly signedBody: boolean;
  /** False: the answer is sent once and never stored, because it holds a secret or what the person alone may read. */
  readonly isKept?: false;
  readonly run: (context: RestContext<Deps>, raw: ReadInput) => Promise<RestAnswer>;
}

export interface RestCall<Schema extends z.ZodMiniType, Deps> {
  readonly method: Method;
  readonly path: string;
  readonly operation: Operation;
  readonly summary: string;
  /** Description of a successful answer. */
  readonly example: unknown;
  /** Path parameters, query and body in one object. */
  readonly input: Schema;
  readonly signedBody?: true;
  readonly isKept?: false;
  readonly handler: (context: RestContext<Deps>, input: z.infer<Schema>) => Promise<RestAnswer>;
}

/** One documented call. The input is read by its schema before the handler sees it. */
export function restEntry<Schema extends z.ZodMiniType, Deps>(call: RestCall<Schema, Deps>): RestEntry<Deps> {
  const { method, path, operation, summary, example, input, handler } = call;
  return {
    method,
    path,
    operation,
    summary,
    example,
    input,
    signedBody: call.signedBody ?? false,
    ...(call.isKept === undefined ? {} : { isKept: call.isKept }),
    run: async (context, raw) => {
      const read = readInput(input, raw);
      return read.ok ? handler(context, read.value) : read;
    },
  };
}
