import { Button } from '@chakra-ui/react';
import { useMemo } from 'react';
import type { TenantHeadRow } from '#contract/rows.ts';
import { nextDeleteStep, previousDeleteStep, tenantTexts } from '#contract/tenants.ts';
import { deleteTenantAndReassign, deleteTenantWithUsers, readDeletionLoss } from '../calls/calls.gen.ts';
import { useCall } from '../calls/use-call.ts';
import { FreshSignIn } from '../kit/fresh-sign-in.tsx';
import { Modal } from '../kit/modal.tsx';
import { useAct } from '../kit/use-act.ts';
import { ChooseAction, ChooseTarget, ConfirmLoss, LastLook } from './delete-steps.tsx';
import type { Deleting } from './tenant-dialog.ts';

interface DeleteTenantWizardProps {
  readonly tenant: TenantHeadRow;
  /** All tenants except this one. */
  readonly others: readonly TenantHeadRow[];
  readonly state: Deleting;
  readonly onChange: (state: Deleting) => void;
  readonly onClose: () => void;
}

/**
 * Four steps to a deletion: the loss in numbers, delete or move the users, the target tenant, and a final check. Closing the wizard clears
 * its entries.
 */
export function DeleteTenantWizard({ tenant, others, state, onChange, onClose }: DeleteTenantWizardProps) {
  const { step, action, targetTenantId } = state;
  const withUsers = useAct(deleteTenantWithUsers, { done: tenantTexts.deletedWithUsers, failed: tenantTexts.deleteFailed });
  const reassign = useAct(deleteTenantAndReassign, { done: tenantTexts.deletedAndReassigned, failed: tenantTexts.reassignFailed });
  const act = action === 'reassign-users' ? reassign : withUsers;
  const loss = useCall(
    readDeletionLoss,
    useMemo(() => ({ id: tenant.id }), [tenant.id]),
  );
  const target = others.find(({ id }) => id === targetTenantId);
  const counted = loss.answer?.ok === true ? loss.answer.value : undefined;

  async function forward(): Promise<void> {
    const next = nextDeleteStep(step, action);
    if (next !== 'execute') {
      onChange({ ...state, step: next });
      return;
    }
    const { id } = tenant;
    const deleted = await (action === 'reassign-users' ? reassign.run({ id, targetTenantId }) : withUsers.run({ id }));
    if (deleted.ok) onClose();
  }

  const isFinal = step === 'final';
  const cannotGoOn = (step === 'confirm' && counted === undefined) || (step === 'reassign' && target === undefined) || act.isBusy;
  return (
    <Modal
      title={`Delete ${tenant.name}`}
      onClose={onClose}
      footer={
        act.needsSignIn ? undefined : (
          <>
            {step === 'confirm' ? (
              <Button variant="outline" onClick={onClose}>
                Cancel
              </Button>
            ) : (
              <Button
                variant="outline"
                disabled={act.isBusy}
                onClick={() => onChange({ ...state, step: previousDeleteStep(step, action) })}
              >
                Back
              </Button>
            )}
            <Button colorPalette={isFinal ? 'red' : 'brand'} disabled={cannotGoOn} aria-busy={act.isBusy} onClick={() => void forward()}>
              {act.isBusy ? 'Deleting…' : isFinal ? 'Delete tenant' : 'Next'}
            </Button>
          </>
        )
      }
    >
      {act.needsSignIn ? <FreshSignIn dialog={state} /> : null}
      {step === 'confirm' ? <ConfirmLoss tenant={tenant} answer={loss.answer} onRetry={loss.retry} /> : null}
      {step === 'choose-action' ? <ChooseAction action={action} onChoose={(chosen) => onChange({ ...state, action: chosen })} /> : null}
      {step === 'reassign' ? (
        <ChooseTarget others={others} value={targetTenantId} onChoose={(id) => onChange({ ...state, targetTenantId: id })} />
      ) : null}
      {isFinal && !act.needsSignIn ? (
        <LastLook tenant={tenant} target={target} action={action} loss={counted} problem={act.problem} />
      ) : null}
    </Modal>
  );
}
