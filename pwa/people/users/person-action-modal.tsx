import { Button, Stack } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo, useState } from 'react';
import { listTenantUsers } from '#app/device/calls/domains/users.gen.ts';
import { useRows } from '#app/device/calls/use-rows.ts';
import { PlainSelect } from '#app/kit/forms/form-fields.tsx';
import { FreshSignIn } from '#app/kit/forms/fresh-sign-in.tsx';
import { Modal, Problem } from '#app/kit/forms/modal.tsx';
import { memberName } from '#app/kit/member-name.ts';
import { isPlatformAtom } from '#app/session/state/session-atoms.ts';
import { t } from '#contract/language/t.ts';
import type { Outcome, Refused } from '#contract/values/outcome.ts';
import type { PersonDialog } from './user-dialog.ts';

interface PersonActionModalProps<State extends PersonDialog> {
  readonly title: string;
  readonly state: State;
  readonly confirmLabel: string;
  readonly isDestructive?: boolean;
  readonly canConfirm?: boolean;
  readonly children: ReactNode;
  readonly send: (successor: { readonly successor?: string }) => Promise<Outcome<unknown>>;
  readonly onChange: (state: State) => void;
  readonly onClose: () => void;
}

/** An action on a person. If a team would lose its last administrator, it asks a platform owner to name a successor. */
export function PersonActionModal<State extends PersonDialog>(props: PersonActionModalProps<State>) {
  const { title, state, confirmLabel, isDestructive = false, canConfirm = true, children, send, onChange, onClose } = props;
  const isPlatform = useAtomValue(isPlatformAtom);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refused>();
  const asksSuccessor = isPlatform && (state.successor !== '' || refusal?.code === 'LastAdmin');
  const needsSignIn = refusal?.code === 'FreshSignInNeeded';
  async function confirm(): Promise<void> {
    setBusy(true);
    const sent = await send(state.successor === '' ? {} : { successor: state.successor });
    setBusy(false);
    if (sent.ok) onClose();
    else setRefusal(sent);
  }
  const isUnanswered = asksSuccessor && state.successor === '';
  return (
    <Modal
      title={title}
      onClose={onClose}
      footer={
        needsSignIn ? undefined : (
          <>
            <Button variant="outline" onClick={onClose}>
              {t('Cancel')}
            </Button>
            <Button
              colorPalette={isDestructive ? 'red' : 'brand'}
              disabled={isBusy || isUnanswered || !canConfirm}
              aria-busy={isBusy}
              onClick={() => void confirm()}
            >
              {confirmLabel}
            </Button>
          </>
        )
      }
    >
      {needsSignIn ? (
        <FreshSignIn dialog={state} />
      ) : (
        <Stack gap="4">
          <Problem text={refusal?.message} />
          {children}
          {asksSuccessor ? <SuccessorField state={state} onChange={(successor) => onChange({ ...state, successor })} /> : null}
        </Stack>
      )}
    </Modal>
  );
}

interface SuccessorFieldProps {
  readonly state: PersonDialog;
  readonly onChange: (successor: string) => void;
}

function SuccessorField({ state: { subject, successor }, onChange }: SuccessorFieldProps) {
  const [tenant] = subject.administers;
  const members = useRows(
    listTenantUsers,
    useMemo(() => ({ tenant }), [tenant]),
  );
  const others = members?.ok === true ? members.value.filter(({ id, isActive }) => isActive && id !== subject.id) : [];
  return (
    <PlainSelect
      label={t('Who takes over?')}
      none={t('Choose a member')}
      value={successor}
      onChange={onChange}
      options={[...others.map((member) => ({ value: member.id, label: memberName(member) })), { value: 'nobody', label: t('Nobody') }]}
      hint={t('Without an administrator, only a platform owner can manage the team.')}
    />
  );
}
