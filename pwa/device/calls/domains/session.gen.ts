// Written by `npm run generate` from the operations that the server declares. Not edited by hand.
import { QuickActions } from '#contract/people/quick-actions.ts';
import { CurrentUser, SealKey } from '#contract/people/session.ts';
import { AppBuildReported } from '#contract/tenants/upkeep/device-reports.ts';
import { LanguageChoice } from '#contract/values/language-choice.ts';

export const readCurrentUser = { method: 'GET', path: '/api/auth/user', output: CurrentUser } as const;
export const readSealKey = { method: 'GET', path: '/api/sync/seal-key', output: SealKey } as const;
export const reportAppBuild = { method: 'PUT', path: '/api/auth/app-build', output: AppBuildReported } as const;
export const setLanguage = { method: 'PUT', path: '/api/auth/language', output: LanguageChoice } as const;
export const setQuickActions = { method: 'PUT', path: '/api/auth/quick-actions', output: QuickActions } as const;
