// Written by `npm run generate` from the declared operations.
import { ExplanationTerms } from '#contract/calculators/explanations.ts';

export const readExplanationTerms = { method: 'GET', path: '/api/tenant/explanation-terms', output: ExplanationTerms } as const;
