import { QuickActions, SetQuickActions } from '#contract/people/quick-actions.ts';
import { done } from '#contract/values/outcome.ts';
import { withPlatformRights } from '#server/core/data/roles/platform-rights.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { userStream } from '#server/core/sync/streams/stream-names.ts';

/** The caller's shortcuts, the same on every device. The last device to write decides. No record is kept of a matter of taste. */
export const setQuickActions = defineOperation({
  name: 'preferences.quickActions',
  id: 'setQuickActions',
  summary: 'Save your quick actions',
  input: SetQuickActions,
  output: QuickActions,
  rest: {
    method: 'PUT',
    path: '/api/auth/quick-actions',
    example: { quickActions: [{ path: '/admin/tenants', label: 'Tenants', icon: 'tenants' }] },
  },
  queued: { type: 'preferences.quickActions' },
  change: async (change, { quickActions }) => {
    const { tx, caller } = change;
    await withPlatformRights(
      tx,
      () => tx.$executeRaw`
        update users set preferences = jsonb_set(preferences, '{quickActions}', ${JSON.stringify(quickActions)}::jsonb)
        where id = ${caller.userId}::uuid`,
    );
    change.touch(userStream(caller.userId), 'me', caller.userId);
    return done({ quickActions });
  },
});
