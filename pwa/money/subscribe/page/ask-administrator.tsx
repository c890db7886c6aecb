import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call } from '#app/device/calls/call.ts';
import { askForPlan } from '#app/device/calls/domains/billing.gen.ts';
import { subscribeTexts } from '#app/money/subscribe/subscribe-texts.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import type { Outcome } from '#contract/values/outcome.ts';

const texts = subscribeTexts.ofMember;

interface AskAdministratorProps {
  readonly tenantId: string;
  readonly tenantName: string;
  readonly planName: string | undefined;
}

/** The tenant's plan, for a member who cannot change it but can ask the administrators to. */
export function AskAdministrator({ tenantId, tenantName, planName }: AskAdministratorProps) {
  const [answer, setAnswer] = useState<Outcome<{ readonly message: string }>>();
  const [isBusy, setBusy] = useState(false);
  async function ask(): Promise<void> {
    setBusy(true);
    setAnswer(await call(askForPlan, { tenant: tenantId }));
    setBusy(false);
  }
  return (
    <section className="join__card" aria-labelledby="subscribe-title">
      <h1 id="subscribe-title">{texts.title}</h1>
      <p>{planName === undefined ? texts.noPlan(tenantName) : texts.now(tenantName, planName)}</p>
      <p className="page__note">{texts.why}</p>
      {answer === undefined ? null : answer.ok ? (
        <p role="status">{answer.value.message}</p>
      ) : (
        <p className="join__problem" role="alert">
          {answer.message}
        </p>
      )}
      <div className="join__actions">
        {answer?.ok === true ? null : (
          <Button variant="primary" size="large" disabled={isBusy} onClick={() => void ask()}>
            {isBusy ? texts.asking : texts.ask}
          </Button>
        )}
        <Link to="/" className={buttonClass({ variant: 'quiet' })}>
          {subscribeTexts.back}
        </Link>
      </div>
    </section>
  );
}
