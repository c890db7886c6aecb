import { GraphQLError } from 'graphql';
import type { Outcome, Refused } from '#contract/outcome.ts';

/** A GraphQL resolver says no by an error: the refusal's sentence, its code and the sentences of its fields. */
export function unwrap<Value>(outcome: Outcome<Value>): Value {
  if (outcome.ok) return outcome.value;
  throw refusalError(outcome);
}

export function refusalError({ code, message, fields }: Refused): GraphQLError {
  return new GraphQLError(message, { extensions: fields === undefined ? { code } : { code, fields } });
}
