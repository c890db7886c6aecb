import { defineDomain } from '#server/core/faces/define-domain.ts';
import { explanationCalls } from './explanations.rest.ts';
import { readExplanationTerms } from './read-explanation-terms.ts';

export const explanationsFace = defineDomain({
  name: 'explanations',
  operations: [readExplanationTerms],
  calls: explanationCalls,
});
