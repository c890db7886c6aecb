import { Button, DataList, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { dayText } from '#app/ui/fields/day-text.ts';
import { t } from '#contract/language/t.ts';
import type { BillingAccount, PaymentMethod } from '#contract/money/billing.ts';
import { demoPayment } from './demo-account.ts';
import { CardDialog } from './dialogs/card-dialog.tsx';
import { DetailsDialog } from './dialogs/details-dialog.tsx';
import { type AccountActions, Card, LabeledValue } from './parts/account-parts.tsx';
import { accountTexts, centsText } from './parts/account-texts.ts';

export function DemoPayment() {
  return (
    <Card title={t('Payment method')}>
      <DataList.Root orientation="vertical">
        <LabeledValue label={t('Card')}>{demoPayment.method}</LabeledValue>
        <LabeledValue label={t('Billing address')}>{demoPayment.address}</LabeledValue>
      </DataList.Root>
    </Card>
  );
}

/** The payment card, the address for invoices, and the next invoice as of now. */
export function PaymentCard({ account, ...actions }: AccountActions & { readonly account: BillingAccount | undefined }) {
  const { tenant, blocked, onChanged } = actions;
  const [opened, setOpened] = useState<'card' | 'details'>();
  const isBlocked = blocked !== undefined || account === undefined;
  const close = (): void => setOpened(undefined);
  return (
    <Card title={t('Payment method')}>
      <DataList.Root orientation="vertical">
        <LabeledValue label={t('Card')}>{account?.paymentMethod ? cardText(account.paymentMethod) : accountTexts.noCard}</LabeledValue>
        <LabeledValue label={t('Billing address')}>{addressText(account) || accountTexts.noAddress}</LabeledValue>
        <LabeledValue label={t('Tax ID')}>{account?.details.taxId || accountTexts.noTaxId}</LabeledValue>
        {account?.nextInvoiceAt && account.nextInvoiceCents !== null ? (
          <LabeledValue label={t('Next invoice')}>
            {t('{nextInvoiceCents} on {nextInvoiceAt}, as of today', {
              nextInvoiceCents: centsText(account.nextInvoiceCents),
              nextInvoiceAt: dayText(account.nextInvoiceAt),
            })}
          </LabeledValue>
        ) : null}
      </DataList.Root>
      <Flex gap="2" wrap="wrap">
        <Button variant="outline" disabled={isBlocked} aria-describedby="account-blocked" onClick={() => setOpened('card')}>
          {t('Change Payment Method')}
        </Button>
        <Button variant="outline" disabled={isBlocked} aria-describedby="account-blocked" onClick={() => setOpened('details')}>
          {t('Edit Billing Details')}
        </Button>
      </Flex>
      {opened === 'card' && account !== undefined ? (
        <CardDialog tenant={tenant} takesTestCards={account.takesTestCards} onChanged={onChanged} onClose={close} />
      ) : null}
      {opened === 'details' && account !== undefined ? (
        <DetailsDialog tenant={tenant} account={account} onChanged={onChanged} onClose={close} />
      ) : null}
    </Card>
  );
}

function cardText({ brand, last4, expMonth, expYear }: PaymentMethod): string {
  return t('{brand}{brand2} ending in {last4}, expires {expMonth}/{expYear}', {
    brand: brand.charAt(0).toUpperCase(),
    brand2: brand.slice(1),
    last4,
    expMonth: String(expMonth).padStart(2, '0'),
    expYear,
  });
}

function addressText(account: BillingAccount | undefined): string {
  return [account?.details.company, account?.details.address].filter((part) => part !== undefined && part !== '').join(', ');
}
