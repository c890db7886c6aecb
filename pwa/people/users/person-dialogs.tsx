import { Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { changeRole, deleteUser } from '#app/device/calls/domains/users.gen.ts';
import { sessionControlAtom } from '#app/frame/shell/session-control.ts';
import { PlainSelect } from '#app/kit/forms/form-fields.tsx';
import { useAction } from '#app/kit/use-action.ts';
import { useQueue } from '#app/kit/use-queue.ts';
import { connectionAtom, userAtom } from '#app/session/state/session-atoms.ts';
import { commandKinds } from '#contract/commands/commands.ts';
import { t } from '#contract/language/t.ts';
import { accessTexts } from '#contract/people/access.ts';
import { roleNames, roles } from '#contract/people/roles.ts';
import { userTexts } from '#contract/people/users.ts';
import { refused } from '#contract/values/outcome.ts';
import { PersonActionModal } from './person-action-modal.tsx';
import type { PersonDialog, RoleDialogState } from './user-dialog.ts';

interface DialogProps<State> {
  readonly state: State;
  readonly onChange: (state: State) => void;
  /** Called when the server has done it. */
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export function PersonDialogs({ state, ...rest }: DialogProps<PersonDialog>) {
  switch (state.kind) {
    case 'deactivate':
      return <DeactivateDialog state={state} {...rest} />;
    case 'delete':
      return <DeleteDialog state={state} {...rest} />;
    case 'role':
      return <RoleDialog state={state} {...rest} />;
  }
}

function DeactivateDialog({ state, onChange, onClose }: DialogProps<PersonDialog>) {
  const queue = useQueue();
  const { id, name, tenantId } = state.subject;
  return (
    <PersonActionModal
      title={t('Deactivate {name}?', { name })}
      confirmLabel={t('Deactivate')}
      isDestructive
      send={(successor) =>
        queue({ type: 'users.deactivate', tenantId, args: { id, ...successor }, summary: t('Deactivate {name}', { name }) })
      }
      {...{ state, onChange, onClose }}
    >
      <Text>{t('{name} is signed out everywhere and cannot sign in until activated again. Nothing is deleted.', { name })}</Text>
    </PersonActionModal>
  );
}

function DeleteDialog({ state, onChange, onDone, onClose }: DialogProps<PersonDialog>) {
  const action = useAction(deleteUser, { done: userTexts.deleted, failed: userTexts.deleteFailed });
  const { id, name, tenantId } = state.subject;
  return (
    <PersonActionModal
      title={t('Delete {name}?', { name })}
      confirmLabel={action.isBusy ? t('Deleting…') : t('Delete user')}
      isDestructive
      send={async (successor) => {
        const deleted = await action.run({ id, ...successor, ...(tenantId === null ? {} : { tenant: tenantId }) });
        if (deleted.ok) onDone();
        return deleted;
      }}
      {...{ state, onChange, onClose }}
    >
      <Text>
        {tenantId === null
          ? t("{name} is removed from all tenants, and the person's data are deleted. This cannot be undone.", { name })
          : t('{name} leaves the team. Somebody who has no other team is deleted with all data. This cannot be undone.', { name })}
      </Text>
    </PersonActionModal>
  );
}

const texts = commandKinds['users.role'];

/** Changes a role. Making someone a platform owner needs the server now and a new sign-in. Other changes may wait for a network. */
function RoleDialog({ state, onChange, onDone, onClose }: DialogProps<RoleDialogState>) {
  const queue = useQueue();
  const promote = useAction(changeRole, { done: texts.done, failed: texts.failed });
  const { reachable } = useAtomValue(connectionAtom);
  const self = useAtomValue(userAtom)?.id;
  const session = useAtomValue(sessionControlAtom);
  const { subject, role } = state;
  const { id, name } = subject;
  const isPromotion = role === 'platform_owner';
  return (
    <PersonActionModal
      title={t('Change the role of {name}', { name })}
      confirmLabel={t('Change role')}
      canConfirm={role !== subject.role && (reachable || !isPromotion)}
      send={async (successor) => {
        if (isPromotion && !reachable) return refused('Unavailable', accessTexts.noConnection);
        const summary = t('Make {name} {role}', { name, role: roleNames[role] });
        const changed = isPromotion
          ? await promote.run({ id, role })
          : await queue({ type: 'users.role', tenantId: null, args: { id, role, ...successor }, summary });
        if (changed.ok) onDone();
        if (changed.ok && id === self) void session?.check();
        return changed;
      }}
      {...{ state, onChange, onClose }}
    >
      <PlainSelect
        label={t('Role')}
        value={role}
        options={roles.map((each) => ({ value: each, label: roleNames[each] }))}
        onChange={(value) => onChange({ ...state, role: roles.find((each) => each === value) ?? role })}
        hint={isPromotion && !reachable ? accessTexts.noConnection : undefined}
      />
      {isPromotion ? <Text color="fg.muted">{t('A platform admin can see and change everything on the platform.')}</Text> : null}
    </PersonActionModal>
  );
}
