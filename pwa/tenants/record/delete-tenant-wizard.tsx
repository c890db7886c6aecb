import { Button } from '@chakra-ui/react';
import { useMemo } from 'react';
import { deleteTenantAndReassign, deleteTenantWithUsers, readDeletionLoss } from '#app/device/calls/domains/tenants.gen.ts';
import { useCall } from '#app/device/calls/use-call.ts';
import { FreshSignIn } from '#app/kit/forms/fresh-sign-in.tsx';
import { Modal } from '#app/kit/forms/modal.tsx';
import { useAction } from '#app/kit/use-action.ts';
import { t } from '#contract/language/t.ts';
import type { TenantSummaryRow } from '#contract/tenants/tenant.ts';
import { nextDeleteStep, previousDeleteStep, tenantTexts } from '#contract/tenants/tenants.ts';
import { ChooseAction, ChooseTarget, ConfirmLoss, LastLook } from './delete-steps.tsx';
import type { Deleting } from './tenant-dialog.ts';

interface DeleteTenantWizardProps {
  readonly tenant: TenantSummaryRow;
  /** All tenants except this one. */
  readonly others: readonly TenantSummaryRow[];
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

  const { deletion, deleteTenant } = useDeleteTenant(tenant.id, state);
  const { isBusy, needsSignIn, problem } = deletion;
  const loss = useDeletionLoss(tenant.id);
  const target = others.find(({ id }) => id === targetTenantId);
  const counted = loss.answer?.ok === true ? loss.answer.value : undefined;

  async function forward(): Promise<void> {
    const next = nextDeleteStep(step, action);
    if (next !== 'execute') {
      onChange({ ...state, step: next });
      return;
    }
    const deleted = await deleteTenant();
    if (deleted.ok) onClose();
  }

  const isFinal = step === 'final';
  const cannotGoOn = (step === 'confirm' && counted === undefined) || (step === 'reassign' && target === undefined) || isBusy;
  return (
    <Modal
      title={t('Delete {name}', { name: tenant.name })}
      onClose={onClose}
      footer={
        needsSignIn ? undefined : (
          <>
            {step === 'confirm' ? (
              <Button variant="outline" onClick={onClose}>
                {t('Cancel')}
              </Button>
            ) : (
              <Button variant="outline" disabled={isBusy} onClick={() => onChange({ ...state, step: previousDeleteStep(step, action) })}>
                {t('Back')}
              </Button>
            )}
            <Button colorPalette={isFinal ? 'red' : 'brand'} disabled={cannotGoOn} aria-busy={isBusy} onClick={() => void forward()}>
              {isBusy ? t('Deleting…') : isFinal ? t('Delete tenant') : t('Next')}
            </Button>
          </>
        )
      }
    >
      {needsSignIn ? <FreshSignIn dialog={state} /> : null}
      {step === 'confirm' ? <ConfirmLoss tenant={tenant} answer={loss.answer} onRetry={loss.retry} /> : null}
      {step === 'choose-action' ? <ChooseAction action={action} onChoose={(chosen) => onChange({ ...state, action: chosen })} /> : null}
      {step === 'reassign' ? (
        <ChooseTarget others={others} value={targetTenantId} onChoose={(id) => onChange({ ...state, targetTenantId: id })} />
      ) : null}
      {isFinal && !needsSignIn ? <LastLook tenant={tenant} target={target} action={action} loss={counted} problem={problem} /> : null}
    </Modal>
  );
}

function useDeletionLoss(id: string) {
  const input = useMemo(() => ({ id }), [id]);
  return useCall(readDeletionLoss, input);
}

/** The deletion with the chosen action. */
function useDeleteTenant(id: string, { action, targetTenantId }: Deleting) {
  const withUsers = useAction(deleteTenantWithUsers, { done: tenantTexts.deletedWithUsers, failed: tenantTexts.deleteFailed });
  const reassign = useAction(deleteTenantAndReassign, { done: tenantTexts.deletedAndReassigned, failed: tenantTexts.reassignFailed });
  return action === 'reassign-users'
    ? { deletion: reassign, deleteTenant: () => reassign.run({ id, targetTenantId }) }
    : { deletion: withUsers, deleteTenant: () => withUsers.run({ id }) };
}
