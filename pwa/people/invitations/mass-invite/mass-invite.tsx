import { Button, chakra, Flex, Stack } from '@chakra-ui/react';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { inviteUsers } from '#app/device/calls/domains/users.gen.ts';
import { Modal, Problem } from '#app/kit/forms/modal.tsx';
import { type Action, useAction } from '#app/kit/use-action.ts';
import { useQueue } from '#app/kit/use-queue.ts';
import { managedTenantsAtom, type TenantOption } from '#app/session/state/managed-tenants.ts';
import { connectionAtom } from '#app/session/state/session-atoms.ts';
import { toastAtom } from '#app/ui/messages/toast-atom.ts';
import { commandKinds } from '#contract/commands/commands.ts';
import { plural, t } from '#contract/language/t.ts';
import {
  invitationRoleName,
  invitationTexts,
  type MassInviteAnswer,
  massInviteLimit,
  massInviteTexts,
} from '#contract/people/invitations.ts';
import { type MemberRole, memberRoles } from '#contract/people/roles.ts';
import { AddressList } from './mass-invite-addresses.tsx';
import { MassInviteList } from './mass-invite-list.tsx';
import { MassInviteResults } from './mass-invite-results.tsx';
import { emptyMassInvite, type MassInviteState, type MassInviteStepProps, massInviteAtom } from './mass-invite-state.ts';

const texts = commandKinds['invitations.massInvite'];

export interface MassInviteProps {
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
  const refuse = useRefuse();
  const { action, queueOffline } = useSendMassInvite();
  const { step, invitations } = state;
  const tenantId = given ?? state.tenantId;
  const change = (changed: Partial<MassInviteState>) => setState((before) => ({ ...before, ...changed }));

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
    const queued = await queueOffline(input);
    if (queued !== undefined) {
      if (!queued.ok) return refuse(texts.failed, queued.message);
      setState(emptyMassInvite);
      return onClose();
    }
    const answer = await action.run(input);
    if (!answer.ok) return;
    setResults(answer.value.results);
    if (answer.value.sent > 0) setState(emptyMassInvite);
    onSent?.();
  }

  const editRefused = (refused: readonly string[]) => {
    setState({ ...emptyMassInvite, tenantId, invitations: refused.map((email) => ({ email, role: 'user' })) });
    setResults(undefined);
  };
  const footer =
    results !== undefined ? (
      <ResultsFooter results={results} onEdit={editRefused} onClose={onClose} />
    ) : step === 'list' ? (
      <ListFooter isFull={isFull(state)} onNext={next} onClose={onClose} />
    ) : (
      <RolesFooter isBusy={action.isBusy} onBack={() => change({ step: 'list' })} onSend={() => void send()} />
    );
  return (
    <Modal title={titleOf(step, results)} size="lg" onClose={onClose} footer={footer}>
      {results !== undefined ? (
        <MassInviteResults results={results} />
      ) : (
        <CurrentStep state={state} onChange={change} tenants={given === undefined ? tenants : undefined} action={action} />
      )}
    </Modal>
  );
}

/** True if the list has more addresses than one mass invite takes. */
function isFull({ invitations }: MassInviteState): boolean {
  return invitations.length > massInviteLimit;
}

function titleOf(step: MassInviteState['step'], results: MassInviteAnswer['results'] | undefined): string {
  if (results !== undefined) return t('Mass invite: results');
  return t('Mass invite: step {value} of 2', { value: step === 'list' ? 1 : 2 });
}

interface CurrentStepProps extends MassInviteStepProps {
  /** Undefined if the team is given. */
  readonly tenants: readonly TenantOption[] | undefined;
  readonly action: Pick<Action<unknown>, 'isBusy' | 'problem'>;
}

/** The list of addresses, or their roles. */
function CurrentStep({ action: { isBusy, problem }, ...props }: CurrentStepProps) {
  const { step, invitations } = props.state;
  const Step = step === 'list' ? MassInviteList : MassInviteRoles;
  return (
    <Stack gap="4">
      <Problem text={isFull(props.state) ? massInviteTexts.tooMany : problem} />
      <Step {...props} />
      {isBusy ? <Sending count={invitations.length} /> : null}
    </Stack>
  );
}

/** Sends the invitations, or queues them while the server cannot be reached. */
function useSendMassInvite() {
  const { reachable } = useAtomValue(connectionAtom);
  const queue = useQueue();
  const action = useAction(inviteUsers, {
    done: ({ sent }) =>
      sent === 0 ? { title: texts.failed, variant: 'destructive' } : { title: texts.done, description: invitationTexts.massSent(sent) },
    failed: texts.failed,
  });
  /** Undefined if the server can be reached. */
  async function queueOffline(args: { readonly tenantId: string; readonly invitations: MassInviteState['invitations'] }) {
    if (reachable) return undefined;
    const summary = t('Invite {invitations} people', { invitations: args.invitations.length });
    return queue({
      type: 'invitations.massInvite',
      tenantId: args.tenantId,
      args: { ...args, invitations: [...args.invitations] },
      summary,
    });
  }
  return { action, queueOffline };
}

function useRefuse() {
  const setToast = useSetAtom(toastAtom);
  return (title: string, description?: string) =>
    setToast({ title, ...(description === undefined ? {} : { description }), variant: 'destructive' });
}

interface ResultsFooterProps {
  readonly results: MassInviteAnswer['results'];
  readonly onEdit: (refused: readonly string[]) => void;
  readonly onClose: () => void;
}

function ResultsFooter({ results, onEdit, onClose }: ResultsFooterProps) {
  const refused = results.filter(({ status }) => status === 'refused').map(({ email }) => email);
  return (
    <>
      {refused.length === 0 ? null : (
        <Button variant="outline" onClick={() => onEdit(refused)}>
          {t('Edit the refused addresses')}
        </Button>
      )}
      <Button onClick={onClose}>{t('Done')}</Button>
    </>
  );
}

interface ListFooterProps {
  /** True if the list has more addresses than one mass invite takes. */
  readonly isFull: boolean;
  readonly onNext: () => void;
  readonly onClose: () => void;
}

function ListFooter({ isFull, onNext, onClose }: ListFooterProps) {
  return (
    <>
      <Button variant="outline" onClick={onClose}>
        {t('Not now')}
      </Button>
      <Button disabled={isFull} onClick={onNext}>
        {t('Next')}
      </Button>
    </>
  );
}

interface RolesFooterProps {
  readonly isBusy: boolean;
  readonly onBack: () => void;
  readonly onSend: () => void;
}

function RolesFooter({ isBusy, onBack, onSend }: RolesFooterProps) {
  return (
    <>
      <Button variant="outline" disabled={isBusy} onClick={onBack}>
        {t('Back')}
      </Button>
      <Button disabled={isBusy} aria-busy={isBusy} onClick={onSend}>
        {isBusy ? t('Sending…') : t('Send invitations')}
      </Button>
    </>
  );
}

function MassInviteRoles({ state, onChange }: MassInviteStepProps) {
  const setAll = (role: MemberRole) => onChange({ invitations: state.invitations.map(({ email }) => ({ email, role })) });
  return (
    <>
      <Flex gap="2" wrap="wrap">
        {memberRoles.map((role) => (
          <Button key={role} variant="outline" onClick={() => setAll(role)}>
            {t('Set all to {role}', { role: invitationRoleName(role) })}
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
      {plural(count, 'Sending {count} invitation…', 'Sending {count} invitations…', { count })}
      <chakra.progress accentColor="colorPalette.solid" width="full" />
    </chakra.label>
  );
}
