import { type CouponType, couponTypes } from '#contract/coupon-types.ts';
import { CreateCoupon, couponDefaults } from '#contract/coupons.ts';
import { refused } from '#contract/outcome.ts';
import { uuidv7 } from '#contract/uuid.ts';
import { SelectField, SwitchField, TextField } from '../kit/form-fields.tsx';
import { FormModal } from '../kit/modal.tsx';
import { decimalEntry, wholeEntry } from '../kit/number-entry.ts';
import { useForm } from '../kit/use-form.ts';
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
      const sent = await queue({ type: 'coupons.create', tenantId: null, args: { ...args, id }, summary: `Create coupon ${args.code}` });
      return sent.ok || sent.code !== 'CodeTaken' ? sent : refused(sent.code, sent.message, { code: sent.message });
    },
    onSent: onClose,
  });
  const type = typeOf(form.values.type);
  const value = form.field('value');
  const { value: valueLabel, unit } = couponTypeTexts[type];
  return (
    <FormModal title="Create coupon" form={form} submitLabel="Create coupon" busyLabel="Creating…" onClose={onClose}>
      <TextField field={form.field('code')} label="Code" isRequired hint="What people type in, up to 50 characters." />
      <TextField field={form.field('name')} label="Name" isRequired hint="For your own list." />
      <SelectField
        field={form.field('type')}
        label="Type"
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
        label="Usage limit"
        type="number"
        inputMode="numeric"
        step="1"
        hint="Empty: it can be used any number of times."
      />
      <TextField field={form.field('expiresAt')} label="Expires" type="datetime-local" hint="Empty: it does not expire." />
      <SwitchField label="Active" isOn={form.isOn('isActive')} onChange={(isActive) => form.set({ isActive })} />
    </FormModal>
  );
}

function typeOf(text: string): CouponType {
  return couponTypes.find((type) => type === text) ?? couponDefaults.type;
}
