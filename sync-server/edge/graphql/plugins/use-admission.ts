import type { Plugin } from 'graphql-yoga';
import type { Outcome } from '#contract/values/outcome.ts';
import { refusalResponse } from '#server/edge/graphql/visit/refusal-response.ts';
import type { Visit, VisitContext } from '#server/edge/graphql/visit/visit.ts';

/** A plugin that looks at a request once its parameters are read, and may refuse it with an HTTP status, live streams included. */
export function useAdmission(admit: (visit: Visit) => Promise<Outcome<undefined>>): Plugin<object, VisitContext> {
  return {
    onRequestParse: ({ serverContext: { visit }, requestParser, setRequestParser, fetchAPI }) => {
      if (requestParser === undefined) return;
      setRequestParser(async (request) => {
        const params = await requestParser(request);
        if (params instanceof fetchAPI.Response) return params;
        const admitted = await admit(visit);
        return admitted.ok ? params : refusalResponse(fetchAPI, admitted);
      });
    },
  };
}
