import { RadioGroup, Stack } from '@chakra-ui/react';
import type { BillingInterval } from '#app/money/subscribe/interval-choice.tsx';
import { t } from '#contract/language/t.ts';
import { number } from '#contract/language/words.ts';
import type { PlanRow } from '#contract/money/plan.ts';
import { isFree, yearlyPrice } from '#contract/money/plans.ts';
import { money } from '#contract/values/amounts/money.ts';

const intervals = [
  ['month', t('Pay by the month')],
  ['year', t('Pay by the year')],
] as const;

interface PlanRadiosProps {
  readonly plans: readonly PlanRow[];
  readonly value: string;
  readonly onChoose: (planId: string | null) => void;
}

export function PlanRadios({ plans, value, onChoose }: PlanRadiosProps) {
  return (
    <RadioGroup.Root aria-label={t('Plan')} value={value} onValueChange={(chosen) => onChoose(chosen.value)}>
      <Stack gap="2">
        {plans.map((plan) => (
          <RadioGroup.Item key={plan.id} value={plan.id} minH="11">
            <RadioGroup.ItemHiddenInput />
            <RadioGroup.ItemIndicator />
            <RadioGroup.ItemText>{planText(plan)}</RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
      </Stack>
    </RadioGroup.Root>
  );
}

interface IntervalRadiosProps {
  readonly value: string | null;
  readonly onChoose: (interval: BillingInterval) => void;
}

export function IntervalRadios({ value, onChoose }: IntervalRadiosProps) {
  return (
    <RadioGroup.Root
      aria-label={t('Payment interval')}
      value={value}
      onValueChange={(chosen) => onChoose(chosen.value === 'year' ? 'year' : 'month')}
    >
      <Stack direction="row" gap="4">
        {intervals.map(([value, label]) => (
          <RadioGroup.Item key={value} value={value} minH="11">
            <RadioGroup.ItemHiddenInput />
            <RadioGroup.ItemIndicator />
            <RadioGroup.ItemText>{label}</RadioGroup.ItemText>
          </RadioGroup.Item>
        ))}
      </Stack>
    </RadioGroup.Root>
  );
}

function planText({ name, calculatorLimit, aiCallsIncluded, aiUnlimited = false, ...prices }: PlanRow): string {
  const year = yearlyPrice(prices);
  const monthly = isFree(prices.basePrice) ? t('Free') : t('{basePrice} a month', { basePrice: money(Number(prices.basePrice)) });
  const price =
    year === undefined || isFree(prices.basePrice) ? monthly : t('{monthly} or {year} a year', { monthly, year: money(Number(year)) });
  const calculators = calculatorLimit === null ? t('all calculators') : t('up to {calculatorLimit} calculators', { calculatorLimit });
  const about = { name, price, calculators };
  return aiUnlimited
    ? t('{name}: {price}, {calculators}, unlimited AI calls', about)
    : t('{name}: {price}, {calculators}, {aiCallsIncluded} AI calls', { ...about, aiCallsIncluded: number(aiCallsIncluded) });
}
