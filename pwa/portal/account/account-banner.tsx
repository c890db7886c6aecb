import { Alert, Button } from '@chakra-ui/react';
import { payInvoices } from '#app/calls/domains/billing.gen.ts';
import { useAct } from '#app/kit/use-act.ts';
import { type BillingAccount, billingAccountTexts } from '#contract/billing/billing.ts';
import { isFree } from '#contract/billing/plans.ts';
import { t } from '#contract/language/t.ts';
import type { TenantInfo } from '#contract/tenants/tenant-info.ts';
import type { AccountActs } from './account-parts.tsx';
import { accountTexts, dayText } from './account-texts.ts';
import { shownStatus } from './running-subscription.ts';

interface Banner {
  readonly status: 'info' | 'warning' | 'error';
  readonly text: string;
  /** True if paying the open invoices ends this state. */
  readonly isUnpaid?: boolean;
}

interface AccountBannerProps extends AccountActs {
  readonly account: BillingAccount | undefined;
}

/** The state of the account in one sentence: how long it lasts, and what to do. An ordinary paid plan needs none. */
export function AccountBanner({ info, account, tenant, blocked, onChanged }: AccountBannerProps) {
  const pay = useAct(payInvoices, { done: billingAccountTexts.paid, failed: t('Payment Failed') });
  const banner = bannerOf(info, account);
  if (banner === undefined) return null;
  async function payNow(): Promise<void> {
    if ((await pay.run({ tenant })).ok) onChanged();
  }
  return (
    <Alert.Root status={banner.status} role="status" aria-label={t('State of the account')}>
      <Alert.Content gap="3" alignItems="start">
        <Alert.Description>{banner.text}</Alert.Description>
        {banner.isUnpaid === true ? (
          <Button size="sm" disabled={blocked !== undefined || pay.isBusy} onClick={() => void payNow()}>
            {t('Pay Now')}
          </Button>
        ) : null}
      </Alert.Content>
    </Alert.Root>
  );
}

/** The most urgent state, if several apply. */
function bannerOf(info: TenantInfo, account: BillingAccount | undefined): Banner | undefined {
  const { subscription, trialEndsAt, plan } = info;
  if (account?.isReadOnly === true) return { status: 'error', text: accountTexts.readOnly, isUnpaid: true };
  if (account !== undefined && account.graceEndsAt !== null)
    return { status: 'warning', text: accountTexts.unpaid(dayText(account.graceEndsAt)), isUnpaid: true };
  if (subscription?.status === 'paused') {
    const { resumesAt } = subscription;
    return { status: 'warning', text: resumesAt === null ? accountTexts.pausedOpen : accountTexts.paused(dayText(resumesAt)) };
  }
  if (subscription?.cancelAtPeriodEnd === true && subscription.currentPeriodEnd !== null)
    return { status: 'warning', text: accountTexts.ending(dayText(subscription.currentPeriodEnd)) };
  if (shownStatus(info) === 'trial' && trialEndsAt !== null) return { status: 'info', text: accountTexts.trial(dayText(trialEndsAt)) };
  if (subscription === null && plan !== null && isFree(plan.basePrice)) return { status: 'info', text: accountTexts.freePlan };
  return undefined;
}
