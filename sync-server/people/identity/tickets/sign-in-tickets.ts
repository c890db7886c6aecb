import * as z from 'zod/mini';
import { Beginning, flowSeconds } from './login-flows.ts';
import { createTickets, type Tickets, type TicketsDeps } from './one-time-tickets.ts';

/** A sign-in that began on a tenant's host, on its way to the platform's: cookies do not cross hosts, a single-use ticket does. */
const Start = z.extend(Beginning, { returnTo: z.string(), isFresh: z.boolean() });
export type Start = z.infer<typeof Start>;

/** An authenticated person, before there is a session. */
const SignedIn = z.object({
  userId: z.string(),
  issuer: z.string(),
  signedInAt: z.optional(z.number()),
  idToken: z.optional(z.string()),
  providerSid: z.optional(z.string()),
  returnTo: z.string(),
});
export type SignedIn = z.infer<typeof SignedIn>;

/** A proven sign-in for a tenant's host. `state` binds it to the browser that proved it on the platform's host. */
const Proven = z.extend(SignedIn, { begun: Beginning, state: z.string() });
export type Proven = z.infer<typeof Proven>;

/** Waits for the person's consent to be signed in on this tenant's own domain. */
const Question = z.extend(Proven, { tenantId: z.string() });
export type Question = z.infer<typeof Question>;

/** A finished sign-in on its way back: for one host of one tenant, and for the browser that began there. */
const Handoff = z.extend(SignedIn, { begun: Beginning, tenantId: z.string() });
export type Handoff = z.infer<typeof Handoff>;

export interface SignInTickets {
  readonly starts: Tickets<Start>;
  readonly questions: Tickets<Question>;
  readonly handoffs: Tickets<Handoff>;
}

/** Kinds that hold a proven sign-in: a sign-out at the provider ends them, too. */
export const provenTicketTypes = ['Question', 'Handoff'] as const;

export function createSignInTickets(deps: TicketsDeps): SignInTickets {
  const flowMs = flowSeconds * 1000;
  return {
    starts: createTickets(deps, { type: 'Start', schema: Start, lifeMs: flowMs }),
    questions: createTickets(deps, { type: 'Question', schema: Question, lifeMs: flowMs }),
    handoffs: createTickets(deps, { type: 'Handoff', schema: Handoff, lifeMs: 60_000 }),
  };
}
