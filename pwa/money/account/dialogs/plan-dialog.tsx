import { Text } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo, useState } from 'react';
import { changePlan, previewPlanChange } from '#app/device/calls/domains/billing.gen.ts';
import { useCall } from '#app/device/calls/use-call.ts';
import { planRowsAtom } from '#app/device/local/shown/administration-atoms.ts';
import { ConfirmParts, ModalFrame, ModalParts } from '#app/kit/forms/modal.tsx';
import { LargerTeam } from '#app/kit/sales/larger-team.tsx';
import { SectionSkeleton } from '#app/kit/section.tsx';
import { largestTeam } from '#app/kit/team-limits.ts';
import { useAction } from '#app/kit/use-action.ts';
import type { AccountActions } from '#app/money/account/parts/account-parts.tsx';
import { accountTexts, centsText } from '#app/money/account/parts/account-texts.ts';
import { confirmAtBank } from '#app/money/subscribe/confirm-at-bank.ts';
import type { BillingInterval } from '#app/money/subscribe/interval-choice.tsx';
import { connectionAtom } from '#app/session/state/session-atoms.ts';
import { type Toast, toastAtom } from '#app/ui/messages/toast-atom.ts';
import { aiPriceSentence } from '#contract/calculators/ai-price-sentence.ts';
import { t } from '#contract/language/t.ts';
import type { PlanChange, SubscriptionState } from '#contract/money/billing.ts';
import type { PlanRow } from '#contract/money/plan.ts';
import { isFree, yearlyPrice } from '#contract/money/plans.ts';
import { CalculatorsToKeep } from './calculators-to-keep.tsx';
import { offeredPlans, type PlanWish, planWishTexts } from './plan-offers.ts';
import { isReady, LostCoupon, losesCalculators, PreviewSentence } from './plan-preview.tsx';
import { IntervalRadios, PlanRadios } from './plan-radios.tsx';

interface PlanDialogProps extends AccountActions {
  readonly wanted: PlanWish;
  readonly onClose: () => void;
}

/** The plans in the wanted direction, with the nearest one first. On a fresh device the dialog waits for them. */
export function PlanDialog(props: PlanDialogProps) {
  const { info, wanted, onClose } = props;
  const { ready } = useAtomValue(connectionAtom);
  const rows = useAtomValue(planRowsAtom);
  const [first, ...others] = offeredPlans(rows, info, wanted);
  return (
    <ModalFrame title={planWishTexts[wanted]} onClose={onClose}>
      {first !== undefined ? (
        <PlanChoice {...props} first={first} others={others} />
      ) : ready ? (
        <ConfirmParts confirmLabel={t('OK')} onConfirm={onClose} onClose={onClose}>
          <Text>{accountTexts.noPlans[wanted]}</Text>
          {wanted === 'people' ? <LargerTeam limit={largestTeam(rows)} /> : null}
        </ConfirmParts>
      ) : (
        <ModalParts>
          <SectionSkeleton lines={4} />
        </ModalParts>
      )}
    </ModalFrame>
  );
}

interface PlanChoiceProps extends PlanDialogProps {
  readonly first: PlanRow;
  readonly others: readonly PlanRow[];
}

