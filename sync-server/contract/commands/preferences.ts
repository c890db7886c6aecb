import { SetQuickActions } from '../quick-actions.ts';
import { MeRow } from '../rows.ts';
import { commandsOver, usualLifetimeMs } from './define-command.ts';

const command = commandsOver('me', MeRow);

export const preferenceCommands = {
  'preferences.quickActions': command('preferences.quickActions', {
    v: 1,
    lifetimeMs: usualLifetimeMs,
    done: 'Quick actions saved',
    failed: 'Failed to save the quick actions',
    isQuiet: true,
    args: SetQuickActions,
    rows: ({ personId }) => (personId === undefined ? [] : [personId]),
    overlay: (row, { quickActions }) => row && { ...row, quickActions },
  }),
} as const;
