import type { ExecutionResult } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { retrySoon, statuses } from '#server/http/statuses.ts';
import type { AdmittedRequest } from './admitted-request.ts';
import { answerOf, type GraphqlAnswer, refusalAnswer } from './answer-of.ts';

/** Gives an answer the status and the headers that the same call over REST has. Live streams are answered as events. */
export function answering(): Plugin<object, AdmittedRequest> {
  return {
    onResultProcess: ({ serverContext, setResultProcessor }) => {
      if (serverContext.isStream) return;
      setResultProcessor((result, { Response }) => {
        const answer = isSingle(result) ? answerFor(serverContext, result) : refusalAnswer('InputInvalid', 'Send one operation.');
        return new Response(JSON.stringify(answer.body), { status: answer.status, headers: headersOf(answer) });
      }, 'application/json');
    },
  };
}

function answerFor({ keptOut, limitHeaders }: AdmittedRequest, result: ExecutionResult): GraphqlAnswer {
  const answer = answerOf(result);
  if (keptOut !== undefined && answer.status === statuses.Unauthorized) return refusalAnswer(keptOut.code, keptOut.message);
  return { ...answer, headers: { ...answer.headers, ...limitHeaders } };
}

export function headersOf({ status, headers }: GraphqlAnswer): Record<string, string> {
  const soon = status === statuses.Unavailable ? retrySoon : {};
  return { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store', ...soon, ...headers };
}

function isSingle(result: object): result is ExecutionResult {
  return !Array.isArray(result) && !(Symbol.asyncIterator in result);
}
