import { Alert, Button } from '@chakra-ui/react';
import { useSetAtom } from 'jotai';
import { payInvoices } from '#app/device/calls/domains/billing.gen.ts';
import { useAction } from '#app/kit/use-action.ts';
import { confirmAtBank } from '#app/money/subscribe/confirm-at-bank.ts';
import { shownStatus } from '#app/money/subscribe/running-subscription.ts';
import { dayText } from '#app/ui/fields/day-text.ts';
import { toastAtom } from '#app/ui/messages/toast-atom.ts';
import { t } from '#contract/language/t.ts';
import { type BillingAccount, billingAccountTexts } from '#contract/money/billing.ts';
import { isFree } from '#contract/money/plans.ts';
import type { TenantInfo } from '#contract/tenants/tenant-info.ts';
import type { AccountActions } from './account-parts.tsx';
import { accountTexts } from './account-texts.ts';

interface Banner {
  readonly status: 'info' | 'warning' | 'error';
  readonly text: string;
  /** True if paying the open invoices ends this state. */
  readonly isUnpaid?: boolean;
}

interface AccountBannerProps extends AccountActions {
  readonly account: BillingAccount | undefined;
}

/** The state of the account in one sentence: how long it lasts, and what to do. An ordinary paid plan needs none. */
export function AccountBanner({ info, account, tenant, blocked, onChanged }: AccountBannerProps) {
  const pay = useAction(payInvoices, {
    done: ({ clientSecret, isWaiting }) => ({ title: paidTitle(clientSecret, isWaiting) }),
    failed: t('Payment Failed'),
  });
  const setToast = useSetAtom(toastAtom);
  const banner = bannerOf(info, account);
  if (banner === undefined) return null;
  async function payNow(): Promise<void> {
    const paid = await pay.run({ tenant });
    if (!paid.ok) return;
    onChanged();
    const { clientSecret, publishableKey } = paid.value;
    if (typeof clientSecret !== 'string' || publishableKey === undefined) return;
    const confirmed = await confirmAtBank(publishableKey, clientSecret);
    setToast(
      confirmed.ok
        ? { title: accountTexts.confirmed }
        : { title: accountTexts.notConfirmed, description: confirmed.message, variant: 'destructive' },
    );
    onChanged();
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

function paidTitle(clientSecret: string | null | undefined, isWaiting: boolean | undefined): string {
  if (typeof clientSecret === 'string') return billingAccountTexts.bankAsks;
  return isWaiting === true ? billingAccountTexts.bankWaits : billingAccountTexts.paid;
}

/** The most urgent state, if several apply. */
function bannerOf(info: TenantInfo, account: BillingAccount | undefined): Banner | undefined {
  const { subscription, trialEndsAt, plan } = info;
  if (account?.isReadOnly === true) return { status: 'error', text: accountTexts.readOnly, isUnpaid: true };
  if (account?.invoices.some(({ isBankAsking }) => isBankAsking === true) === true)
    return { status: 'warning', text: accountTexts.bankAsks, isUnpaid: true };
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
