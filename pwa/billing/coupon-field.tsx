import { type FormEvent, useState } from 'react';
import type { CouponPreview } from '#contract/billing/coupons.ts';
import type { Outcome } from '#contract/values/outcome.ts';
import { call } from '../calls/call.ts';
import { previewCoupon } from '../calls/domains/coupons.gen.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/fields/field.tsx';
import type { BillingInterval } from './interval-choice.tsx';
import { planPrice } from './price-sentence.ts';
import { subscribeTexts as texts } from './subscribe-texts.ts';

interface CouponFieldProps {
  readonly planId: string | undefined;
  readonly interval: BillingInterval;
  /** Code from a link, if it carries one. */
  readonly initialCode: string;
  /** The code that the subscription is set up with, if any. */
  readonly applied: string | undefined;
  readonly onApply: (code: string) => void;
}

interface Checked {
  readonly interval: BillingInterval;
  readonly preview: Outcome<CouponPreview>;
}

/** Shows the price with a coupon before the coupon is redeemed. */
export function CouponField({ planId, interval, initialCode, applied, onApply }: CouponFieldProps) {
  const [code, setCode] = useState(initialCode);
  const [checked, setChecked] = useState<Checked>();
  const [isBusy, setBusy] = useState(false);
  const check = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const yearly = interval === 'year' ? { interval } : {};
    setChecked({ interval, preview: await call(previewCoupon, { code: code.trim(), planId, ...yearly }) });
    setBusy(false);
  };
  // Another interval has another price.
  const preview = checked?.interval === interval ? checked.preview : undefined;
  if (applied !== undefined) return <p role="status">{texts.applied(applied)}</p>;
  return (
    <form className="join__form" onSubmit={(event) => void check(event)}>
      <TextField
        label={texts.coupon}
        value={code}
        maxLength={50}
        autoComplete="off"
        onChange={(event) => {
          setCode(event.target.value);
          setChecked(undefined);
        }}
      />
      {preview === undefined ? null : preview.ok ? (
        <p role="status">{planPrice({ ...preview.value, interval })}</p>
      ) : (
        <p role="alert">{preview.message}</p>
      )}
      <div className="join__actions">
        {preview?.ok === true ? (
          <Button variant="primary" onClick={() => onApply(preview.value.code)}>
            {texts.applyCoupon}
          </Button>
        ) : (
          <Button type="submit" disabled={isBusy || code.trim() === ''}>
            {isBusy ? texts.checkingCoupon : texts.checkCoupon}
          </Button>
        )}
      </div>
    </form>
  );
}
