import type { ExecutionResult, GraphQLError } from 'graphql';
import { type RefusalCode, refusalCodes } from '#contract/outcome.ts';
import { statuses } from '#server/http/statuses.ts';

export interface GraphqlAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer without any data has the status of its refusal, as the same call over REST has. */
export function answerOf({ data, errors }: ExecutionResult): GraphqlAnswer {
  if (errors === undefined || errors.length === 0) return { status: 200, body: { data } };
  const hasData = typeof data === 'object' && data !== null && Object.values(data).some((value) => value !== null);
  return {
    status: hasData ? 200 : statusOf(errors[0]),
    body: data === undefined ? { errors } : { data, errors },
    headers: retryHeader(errors),
  };
}

export function refusalAnswer(code: RefusalCode, message: string): GraphqlAnswer {
  return { status: statuses[code], body: { errors: [{ message, extensions: { code } }] } };
}

function retryHeader(errors: readonly GraphQLError[]): Readonly<Record<string, string>> {
  const seconds = errors.map(({ extensions }) => extensions.retryAfterSeconds).filter((value) => typeof value === 'number');
  return seconds.length === 0 ? {} : { 'retry-after': String(Math.max(...seconds)) };
}

function statusOf(error: GraphQLError | undefined): number {
  const code = error?.extensions.code;
  const refusal: RefusalCode | undefined = refusalCodes.find((known) => known === code);
  return refusal === undefined ? 400 : statuses[refusal];
}
