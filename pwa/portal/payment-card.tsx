import { Button, DataList, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import type { BillingAccount, PaymentMethod } from '#contract/billing.ts';
import { type AccountActs, Card, Pair } from './account-parts.tsx';
import { accountTexts, centsText, dayText } from './account-texts.ts';
import { CardDialog } from './card-dialog.tsx';
import { demoPayment } from './demo-account.ts';
import { DetailsDialog } from './details-dialog.tsx';

export function DemoPayment() {
  return (
    <Card title="Payment method">
      <DataList.Root orientation="vertical">
        <Pair label="Card">{demoPayment.method}</Pair>
        <Pair label="Billing address">{demoPayment.address}</Pair>
      </DataList.Root>
    </Card>
  );
}

/** The payment card, the address for invoices, and the next invoice as of now. */
export function PaymentCard({ account, ...acts }: AccountActs & { readonly account: BillingAccount | undefined }) {
  const { tenant, blocked, onChanged } = acts;
  const [opened, setOpened] = useState<'card' | 'details'>();
  const isBlocked = blocked !== undefined || account === undefined;
  const close = (): void => setOpened(undefined);
  return (
    <Card title="Payment method">
      <DataList.Root orientation="vertical">
        <Pair label="Card">{account?.paymentMethod ? cardText(account.paymentMethod) : accountTexts.noCard}</Pair>
        <Pair label="Billing address">{addressText(account) || accountTexts.noAddress}</Pair>
        <Pair label="Tax ID">{account?.details.taxId || accountTexts.noTaxId}</Pair>
        {account?.nextInvoiceAt && account.nextInvoiceCents !== null ? (
          <Pair label="Next invoice">{`${centsText(account.nextInvoiceCents)} on ${dayText(account.nextInvoiceAt)}, as of today`}</Pair>
        ) : null}
      </DataList.Root>
      <Flex gap="2" wrap="wrap">
        <Button variant="outline" disabled={isBlocked} aria-describedby="account-blocked" onClick={() => setOpened('card')}>
          Change Payment Method
        </Button>
        <Button variant="outline" disabled={isBlocked} aria-describedby="account-blocked" onClick={() => setOpened('details')}>
          Edit Billing Details
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
  return `${brand.charAt(0).toUpperCase()}${brand.slice(1)} ending in ${last4}, expires ${String(expMonth).padStart(2, '0')}/${expYear}`;
}

function addressText(account: BillingAccount | undefined): string {
  return [account?.details.company, account?.details.address].filter((part) => part !== undefined && part !== '').join(', ');
}
