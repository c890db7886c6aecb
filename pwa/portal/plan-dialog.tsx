import { Link as ChakraLink, RadioGroup, Stack, Text } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo, useState } from 'react';
import { dollars, number } from '#calculators/kit/words.ts';
import type { PlanChange, SubscriptionState } from '#contract/billing.ts';
import { centsOf } from '#contract/cents.ts';
import { isFree, yearlyPrice } from '#contract/plans.ts';
import type { PlanRow } from '#contract/rows.ts';
import { confirmAtBank } from '../billing/confirm-at-bank.ts';
import { changePlan, previewPlanChange } from '../calls/calls.gen.ts';
import { useCall } from '../calls/use-call.ts';
import { ConfirmModal, Problem } from '../kit/modal.tsx';
import { useAct } from '../kit/use-act.ts';
import { planRowsAtom } from '../local/administration-atoms.ts';
import { type Toast, toastAtom } from '../ui/toast-atom.ts';
import type { AccountActs } from './account-parts.tsx';
import { accountTexts, centsText, dayText } from './account-texts.ts';
import { KeepCalculators } from './keep-calculators.tsx';

interface PlanDialogProps extends AccountActs {
  readonly wanted: 'upgrade' | 'downgrade';
  readonly onClose: () => void;
}

const titles = { upgrade: 'Upgrade', downgrade: 'Downgrade' } as const;

/** The plans in the wanted direction, with the nearest one first. */
export function PlanDialog(props: PlanDialogProps) {
  const { info, wanted, onClose } = props;
  const cents = centsOf(info.subscription?.price ?? info.plan?.basePrice ?? '0');
  const [first, ...others] = useAtomValue(planRowsAtom)
    .filter(({ id, isActive }) => isActive && id !== info.plan?.id)
    .filter(({ basePrice }) => (wanted === 'upgrade' ? centsOf(basePrice) >= cents : centsOf(basePrice) < cents))
    .sort((a, b) => Math.abs(centsOf(a.basePrice) - cents) - Math.abs(centsOf(b.basePrice) - cents));
  if (first !== undefined) return <PlanChoice {...props} first={first} others={others} />;
  return (
    <ConfirmModal title={titles[wanted]} confirmLabel="OK" onConfirm={onClose} onClose={onClose}>
      <Text>{accountTexts.noPlans[wanted]}</Text>
    </ConfirmModal>
  );
}

interface PlanChoiceProps extends PlanDialogProps {
  readonly first: PlanRow;
  readonly others: readonly PlanRow[];
}

/** Selects a plan, shows its amount and date, and changes to it. */
function PlanChoice({ first, others, tenant, wanted, blocked, onChanged, onClose }: PlanChoiceProps) {
  const [planId, setPlanId] = useState(first.id);
  const [keep, setKeep] = useState<readonly string[]>([]);
  const input = useMemo(() => ({ tenant, planId }), [tenant, planId]);
  const { answer } = useCall(previewPlanChange, input);
  const act = useAct(changePlan, { done: (state) => outcomeToast(wanted, state), failed: 'The plan was not changed' });
  const setToast = useSetAtom(toastAtom);
  // Ignores an answer about the plan that was chosen before.
  const preview = answer?.ok && answer.value.planId === planId ? answer.value : undefined;
  const limit = preview?.calculatorLimit ?? null;
  const isTooMany = preview?.kind === 'downgrade' && limit !== null && preview.calculatorsUsed > limit;
  const isReady = preview !== undefined && preview.kind !== 'subscribe' && (!isTooMany || (keep.length > 0 && keep.length <= limit));
  async function confirm(amountDueCents: number): Promise<void> {
    const changed = await act.run({ tenant, planId, amountDueCents, ...(isTooMany ? { keep } : {}) });
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
  return (
    <ConfirmModal
      title={titles[wanted]}
      confirmLabel={preview?.kind === 'upgrade' ? `Upgrade for ${centsText(preview.amountDueCents)}` : titles[wanted]}
      isBusy={act.isBusy || !isReady || blocked !== undefined}
      problem={blocked ?? act.problem ?? (answer?.ok === false ? answer.message : undefined)}
      onConfirm={() => (preview === undefined ? undefined : void confirm(preview.amountDueCents))}
      onClose={onClose}
    >
      <RadioGroup.Root
        aria-label="Plan"
        value={planId}
        onValueChange={({ value }) => {
          setPlanId(value ?? first.id);
          setKeep([]);
        }}
      >
        <Stack gap="2">
          {[first, ...others].map((plan) => (
            <RadioGroup.Item key={plan.id} value={plan.id} minH="11">
              <RadioGroup.ItemHiddenInput />
              <RadioGroup.ItemIndicator />
              <RadioGroup.ItemText>{planText(plan)}</RadioGroup.ItemText>
            </RadioGroup.Item>
          ))}
        </Stack>
      </RadioGroup.Root>
      {preview === undefined ? null : <PreviewSentence preview={preview} planId={planId} />}
      {isTooMany ? <KeepCalculators preview={preview} keep={keep} onKeep={setKeep} /> : null}
    </ConfirmModal>
  );
}

/** An upgrade begins when it is paid, which may need the consent of the bank. */
function outcomeToast(wanted: PlanDialogProps['wanted'], { waitingPlanName }: SubscriptionState): Toast {
  if (typeof waitingPlanName === 'string')
    return { title: accountTexts.upgradeWaits(waitingPlanName), description: accountTexts.beginsWhenPaid };
  return { title: wanted === 'upgrade' ? 'Plan changed' : 'Downgrade planned' };
}

function planText({ name, calculatorLimit, aiCallsIncluded, ...prices }: PlanRow): string {
  const year = yearlyPrice(prices);
  const monthly = isFree(prices.basePrice) ? 'Free' : `${dollars(Number(prices.basePrice))} a month`;
  const price = year === undefined || isFree(prices.basePrice) ? monthly : `${monthly} or ${dollars(Number(year))} a year`;
  const calculators = calculatorLimit === null ? 'all calculators' : `up to ${calculatorLimit} calculators`;
  return `${name}: ${price}, ${calculators}, ${number(aiCallsIncluded)} AI calls`;
}

function PreviewSentence({ preview, planId }: { readonly preview: PlanChange; readonly planId: string }) {
  const { kind, amountDueCents, priceCents, interval, effectiveAt, planName } = preview;
  const price = priceCents === 0 ? 'free' : `${centsText(priceCents)} a ${interval}`;
  switch (kind) {
    case 'upgrade':
      return (
        <Text>
          Due now: {centsText(amountDueCents)}, for the days until the period ends. {planName} begins at once; then it is {price}.
        </Text>
      );
    case 'downgrade':
      return (
        <Text>
          Nothing is due now. {planName} begins on {dayText(effectiveAt ?? '')}; then it is {price}. Until then you keep what you have paid
          for.
        </Text>
      );
    case 'subscribe':
      return (
        <Text>
          {accountTexts.noSubscription}{' '}
          <ChakraLink href={`/subscribe?plan=${planId}`}>
            Subscribe to {planName}: {price}
          </ChakraLink>
        </Text>
      );
    case 'current':
      return <Problem text={`${planName} is your plan already.`} />;
  }
}
