import { t } from '#contract/language/t.ts';
import { SetQuickActions } from '#contract/people/quick-actions.ts';
import { MeRow } from '#contract/sync/rows.ts';
import { SetLanguage } from '#contract/values/language-choice.ts';
import { commandsOver, usualLifetimeMs } from './define-command.ts';

const command = commandsOver('me', MeRow);

export const preferenceCommands = {
  'preferences.language': command('preferences.language', {
    v: 1,
    lifetimeMs: usualLifetimeMs,
    done: t('Language saved'),
    failed: t('Failed to save the language'),
    isQuiet: true,
    args: SetLanguage,
    rows: ({ personId }) => (personId === undefined ? [] : [personId]),
    overlay: (row, { language }) => row && { ...row, language },
  }),
  'preferences.quickActions': command('preferences.quickActions', {
    v: 1,
    lifetimeMs: usualLifetimeMs,
    done: t('Quick actions saved'),
    failed: t('Failed to save the quick actions'),
    isQuiet: true,
    args: SetQuickActions,
    rows: ({ personId }) => (personId === undefined ? [] : [personId]),
    overlay: (row, { quickActions }) => row && { ...row, quickActions },
  }),
} as const;
