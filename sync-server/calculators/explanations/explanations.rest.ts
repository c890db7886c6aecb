import { AskExplanation } from '#contract/calculators/explanations.ts';
import { type RestContext, restEntry } from '#server/core/http/requests/rest-entry.ts';
import { type ExplainDeps, explainResult } from './explain-result.ts';

/** The answer is a stream, so this is not a declared operation. */
export const explanationCalls = [
  restEntry({
    method: 'POST',
    path: '/api/tenant/explanations',
    operation: 'ai.explain',
    summary: 'Explain a result in words, streamed as one JSON object a line',
    example: { kind: 'text', text: 'A payment of ' },
    input: AskExplanation,
    isKept: false,
    handler: ({ deps, principal }: RestContext<ExplainDeps>, input) => explainResult(deps, principal, input),
  }),
];