/** Selects a plan, shows its amount and date, and changes to it. */
function PlanChoice({ info, first, others, tenant, wanted, blocked, onChanged, onClose }: PlanChoiceProps) {
  const [planId, setPlanId] = useState(first.id);
  const [chosenInterval, setChosenInterval] = useState<BillingInterval>();
  const [keep, setKeep] = useState<readonly string[]>([]);
  const plans = [first, ...others];
  const plan = plans.find(({ id }) => id === planId) ?? first;
  const isYearly = !isFree(plan.basePrice) && yearlyPrice(plan) !== undefined;
  // Without a choice, the interval that is paid now stays.
  const interval = isYearly ? chosenInterval : undefined;
  const input = useMemo(() => ({ tenant, planId, ...(interval === undefined ? {} : { interval }) }), [tenant, planId, interval]);
  const { answer } = useCall(previewPlanChange, input);
  // Ignores an answer about the plan that was chosen before.
  const isAnswer = answer?.ok && answer.value.planId === planId && (interval === undefined || answer.value.interval === interval);
  const preview = isAnswer ? answer.value : undefined;
  const hasPending = (info.subscription?.pendingPlanName ?? null) !== null;
  const isTooMany = losesCalculators(preview);
  const { action, confirm } = useConfirmedChange({ wanted, onChanged, onClose });
  const navigate = useNavigate();
  return (
    <ConfirmParts
      confirmLabel={confirmLabelOf(wanted, preview)}
      isBusy={action.isBusy || blocked !== undefined || !isReady(preview, { hasPending, kept: keep.length })}
      problem={blocked ?? action.problem ?? (answer?.ok === false ? answer.message : undefined)}
      onConfirm={() => {
        if (preview?.kind === 'subscribe') void navigate({ to: '/subscribe', search: { plan: planId, ...yearlyOnly(preview.interval) } });
        else if (preview !== undefined) void confirm(preview, { ...input, ...(isTooMany ? { keep } : {}) });
      }}
      onClose={onClose}
    >
      <PlanRadios
        plans={plans}
        value={planId}
        onChoose={(id) => {
          setPlanId(id ?? first.id);
          setKeep([]);
        }}
      />
      {isYearly ? <IntervalRadios value={interval ?? preview?.interval ?? null} onChoose={setChosenInterval} /> : null}
      {preview === undefined ? null : <PreviewSentence preview={preview} />}
      {preview?.aiPrice ? <Text fontSize="sm">{aiPriceSentence(preview.aiPrice)}</Text> : null}
      <LostCoupon code={preview?.lostCoupon} />
      {preview !== undefined && isTooMany ? <CalculatorsToKeep preview={preview} keep={keep} onKeep={setKeep} /> : null}
    </ConfirmParts>
  );
}

/** Changes the plan for the amount that was shown, and asks the bank if it has to consent. */
function useConfirmedChange({ wanted, onChanged, onClose }: Pick<PlanDialogProps, 'wanted' | 'onChanged' | 'onClose'>) {
  const action = useAction(changePlan, { done: (state) => outcomeToast(wanted, state), failed: t('The plan was not changed') });
  const setToast = useSetAtom(toastAtom);
  async function confirm({ amountDueCents, priceCents, quotedAt }: PlanChange, input: object): Promise<void> {
    const changed = await action.run({ ...input, amountDueCents, priceCents, quotedAt });
    if (!changed.ok) return;
    onChanged();
    // Everything outside of a dialog is inert, and the bank's question is shown there.
    onClose();
    const { clientSecret, publishableKey } = changed.value;
    if (typeof clientSecret !== 'string' || publishableKey === undefined) return;
    const confirmed = await confirmAtBank(publishableKey, clientSecret);
    setToast(
      confirmed.ok
        ? { title: accountTexts.confirmed, description: accountTexts.beginsWhenPaid }
        : { title: accountTexts.notConfirmed, description: confirmed.message, variant: 'destructive' },
    );
    onChanged();
  }
  return { action, confirm };
}

function yearlyOnly(interval: BillingInterval): { readonly interval?: 'year' } {
  return interval === 'year' ? { interval } : {};
}

function confirmLabelOf(wanted: PlanDialogProps['wanted'], preview: PlanChange | undefined): string {
  if (preview?.kind === 'upgrade') return t('Upgrade for {amountDueCents}', { amountDueCents: centsText(preview.amountDueCents) });
  if (preview?.kind === 'subscribe') return t('Subscribe to {planName}', { planName: preview.planName });
  return preview?.kind === 'interval' ? t('Change the payment interval') : planWishTexts[wanted];
}

/** An upgrade begins when it is paid, which may need the consent of the bank. */
function outcomeToast(wanted: PlanDialogProps['wanted'], { waitingPlanName }: SubscriptionState): Toast {
  if (typeof waitingPlanName === 'string')
    return { title: accountTexts.upgradeWaits(waitingPlanName), description: accountTexts.beginsWhenPaid };
  return { title: wanted === 'downgrade' ? t('Downgrade planned') : t('Plan changed') };
}
