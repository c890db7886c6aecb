import { GraphQLError } from 'graphql';
import type { Outcome, Refused } from '#contract/outcome.ts';

/** A GraphQL resolver says no by an error: the refusal's sentence, its code, the sentences of its fields, and when to come again. */
export function unwrap<Value>(outcome: Outcome<Value>): Value {
  if (outcome.ok) return outcome.value;
  throw refusalError(outcome);
}

export function refusalError({ ok: _, message, ...extensions }: Refused): GraphQLError {
  return new GraphQLError(message, { extensions });
}
