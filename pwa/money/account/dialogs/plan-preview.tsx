import { Text } from '@chakra-ui/react';
import { Problem } from '#app/kit/forms/modal.tsx';
import { centsText } from '#app/money/account/parts/account-texts.ts';
import { dayText } from '#app/ui/fields/day-text.ts';
import { t } from '#contract/language/t.ts';
import type { PlanChange } from '#contract/money/billing.ts';

/** True if a downgrade leaves fewer calculators than are used, so that some have to be chosen. */
export function losesCalculators(preview: PlanChange | undefined): boolean {
  if (preview?.kind !== 'downgrade') return false;
  const { calculatorLimit, calculatorsUsed } = preview;
  return calculatorLimit !== null && calculatorsUsed > calculatorLimit;
}

/** True if the change can be confirmed. The plan itself can be confirmed only to give up a change that is planned. */
export function isReady(
  preview: PlanChange | undefined,
  { hasPending, kept }: { readonly hasPending: boolean; readonly kept: number },
): boolean {
  if (preview === undefined) return false;
  if (preview.kind === 'current' && !hasPending) return false;
  return !losesCalculators(preview) || (kept > 0 && kept <= (preview.calculatorLimit ?? 0));
}

function pricePer(cents: number, interval: PlanChange['interval']): string {
  if (cents === 0) return t('free');
  const amount = centsText(cents);
  return interval === 'year' ? t('{amount} a year', { amount }) : t('{amount} a month', { amount });
}

/** The amount and the date of a change, in a sentence. */
export function PreviewSentence({ preview }: { readonly preview: PlanChange }) {
  const { kind, amountDueCents, priceCents, interval, effectiveAt, planName } = preview;
  const price = pricePer(priceCents, interval);
  switch (kind) {
    case 'upgrade':
      return (
        <Text>
          {t('Due now: {amountDueCents}, for the days until the period ends. {planName} begins at once; then it is {price}.', {
            amountDueCents: centsText(amountDueCents),
            planName,
            price,
          })}
        </Text>
      );
    case 'downgrade':
      return (
        <Text>
          {t('Nothing is due now. {planName} begins on {effectiveAt}; then it is {price}. Until then you keep what you have paid for.', {
            planName,
            effectiveAt: dayText(effectiveAt ?? ''),
            price,
          })}
        </Text>
      );
    case 'interval':
      return (
        <Text>
          {t('Nothing is due now. {planName} is {price} from {effectiveAt}. Until then you keep what you have paid for.', {
            planName,
            price,
            effectiveAt: dayText(effectiveAt ?? ''),
          })}
        </Text>
      );
    case 'subscribe':
      return (
        <Text>
          {priceCents === 0
            ? t('{planName} is free, and no card is needed.', { planName })
            : t('{planName} is {price}. You pay on the next page.', { planName, price })}
        </Text>
      );
    case 'current':
      return <Problem text={t('{planName} is your plan already, and it is {price}.', { planName, price })} />;
  }
}

/** Says why the price is that of the plan itself. */
export function LostCoupon({ code }: { readonly code: string | null | undefined }) {
  return typeof code === 'string' ? <Text>{t('Your coupon {code} does not apply to this plan.', { code })}</Text> : null;
}
