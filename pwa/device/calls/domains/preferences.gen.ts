// Written by `npm run generate` from the operations that the server declares. Not edited by hand.
import { QuickActions } from '#contract/people/quick-actions.ts';
import { LanguageChoice } from '#contract/values/language-choice.ts';

export const setLanguage = { method: 'PUT', path: '/api/auth/language', output: LanguageChoice } as const;
export const setQuickActions = { method: 'PUT', path: '/api/auth/quick-actions', output: QuickActions } as const;
