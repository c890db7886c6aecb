import { Badge, Button } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { couponRowsAtom, markKey, rowMarksAtom } from '#app/device/local/shown/administration-atoms.ts';
import { useAskedAction } from '#app/kit/asked-action.ts';
import { type Column, ListTable, type RowAction } from '#app/kit/lists/list-table.tsx';
import { useLocalList } from '#app/kit/lists/use-local-list.ts';
import { Section } from '#app/kit/section.tsx';
import { TwoLineCell } from '#app/kit/two-line-cell.tsx';
import { useQueue } from '#app/kit/use-queue.ts';
import { connectionAtom } from '#app/session/state/session-atoms.ts';
import { toastAtom } from '#app/ui/messages/toast-atom.ts';
import { plural, spokenLocale, t } from '#contract/language/t.ts';
import { localPercent, number } from '#contract/language/words.ts';
import type { CouponRow } from '#contract/money/coupon.ts';
import { couponTypeNames } from '#contract/money/coupon-types.ts';
import { amountText } from '#contract/values/amounts/money.ts';
import { CreateCouponForm } from './coupon-form.tsx';
import { CouponUsageDialog } from './coupon-usage-dialog.tsx';

function valueText({ type, value, freeTrialDays }: CouponRow): string {
  if (type === 'percentage') return localPercent(number(Number(value)));
  if (type === 'fixed_amount') return amountText(Number(value));
  const days = freeTrialDays ?? Number(value);
  return plural(days, '{days} day', '{days} days', { days: number(days) });
}

function durationText({ type, duration, durationInMonths }: CouponRow): string {
  if (type === 'free_trial') return '–';
  if (duration === 'once') return t('First invoice');
  const months = durationInMonths ?? 0;
  return duration === 'repeating' ? plural(months, '{months} month', '{months} months', { months: number(months) }) : t('Forever');
}

const usedText = ({ usageCount, usageLimit }: CouponRow): string =>
  usageLimit === null
    ? number(usageCount)
    : t('{usageCount} of {usageLimit}', { usageCount: number(usageCount), usageLimit: number(usageLimit) });
const expiryText = ({ expiresAt }: CouponRow): string =>
  expiresAt === null ? t('Never') : new Date(expiresAt).toLocaleString(spokenLocale(), { dateStyle: 'medium', timeStyle: 'short' });

/** State of a coupon. An expired or used-up coupon cannot be used even if it is switched on. */
function stateOf({ isActive, expiresAt, usageCount, usageLimit }: CouponRow) {
  if (!isActive) return { name: t('Inactive'), palette: 'gray' } as const;
  if (expiresAt !== null && Date.parse(expiresAt) <= Date.now()) return { name: t('Expired'), palette: 'orange' } as const;
  if (usageLimit !== null && usageCount >= usageLimit) return { name: t('Used up'), palette: 'orange' } as const;
  return { name: t('Active'), palette: 'green' } as const;
}

const columns: readonly Column<CouponRow>[] = [
  {
    id: 'code',
    header: t('Code'),
    isSortable: true,
    csv: ({ code }) => code,
    cell: ({ code, name }) => <TwoLineCell name={code} detail={name} isCode />,
  },
  { id: 'type', header: t('Type'), csv: ({ type }) => couponTypeNames[type], cell: ({ type }) => couponTypeNames[type] },
  { id: 'value', header: t('Value'), isNumeric: true, csv: valueText, cell: valueText },
  { id: 'duration', header: t('Lasts'), csv: durationText, cell: durationText },
  { id: 'used', header: t('Used'), isSortable: true, isNumeric: true, csv: ({ usageCount }) => usageCount, cell: usedText },
  { id: 'expires', header: t('Expires'), isSortable: true, csv: ({ expiresAt }) => expiresAt ?? '', cell: expiryText },
  {
    id: 'state',
    header: t('Status'),
    csv: (coupon) => stateOf(coupon).name,
    cell: (coupon) => <Badge colorPalette={stateOf(coupon).palette}>{stateOf(coupon).name}</Badge>,
  },
  {
    id: 'created',
    header: t('Created'),
    isSortable: true,
    isExtra: true,
    csv: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => new Date(createdAt).toLocaleDateString(spokenLocale(), { dateStyle: 'medium' }),
  },
];

/** Address of the subscription page with the code filled in. */
function couponLink(code: string): string {
  return new URL(`/subscribe?coupon=${encodeURIComponent(code)}`, window.location.href).href;
}

const keys = {
  code: ({ code }: CouponRow) => code,
  used: ({ usageCount }: CouponRow) => usageCount,
  // A coupon that never expires sorts after all that do.
  expires: ({ expiresAt }: CouponRow) => expiresAt ?? '9999',
  created: ({ createdAt }: CouponRow) => createdAt,
};
const textOf = ({ code, name }: CouponRow): string => `${code} ${name}`;

/** Discounts and free trials that a tenant enters when it subscribes. */
export function CouponsSection() {
  const { ready } = useAtomValue(connectionAtom);
  const marks = useAtomValue(rowMarksAtom);
  const setToast = useSetAtom(toastAtom);
  const rows = useAtomValue(couponRowsAtom);
  const source = useLocalList({ rows, isHere: ready, textOf, keys, sort: { by: 'created', isDescending: true } });
  const [isCreating, setCreating] = useState(false);
  useAskedAction('coupons.create', () => setCreating(true));
  const create = <Button onClick={() => setCreating(true)}>{t('Create coupon')}</Button>;
  const [shown, setShown] = useState<CouponRow>();
  const queue = useQueue();
  async function copy(title: string, text: string): Promise<void> {
    await navigator.clipboard.writeText(text);
    setToast({ title, description: text });
  }
  const actionsOf = (coupon: CouponRow): readonly RowAction[] => {
    const { id, code, isActive } = coupon;
    const turn = isActive ? t('Deactivate') : t('Activate');
    return [
      { id: 'copy', label: t('Copy code'), onSelect: () => void copy(t('Code copied'), code) },
      { id: 'link', label: t('Copy link'), onSelect: () => void copy(t('Link copied'), couponLink(code)) },
      { id: 'usage', label: t('Show usage'), onSelect: () => setShown(coupon) },
      {
        id: 'turn',
        label: turn,
        onSelect: () =>
          void queue({
            type: 'coupons.update',
            tenantId: null,
            args: { id, isActive: !isActive },
            summary: t('{turn} coupon {code}', { turn, code }),
          }),
      },
    ];
  };
  return (
    <Section title={t('Coupons')} actions={create}>
      <ListTable
        name={t('Coupons')}
        source={source}
        columns={columns}
        searchLabel={t('Search coupons')}
        nameOf={({ code }) => code}
        markOf={({ id }) => marks.get(markKey('coupon', id))}
        actionsOf={actionsOf}
        empty={{
          title: t('No coupons yet'),
          text: t('Create one, and give its code to a firm that is about to subscribe.'),
          action: create,
        }}
      />
      {shown === undefined ? null : <CouponUsageDialog coupon={shown} onClose={() => setShown(undefined)} />}
      {isCreating ? <CreateCouponForm onClose={() => setCreating(false)} /> : null}
    </Section>
  );
}
