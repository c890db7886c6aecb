import { GraphQLError } from 'graphql';
import type { Outcome, Refused } from '#contract/values/outcome.ts';

/** A GraphQL resolver refuses by an error: the refusal's message, its code, the messages of its fields, and the time to retry. */
export function unwrap<Value>(outcome: Outcome<Value>): Value {
  if (outcome.ok) return outcome.value;
  throw refusalError(outcome);
}

export function refusalError({ ok: _, message, ...extensions }: Refused): GraphQLError {
  return new GraphQLError(message, { extensions });
}
