import { type ExecutionResult, GraphQLError, type GraphQLFormattedError } from 'graphql';
import { type RefusalCode, type Refused, refusalCodes, refused } from '#contract/values/outcome.ts';
import { isAway } from '#server/data/postgres/is-away.ts';
import { httpTexts } from '#server/http/http-texts.ts';
import { statuses } from '#server/http/statuses.ts';

export interface MaskContext {
  readonly requestId: string;
  readonly onFault: (fault: unknown) => void;
}

/** Refusals are returned as they are; everything else is a fault, whose text is not sent. */
export function maskError(error: GraphQLError, { requestId, onFault }: MaskContext): GraphQLFormattedError {
  if (error.originalError === undefined || error.originalError instanceof GraphQLError) return error.toJSON();
  onFault(error.originalError);
  const [message, code] = isAway(error.originalError)
    ? [httpTexts.databaseAway(requestId), 'Unavailable']
    : [httpTexts.fault(requestId), 'Fault'];
  return { message, extensions: { code }, ...(error.path === undefined ? {} : { path: error.path }) };
}

export interface GraphqlAnswer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An answer without any data has the HTTP status of its refusal, as the same REST call has. */
export function answerOf({ data, errors }: ExecutionResult, context: MaskContext): GraphqlAnswer {
  if (errors === undefined || errors.length === 0) return { status: 200, body: { data } };
  const masked = errors.map((error) => maskError(error, context));
  const hasData = typeof data === 'object' && data !== null && Object.values(data).some((value) => value !== null);
  return {
    status: hasData ? 200 : statusOf(masked[0]),
    body: data === undefined ? { errors: masked } : { data, errors: masked },
    headers: retryHeader(masked),
  };
}

function retryHeader(errors: readonly GraphQLFormattedError[]): Readonly<Record<string, string>> {
  const seconds = errors.map(({ extensions }) => extensions?.retryAfterSeconds).filter((value) => typeof value === 'number');
  return seconds.length === 0 ? {} : { 'retry-after': String(Math.max(...seconds)) };
}

function statusOf(error: GraphQLFormattedError | undefined): number {
  const code = error?.extensions?.code;
  const refusal: RefusalCode | undefined = refusalCodes.find((known) => known === code);
  return refusal === undefined ? 400 : statuses[refusal];
}

/** The answer of a request that is refused before it runs. */
export function refusalAnswer({ code, message }: Refused): GraphqlAnswer {
  return { status: statuses[code], body: { errors: [{ message, extensions: { code } }] } };
}

export function badRequest(message: string): GraphqlAnswer {
  return refusalAnswer(refused('InputInvalid', message));
}
