import { type CouponType, couponTypes } from '#contract/billing/coupon-types.ts';
import { CreateCoupon, couponDefaults } from '#contract/billing/coupons.ts';
import { t } from '#contract/language/t.ts';
import { refused } from '#contract/values/outcome.ts';
import { uuidv7 } from '#contract/values/uuid.ts';
import { SelectField, SwitchField, TextField } from '../kit/forms/form-fields.tsx';
import { decimalEntry, wholeEntry } from '../kit/forms/number-entry.ts';
import { useForm } from '../kit/forms/use-form.ts';
import { FormModal } from '../kit/modal.tsx';
import { useQueue } from '../kit/use-queue.ts';
import { couponTypeTexts } from './coupon-texts.ts';

type CouponText = 'code' | 'name' | 'type' | 'value' | 'usageLimit' | 'expiresAt';
type CouponValues = Readonly<Record<CouponText, string>> & { readonly isActive: boolean };

const newCoupon: CouponValues = {
  code: '',
  name: '',
  type: couponDefaults.type,
  value: String(couponDefaults.value),
  usageLimit: '',
  expiresAt: '',
  isActive: couponDefaults.isActive,
};

/** Input of the call. A free trial takes its days from a separate field. Anything but a whole number of days is sent as none. */
function toInput({ type, value, usageLimit, expiresAt, ...given }: CouponValues) {
  const isTrial = type === 'free_trial';
  const days = wholeEntry(value);
  return {
    ...given,
    type,
    ...(isTrial ? { freeTrialDays: typeof days === 'number' ? days : null } : { value: decimalEntry(value) }),
    usageLimit: wholeEntry(usageLimit),
    // Read in the person's own time zone.
    expiresAt: expiresAt === '' ? null : new Date(expiresAt).toISOString(),
  };
}

export function CreateCouponForm({ onClose }: { readonly onClose: () => void }) {
  const queue = useQueue();
  const form = useForm({
    id: 'coupons.create',
    initial: newCoupon,
    schema: CreateCoupon,
    toInput,
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
  const type = typeOf(form.values.type);
  const value = form.field('value');
  const { value: valueLabel, unit } = couponTypeTexts[type];
  return (
    <FormModal title={t('Create coupon')} form={form} submitLabel={t('Create coupon')} busyLabel={t('Creating…')} onClose={onClose}>
      <TextField field={form.field('code')} label={t('Code')} isRequired hint={t('What people type in, up to 50 characters.')} />
      <TextField field={form.field('name')} label={t('Name')} isRequired hint={t('For your own list.')} />
      <SelectField
        field={form.field('type')}
        label={t('Type')}
        options={couponTypes.map((each) => ({ value: each, label: couponTypeTexts[each].name }))}
      />
      <TextField
        field={value}
        label={valueLabel}
        isRequired
        type="number"
        inputMode="decimal"
        step={type === 'fixed_amount' ? '0.01' : '1'}
        {...(unit === '$' ? { before: unit } : { after: unit })}
      />
      <TextField
        field={form.field('usageLimit')}
        label={t('Usage limit')}
        type="number"
        inputMode="numeric"
        step="1"
        hint={t('Empty: it can be used any number of times.')}
      />
      <TextField field={form.field('expiresAt')} label={t('Expires')} type="datetime-local" hint={t('Empty: it does not expire.')} />
      <SwitchField label={t('Active')} isOn={form.isOn('isActive')} onChange={(isActive) => form.set({ isActive })} />
    </FormModal>
  );
}

function typeOf(text: string): CouponType {
  return couponTypes.find((type) => type === text) ?? couponDefaults.type;
}
