// Written by `npm run generate` from the operations that the server declares. Not edited by hand.
import { ExplanationTerms } from '#contract/calculators/explanations.ts';

export const readExplanationTerms = { method: 'GET', path: '/api/tenant/explanation-terms', output: ExplanationTerms } as const;
