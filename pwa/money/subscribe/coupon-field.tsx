import { type FormEvent, useState } from 'react';
import { call } from '#app/device/calls/call.ts';
import { previewCoupon } from '#app/device/calls/domains/coupons.gen.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/field.tsx';
import type { BillingInterval } from './interval-choice.tsx';
import { subscribeTexts as texts } from './subscribe-texts.ts';

interface CouponFieldProps {
  readonly planId: string | undefined;
  readonly interval: BillingInterval;
  /** Undefined means the person's newest tenant. */
  readonly tenant: string | undefined;
  /** Code from a link, if it carries one. */
  readonly initialCode: string;
  /** The code that the subscription is set up with, if any. */
  readonly applied: string | undefined;
  readonly onApply: (code: string) => void;
}

/** Checks a coupon and uses it: the subscription is set up with it, and the sentence of its price says what it brings. */
export function CouponField({ planId, interval, tenant, initialCode, applied, onApply }: CouponFieldProps) {
  const [code, setCode] = useState(initialCode);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const apply = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const yearly = interval === 'year' ? { interval } : {};
    // The check has no effect. A code that is refused leaves the subscription as it is.
    const checked = await call(previewCoupon, { code: code.trim(), planId, tenant, ...yearly });
    setBusy(false);
    if (checked.ok) onApply(checked.value.code);
    else setProblem(checked.message);
  };
  if (applied !== undefined) return <p role="status">{texts.applied(applied)}</p>;
  return (
    <form className="join__form" onSubmit={(event) => void apply(event)}>
      <TextField
        label={texts.coupon}
        value={code}
        maxLength={50}
        autoComplete="off"
        onChange={(event) => {
          setCode(event.target.value);
          setProblem(undefined);
        }}
      />
      {problem === undefined ? null : <p role="alert">{problem}</p>}
      <div className="join__actions">
        <Button type="submit" disabled={isBusy || code.trim() === ''}>
          {isBusy ? texts.checkingCoupon : texts.checkCoupon}
        </Button>
      </div>
    </form>
  );
}
