import { GraphQLError } from 'graphql';
import { isAsyncIterable, type Plugin } from 'graphql-yoga';
import { retrySoon, statuses } from '#server/core/http/statuses.ts';
import { type MaskContext, maskError, statusOf } from '#server/edge/graphql/gate/mask-errors.ts';
import { refusalError } from '#server/edge/graphql/types/unwrap.ts';
import { hasHungUp, isLive, isProgram, type VisitContext } from '#server/edge/graphql/visit/visit.ts';

export interface AnswersDeps {
  readonly onFault: (fault: unknown, requestId: string) => void;
  readonly isProduction: boolean;
}

/** Masks faults, and gives an answer the HTTP status and the headers of the same REST call. */
export function useAnswers(deps: AnswersDeps): Plugin<VisitContext, VisitContext> {
  const maskOf = ({ visit }: VisitContext): ((error: unknown) => GraphQLError) => {
    const { requestId } = visit.principal;
    const onFault = (fault: unknown): void => (hasHungUp(visit) ? undefined : deps.onFault(fault, requestId));
    const context: MaskContext = { requestId, hidesNames: deps.isProduction && !isProgram(visit), onFault };
    return (error) => maskError(wrapped(error), context);
  };
  return {
    onResultProcess: ({ result, setResult, serverContext }) => {
      if (isAsyncIterable(result) || Array.isArray(result)) return;
      const { visit } = serverContext;
      if (result.errors === undefined || result.errors.length === 0) {
        return setResult({ ...result, extensions: { http: { status: 200, headers: visit.limitHeaders } } });
      }
      const errors = result.errors.map(maskOf(serverContext));
      if (isLive(visit)) return setResult({ errors });
      const status = hasData(result.data) ? 200 : statusOf(errors[0]);
      const headers = { ...(status === statuses.Unavailable ? retrySoon : {}), ...retryHeader(errors), ...visit.limitHeaders };
      const { refusal } = visit;
      const isKeptOut = status === statuses.Unauthorized && refusal !== undefined;
      const shown = isKeptOut ? { errors: [refusalError(refusal)] } : { ...result, errors };
      setResult({ ...shown, extensions: { http: { status: isKeptOut ? statuses[refusal.code] : status, headers } } });
    },
    onSubscribe: ({ args: { contextValue } }) => ({
      onSubscribeError: ({ error, setError }) => setError(maskOf(contextValue)(error)),
    }),
  };
}

/** An answer without any data has the HTTP status of its refusal. */
function hasData(data: unknown): boolean {
  return typeof data === 'object' && data !== null && Object.values(data).some((value) => value !== null);
}

function retryHeader(errors: readonly GraphQLError[]): Readonly<Record<string, string>> {
  const seconds = errors.map(({ extensions }) => extensions.retryAfterSeconds).filter((value) => typeof value === 'number');
  return seconds.length === 0 ? {} : { 'retry-after': String(Math.max(...seconds)) };
}

function wrapped(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  return new GraphQLError('', { originalError: error instanceof Error ? error : new Error(String(error)) });
}
