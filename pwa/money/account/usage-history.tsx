import { ChartFigure } from '#app/ui/charts/chart-figure.tsx';
import { dayText } from '#app/ui/fields/day-text.ts';
import { t } from '#contract/language/t.ts';
import type { TenantUsage } from '#contract/money/revenue/stats.ts';
import { Card } from './parts/account-parts.tsx';

const shownPeriods = 12;

/** AI calls of the last periods of 30 days, the oldest first. */
export function UsageHistory({ aiUsage }: Pick<TenantUsage, 'aiUsage'>) {
  const bars = aiUsage
    .slice(0, shownPeriods)
    .map(({ callsCount, billingPeriodEnd }) => ({
      label: t('30 days until {billingPeriodEnd}', { billingPeriodEnd: dayText(billingPeriodEnd) }),
      value: callsCount,
    }))
    .reverse();
  return (
    <Card title={t('Usage History')}>
      <ChartFigure chart={{ kind: 'bars', title: t('AI calls'), unit: 'number', bars }} />
    </Card>
  );
}
