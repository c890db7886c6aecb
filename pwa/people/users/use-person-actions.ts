import { useAtomValue } from 'jotai';
import { resendInvite } from '#app/device/calls/domains/users.gen.ts';
import type { RowAction } from '#app/kit/lists/list-table.tsx';
import { fullName } from '#app/kit/member-name.ts';
import { useAction } from '#app/kit/use-action.ts';
import { useQueue } from '#app/kit/use-queue.ts';
import { connectionAtom, isPlatformAtom, userAtom } from '#app/session/state/session-atoms.ts';
import { commandKinds } from '#contract/commands/commands.ts';
import { t } from '#contract/language/t.ts';
import { accessTexts } from '#contract/people/access.ts';
import { impersonationScreenTexts } from '#contract/people/impersonation.ts';
import { userStatus } from '#contract/people/users.ts';
import type { Person } from './person-columns.tsx';
import type { Subject, UserDialog } from './user-dialog.ts';

interface PersonActions {
  readonly open: (dialog: UserDialog) => void;
  /** Called when the server has changed the list. */
  readonly onDone: () => void;
}

/** The list in which a person is edited. */
type Where = Pick<Subject, 'tenantId' | 'administers'>;

const resent = commandKinds['invitations.resend'];

/** Actions on a person. People cannot delete or deactivate themselves. */
export function usePersonActions({ open, onDone }: PersonActions): (person: Person, where: Where) => readonly RowAction[] {
  const queue = useQueue();
  const resend = useAction(resendInvite, { done: resent.done, failed: resent.failed });
  const { reachable } = useAtomValue(connectionAtom);
  const isPlatform = useAtomValue(isPlatformAtom);
  const self = useAtomValue(userAtom)?.id;
  const disabledBecause = reachable ? undefined : accessTexts.noConnection;

  return (person, { tenantId, administers }) => {
    const { id, email, role } = person;
    const name = fullName(person) || email;
    const status = userStatus(person);
    const subject: Subject = { id, name, role, tenantId, administers };
    const resending: RowAction = {
      id: 'resend',
      label: t('Resend invite'),
      disabledBecause,
      onSelect: () => void resend.run({ email }).then(onDone),
    };
    const viewing: RowAction = {
      id: 'view-as',
      label: impersonationScreenTexts.action,
      disabledBecause,
      onSelect: () => open({ kind: 'view-as', person: { id, name } }),
    };
    const changing: RowAction = {
      id: 'role',
      label: t('Change role'),
      onSelect: () => open({ kind: 'role', subject, role, successor: '' }),
    };
    const activating: RowAction = {
      id: 'activate',
      label: t('Activate'),
      onSelect: () => void queue({ type: 'users.activate', tenantId, args: { id }, summary: t('Activate {name}', { name }) }),
    };
    const deactivating: RowAction = {
      id: 'deactivate',
      label: t('Deactivate'),
      onSelect: () => open({ kind: 'deactivate', subject, successor: '' }),
    };
    const deleting: RowAction = {
      id: 'delete',
      label: t('Delete'),
      isDestructive: true,
      disabledBecause,
      onSelect: () => open({ kind: 'delete', subject, successor: '' }),
    };
    return [
      ...(status === 'Pending' ? [resending] : []),
      ...(isPlatform && role !== 'platform_owner' && status === 'Active' ? [viewing] : []),
      ...(isPlatform ? [changing] : []),
      ...(status === 'Inactive' ? [activating] : []),
      ...(status === 'Active' && id !== self ? [deactivating] : []),
      ...(id === self ? [] : [deleting]),
    ];
  };
}
