import { useAtomValue } from 'jotai';
import { planRowsAtom } from '#app/device/local/shown/administration-atoms.ts';
import { entriesOf, requestOf, shownFields } from '#app/kit/forms/entity-entries.ts';
import { EntityFields } from '#app/kit/forms/entity-fields.tsx';
import { FormModal } from '#app/kit/forms/modal.tsx';
import { type FormValues, useForm } from '#app/kit/forms/use-form.ts';
import { useQueue } from '#app/kit/use-queue.ts';
import { t } from '#contract/language/t.ts';
import { CreateCoupon, coupon } from '#contract/money/coupon.ts';
import { isFree } from '#contract/money/plans.ts';
import { refused } from '#contract/values/outcome.ts';
import { uuidv7 } from '#contract/values/uuid.ts';

const fields = shownFields(coupon);

export function CreateCouponForm({ onClose }: { readonly onClose: () => void }) {
  const queue = useQueue();
  const plans = useAtomValue(planRowsAtom).filter(({ isActive, basePrice }) => isActive && !isFree(basePrice));
  const form = useForm({
    id: 'coupons.create',
    initial: entriesOf(fields),
    schema: CreateCoupon,
    toInput: (values: FormValues) => requestOf(fields, values),
    send: async (args) => {
      const id = uuidv7(Date.now(), (bytes) => crypto.getRandomValues(bytes));
      const sent = await queue({
        type: 'coupons.create',
        tenantId: null,
        args: { ...args, id },
        summary: t('Create coupon {code}', { code: args.code }),
      });
      return sent.ok || sent.code !== 'CodeTaken' ? sent : refused(sent.code, sent.message, { code: sent.message });
    },
    onSent: onClose,
  });
  return (
    <FormModal title={t('Create coupon')} form={form} submitLabel={t('Create coupon')} busyLabel={t('Creating…')} onClose={onClose}>
      <EntityFields
        fields={fields}
        form={form}
        columns={1}
        choices={{ applicablePlans: plans.map(({ id, name }) => ({ value: id, label: name })) }}
      />
    </FormModal>
  );
}
