import { DataList, Stack, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { readCouponUsage } from '#app/device/calls/domains/coupons.gen.ts';
import { useCall } from '#app/device/calls/use-call.ts';
import { Called } from '#app/kit/called.tsx';
import { DayChart } from '#app/kit/day-chart.tsx';
import { Modal } from '#app/kit/forms/modal.tsx';
import { momentText } from '#contract/language/moment-text.ts';
import { plural, t } from '#contract/language/t.ts';
import { number } from '#contract/language/words.ts';
import type { CouponRow } from '#contract/money/coupon.ts';

interface CouponUsageDialogProps {
  readonly coupon: CouponRow;
  readonly onClose: () => void;
}

/** Redemptions of a coupon by day and by tenant. */
export function CouponUsageDialog({ coupon: { id, code, usageLimit }, onClose }: CouponUsageDialogProps) {
  const call = useCall(
    readCouponUsage,
    useMemo(() => ({ id }), [id]),
  );
  return (
    <Modal title={t('Usage of {code}', { code })} onClose={onClose} size="lg">
      <Called call={call}>
        {({ uses, days, tenants }) => (
          <Stack gap="5">
            <Text>
              {plural(uses, 'Redeemed {count} time', 'Redeemed {count} times', { count: number(uses) })}
              {usageLimit === null ? '.' : t(' of {usageLimit}.', { usageLimit })}
            </Text>
            <DayChart title={t('Redemptions a day')} label={t('Redemptions')} counts={days.map((day) => day.uses)} last={new Date()} />
            {tenants.length === 0 ? (
              <Text color="fg.muted">{t('Nobody has redeemed it yet.')}</Text>
            ) : (
              <DataList.Root orientation="horizontal" aria-label={t('Newest redemptions')}>
                {tenants.map(({ tenantName, redeemedAt }) => (
                  <DataList.Item key={`${tenantName} ${redeemedAt.toISOString()}`}>
                    <DataList.ItemLabel>{tenantName}</DataList.ItemLabel>
                    <DataList.ItemValue>{momentText(redeemedAt)}</DataList.ItemValue>
                  </DataList.Item>
                ))}
              </DataList.Root>
            )}
          </Stack>
        )}
      </Called>
    </Modal>
  );
}
