import { useAtomValue } from 'jotai';
import { planRowsAtom } from '#app/device/local/shown/administration-atoms.ts';
import { tenantAtom } from '#app/session/state/session-atoms.ts';
import { SelectField } from '#app/ui/fields/choice-field.tsx';
import { isFree, yearlyPrice } from '#contract/money/plans.ts';
import { centsOf } from '#contract/values/amounts/cents.ts';
import { unitsOfOne } from '#contract/values/amounts/currency.ts';
import { amountText } from '#contract/values/amounts/money.ts';
import { subscribeTexts as texts } from './subscribe-texts.ts';

export type BillingInterval = 'month' | 'year';

interface IntervalChoiceProps {
  /** Undefined means the plan that the tenant already has. */
  readonly planId: string | undefined;
  readonly interval: BillingInterval;
  readonly onChoose: (interval: BillingInterval) => void;
}

/** Month or year, with both prices, for a plan that is sold by the year. */
export function IntervalChoice({ planId, interval, onChoose }: IntervalChoiceProps) {
  const tenant = useAtomValue(tenantAtom);
  const plan = useAtomValue(planRowsAtom).find(({ id, name }) => (planId === undefined ? name === tenant?.planName : id === planId));
  const year = plan === undefined ? undefined : yearlyPrice(plan);
  if (plan === undefined || year === undefined || isFree(plan.basePrice)) return null;
  const savedCents = 12 * centsOf(plan.basePrice) - centsOf(year);
  const labels = {
    month: texts.monthly(amountText(centsOf(plan.basePrice) / unitsOfOne())),
    year: `${texts.yearly(amountText(centsOf(year) / unitsOfOne()))}${savedCents > 0 ? texts.saved(amountText(savedCents / unitsOfOne())) : ''}`,
  } as const;
  return (
    <SelectField
      label={texts.interval}
      value={interval}
      options={[
        { value: 'month', label: labels.month },
        { value: 'year', label: labels.year },
      ]}
      onValue={(value) => onChoose(value === 'year' ? 'year' : 'month')}
    />
  );
}
