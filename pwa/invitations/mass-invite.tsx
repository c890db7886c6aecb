import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { commandKinds } from '#contract/commands.ts';
import { invitationRoleName, invitationTexts, type MassInviteAnswer, massInviteLimit, massInviteTexts } from '#contract/invitations.ts';
import { type MemberRole, memberRoles } from '#contract/roles.ts';
import { inviteUsers } from '../calls/calls.gen.ts';
import { Modal, Problem } from '../kit/modal.tsx';
import { useAct } from '../kit/use-act.ts';
import { useQueue } from '../kit/use-queue.ts';
import { managedTenantsAtom } from '../session/managed-tenants.ts';
import { connectionAtom } from '../session/session-atoms.ts';
import { toastAtom } from '../ui/toast-atom.ts';
import { AddressList } from './mass-invite-addresses.tsx';
import { MassInviteList } from './mass-invite-list.tsx';
import { MassInviteResults } from './mass-invite-results.tsx';
import { emptyMassInvite, type MassInviteState, type MassInviteStepProps, massInviteAtom } from './mass-invite-state.ts';

const texts = commandKinds['invitations.massInvite'];

interface MassInviteProps {
  /** Set for an administrator, who invites into their own team. A platform owner chooses the tenant. */
  readonly tenantId?: string;
  readonly onSent?: () => void;
  readonly onClose: () => void;
}

/** Invites many people in two steps: the list, then the roles. Entries stay until they are sent. */
export function MassInvite({ tenantId: given, onSent, onClose }: MassInviteProps) {
  const tenants = useAtomValue(managedTenantsAtom);
  const [state, setState] = useAtom(massInviteAtom);
  const [results, setResults] = useState<MassInviteAnswer['results']>();
  const setToast = useSetAtom(toastAtom);
  const { reachable } = useAtomValue(connectionAtom);
  const queue = useQueue();
  const act = useAct(inviteUsers, {
    done: ({ sent }) =>
      sent === 0 ? { title: texts.failed, variant: 'destructive' } : { title: texts.done, description: invitationTexts.massSent(sent) },
    failed: texts.failed,
  });
  const { step, invitations } = state;
  const tenantId = given ?? state.tenantId;
  const change = (changed: Partial<MassInviteState>) => setState((before) => ({ ...before, ...changed }));
  const refuse = (title: string, description?: string) =>
    setToast({ title, ...(description === undefined ? {} : { description }), variant: 'destructive' });

  function next(): void {
    if (invitations.length === 0) refuse(massInviteTexts.noneTitle, massInviteTexts.none);
    else if (tenantId === '') refuse(invitationTexts.massIncomplete);
    else change({ step: 'roles' });
  }

  async function send(): Promise<void> {
    if (tenantId === '' || invitations.length === 0) {
      refuse(invitationTexts.massIncomplete);
      return;
    }
    const input = { tenantId, invitations: [...invitations] };
    if (!reachable) {
      const summary = `Invite ${invitations.length} people`;
      const queued = await queue({ type: 'invitations.massInvite', tenantId, args: input, summary });
      if (!queued.ok) return refuse(texts.failed, queued.message);
      setState(emptyMassInvite);
      return onClose();
    }
    const answer = await act.run(input);
    if (!answer.ok) return;
    setResults(answer.value.results);
    if (answer.value.sent > 0) setState(emptyMassInvite);
    onSent?.();
  }

  function footer() {
    if (results !== undefined) {
      const refused = results.filter(({ status }) => status === 'refused').map(({ email }) => email);
      const editRefused = () => {
        setState({ ...emptyMassInvite, tenantId, invitations: refused.map((email) => ({ email, role: 'user' })) });
        setResults(undefined);
      };
      return (
        <>
          {refused.length === 0 ? null : (
            <Button variant="outline" onClick={editRefused}>
              Edit the refused addresses
            </Button>
          )}
          <Button onClick={onClose}>Done</Button>
        </>
      );
    }
    if (step === 'list') {
      return (
        <>
          <Button variant="outline" onClick={onClose}>
            Not now
          </Button>
          <Button disabled={invitations.length > massInviteLimit} onClick={next}>
            Next
          </Button>
        </>
      );
    }
    return (
      <>
        <Button variant="outline" disabled={act.isBusy} onClick={() => change({ step: 'list' })}>
          Back
        </Button>
        <Button disabled={act.isBusy} aria-busy={act.isBusy} onClick={() => void send()}>
          {act.isBusy ? 'Sending…' : 'Send invitations'}
        </Button>
      </>
    );
  }

  const title = results !== undefined ? 'Mass invite: results' : `Mass invite: step ${step === 'list' ? 1 : 2} of 2`;
  return (
    <Modal title={title} size="lg" onClose={onClose} footer={footer()}>
      {results !== undefined ? (
        <MassInviteResults results={results} />
      ) : (
        <Stack gap="4">
          <Problem text={invitations.length > massInviteLimit ? massInviteTexts.tooMany : act.problem} />
          {step === 'list' ? (
            <MassInviteList state={state} onChange={change} tenants={given === undefined ? tenants : undefined} />
          ) : (
            <MassInviteRoles state={state} onChange={change} />
          )}
          {act.isBusy ? <Sending count={invitations.length} /> : null}
        </Stack>
      )}
    </Modal>
  );
}

function MassInviteRoles({ state, onChange }: MassInviteStepProps) {
  const setAll = (role: MemberRole) => onChange({ invitations: state.invitations.map(({ email }) => ({ email, role })) });
  return (
    <>
      <Flex gap="2" wrap="wrap">
        {memberRoles.map((role) => (
          <Button key={role} variant="outline" onClick={() => setAll(role)}>
            {`Set all to ${invitationRoleName(role)}`}
          </Button>
        ))}
      </Flex>
      <AddressList withRoles />
    </>
  );
}

function Sending({ count }: { readonly count: number }) {
  return (
    <chakra.label fontSize="sm" display="grid" gap="1">
      {`Sending ${count} ${count === 1 ? 'invitation' : 'invitations'}…`}
      <chakra.progress accentColor="colorPalette.solid" width="full" />
    </chakra.label>
  );
}
