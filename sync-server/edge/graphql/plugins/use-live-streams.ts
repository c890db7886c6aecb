import type { Plugin } from 'graphql-yoga';
import { done, refused } from '#contract/values/outcome.ts';
import { isCaller } from '#server/core/access/caller.ts';
import { httpTexts } from '#server/core/http/http-texts.ts';
import type { LiveStreams } from '#server/edge/graphql/live/live-streams.ts';
import { refusalError } from '#server/edge/graphql/types/unwrap.ts';
import { isLive, type VisitContext } from '#server/edge/graphql/visit/visit.ts';
import { useAdmission } from './use-admission.ts';

/** Subscriptions are opened by GET, as server-sent events, and nothing else is. A person has a limited number of them. */
export function useLiveStreams(streams: LiveStreams): Plugin<VisitContext, VisitContext> {
  const { onRequestParse } = useAdmission(async (visit) => {
    const { response, principal } = visit;
    // A client that has already disconnected would never release its slot.
    if (!isLive(visit) || response.destroyed || !isCaller(principal)) return done(undefined);
    const leave = streams.enter(principal);
    if (leave === undefined) return refused('TooManyRequests', httpTexts.tooManyStreams);
    response.once('close', leave);
    return done(undefined);
  });
  return {
    ...(onRequestParse === undefined ? {} : { onRequestParse }),
    onExecute: ({ args, setResultAndStopExecution }) => {
      if (isLive(args.contextValue.visit)) setResultAndStopExecution({ errors: [wrongMethod('Only live streams are opened by GET.')] });
    },
    onSubscribe: ({ args, setResultAndStopExecution }) => {
      if (!isLive(args.contextValue.visit)) setResultAndStopExecution({ errors: [wrongMethod('Live streams are opened by GET.')] });
    },
  };
}

function wrongMethod(message: string) {
  return refusalError(refused('InputInvalid', message));
}
