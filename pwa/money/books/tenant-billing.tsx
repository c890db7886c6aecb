import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { pauseDunning, readBillingAccount } from '#app/device/calls/domains/billing.gen.ts';
import { useCall } from '#app/device/calls/use-call.ts';
import { Called } from '#app/kit/called.tsx';
import { PlainSelect } from '#app/kit/forms/form-fields.tsx';
import { useAction } from '#app/kit/use-action.ts';
import { dayOf } from '#app/money/invoices/invoice-texts.ts';
import { managedTenantsAtom } from '#app/session/state/managed-tenants.ts';
import { connectionAtom } from '#app/session/state/session-atoms.ts';
import { t } from '#contract/language/t.ts';
import type { BillingAccount, Invoice } from '#contract/money/billing.ts';
import { accessTexts } from '#contract/people/access.ts';
import { money } from '#contract/values/amounts/money.ts';
import { billingToolTexts as texts } from './billing-tool-texts.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { RefusedRefund } from './refused-refund.tsx';
import { SectionCard } from './section-card.tsx';

/** Reminders and refunds of one tenant. */
export function TenantBilling() {
  const tenants = useAtomValue(managedTenantsAtom);
  const [chosen, setChosen] = useState<string>();
  const tenant = tenants.find(({ id }) => id === chosen) ?? tenants[0];
  return (
    <SectionCard title={texts.tenantTitle} text={texts.tenantText}>
      {tenant === undefined ? (
        <Text>{texts.noTenants}</Text>
      ) : (
        <>
          <PlainSelect
            label={t('Tenant')}
            value={tenant.id}
            options={tenants.map(({ id, name, subdomain }) => ({ value: id, label: `${name} (${subdomain})` }))}
            onChange={setChosen}
          />
          <TenantBills key={tenant.id} tenant={tenant.id} />
        </>
      )}
    </SectionCard>
  );
}

function TenantBills({ tenant }: { readonly tenant: string }) {
  const input = useMemo(() => ({ tenant }), [tenant]);
  const account = useCall(readBillingAccount, input);
  const { reachable } = useAtomValue(connectionAtom);
  const [refunded, setRefunded] = useState<Invoice>();
  return (
    <>
      <Called call={account}>
        {(value) => (
          <Stack gap="4">
            <Reminders tenant={tenant} account={value} isOff={!reachable} onChanged={account.retry} />
            <Invoices invoices={value.invoices} isOff={!reachable} onRefund={setRefunded} onChanged={account.retry} />
            {reachable ? null : <Text color="fg.muted">{accessTexts.noConnection}</Text>}
          </Stack>
        )}
      </Called>
      {refunded === undefined ? null : (
        <RefundDialog invoice={refunded} onRefunded={account.retry} onClose={() => setRefunded(undefined)} />
      )}
    </>
  );
}

interface RemindersProps {
  readonly tenant: string;
  readonly account: BillingAccount;
  readonly isOff: boolean;
  readonly onChanged: () => void;
}

function Reminders({ tenant, account, isOff, onChanged }: RemindersProps) {
  const { isDunningPaused, isReadOnly, graceEndsAt } = account;
  const action = useAction(pauseDunning, {
    done: isDunningPaused ? texts.remindersResumed : texts.remindersPaused,
    failed: texts.remindersFailed,
  });
  const state = isDunningPaused
    ? texts.paused
    : isReadOnly
      ? texts.readOnly
      : graceEndsAt === null
        ? texts.nothingUnpaid
        : texts.grace(dayOf(graceEndsAt));
  async function toggle(): Promise<void> {
    if ((await action.run({ id: tenant, isPaused: !isDunningPaused })).ok) onChanged();
  }
  return (
    <Flex gap="3" align="center" wrap="wrap">
      <Text flex="1" minW="60" role="status">
        {state}
      </Text>
      <Button variant="outline" disabled={isOff || action.isBusy} onClick={() => void toggle()}>
        {isDunningPaused ? texts.resumeReminders : texts.pauseReminders}
      </Button>
    </Flex>
  );
}

interface InvoicesProps {
  readonly invoices: readonly Invoice[];
  readonly isOff: boolean;
  readonly onRefund: (invoice: Invoice) => void;
  readonly onChanged: () => void;
}

const shownInvoices = 12;

function Invoices({ invoices, isOff, onRefund, onChanged }: InvoicesProps) {
  if (invoices.length === 0) return <Text color="fg.muted">{texts.noInvoices}</Text>;
  return (
    <Stack as="ul" gap="0" listStyleType="none" aria-label={t('Invoices')}>
      {invoices.slice(0, shownInvoices).map((invoice) => (
        <Flex as="li" key={invoice.id} gap="3" py="2" align="center" wrap="wrap" borderTopWidth="1px">
          <Text flex="1" minW="40">{`${invoice.number ?? texts.noNumber}, ${dayOf(invoice.createdAt)}`}</Text>
          <Text fontVariantNumeric="tabular-nums">{money(Number(invoice.amount), { currency: invoice.currency.toUpperCase() })}</Text>
          {typeof invoice.refundProblem === 'string' ? (
            <RefusedRefund invoice={invoice} problem={invoice.refundProblem} isOff={isOff} onChanged={onChanged} />
          ) : null}
          <Text minW="24" flex={{ base: '1', md: 'none' }}>
            {invoice.kind === 'credit_note' ? texts.creditNote : texts.states[invoice.status]}
          </Text>
          {invoice.kind === 'invoice' && invoice.status === 'paid' ? (
            <Button
              size="sm"
              variant="outline"
              disabled={isOff}
              aria-label={texts.refundOf(invoice.number)}
              onClick={() => onRefund(invoice)}
            >
              {texts.refund}
            </Button>
          ) : null}
        </Flex>
      ))}
    </Stack>
  );
}
