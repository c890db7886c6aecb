import { t } from '#contract/language/t.ts';
import { ChangeRole, DeactivateUser, UserId } from '#contract/people/users.ts';
import { UserRow } from '#contract/sync/rows.ts';
import { commandsOver, usualLifetimeMs } from './define-command.ts';

const command = commandsOver('user', UserRow);

const common = { v: 1, lifetimeMs: usualLifetimeMs } as const;
const status = { ...common, done: t('User status updated successfully'), failed: t('Failed to update user status') } as const;

export const userCommands = {
  'users.activate': command('users.activate', {
    ...status,
    args: UserId,
    rows: ({ id }) => [id],
    overlay: (row) => row && { ...row, isActive: true },
  }),
  'users.deactivate': command('users.deactivate', {
    ...status,
    args: DeactivateUser,
    rows: ({ id }) => [id],
    overlay: (row) => row && { ...row, isActive: false },
  }),
  'users.role': command('users.role', {
    ...common,
    done: t('User role updated successfully'),
    failed: t('Failed to update user role'),
    args: ChangeRole,
    rows: ({ id }) => [id],
    overlay: (row, { role }) => row && { ...row, role },
  }),
} as const;
