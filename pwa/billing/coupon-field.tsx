import { type FormEvent, useState } from 'react';
import type { CouponPreview } from '#contract/coupons.ts';
import type { Outcome } from '#contract/outcome.ts';
import { call } from '../calls/call.ts';
import { previewCoupon } from '../calls/calls.gen.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { amountText } from '../ui/price-text.ts';
import { subscribeTexts as texts } from './subscribe-texts.ts';

interface CouponFieldProps {
  readonly planId: string | undefined;
  /** Code from a link, if it carries one. */
  readonly initialCode: string;
  /** The code that the subscription is set up with, if any. */
  readonly applied: string | undefined;
  readonly onApply: (code: string) => void;
}

/** Shows the price with a coupon before the coupon is redeemed. */
export function CouponField({ planId, initialCode, applied, onApply }: CouponFieldProps) {
  const [code, setCode] = useState(initialCode);
  const [preview, setPreview] = useState<Outcome<CouponPreview>>();
  const [isBusy, setBusy] = useState(false);
  const check = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setPreview(await call(previewCoupon, { code: code.trim(), planId }));
    setBusy(false);
  };
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
          setPreview(undefined);
        }}
      />
      {preview === undefined ? null : preview.ok ? (
        <p role="status">{previewText(preview.value)}</p>
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

function previewText({ planName, priceCents, discountedCents, freeTrialDays }: CouponPreview): string {
  const price = amountText(priceCents / 100);
  if (freeTrialDays > 0) return texts.trialPrice(planName, freeTrialDays, price);
  return texts.couponPrice(planName, amountText(discountedCents / 100), price);
}
