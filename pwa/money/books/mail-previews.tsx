import { Tabs, Text } from '@chakra-ui/react';
import { t } from '#contract/language/t.ts';
import { billingMail, billingMails } from '#contract/money/billing-mails.ts';
import { SectionCard } from './section-card.tsx';

const names = {
  invoice: t('Invoice'),
  paymentFailed: t('Payment failed'),
  bankQuestion: t('Confirmation at the bank'),
  firstReminder: t('Reminder'),
  finalReminder: t('Last reminder'),
  readOnly: t('Read-only'),
  resumed: t('Pause over'),
  ended: t('Ended'),
} as const;

const facts = { tenantName: 'Northwind Advisors', number: 'INV-000042', cents: 4900, graceEndsAt: new Date('2026-01-16T00:00:00Z') };

/** Each billing mail filled with example values, in the English words that are sent. */
export function MailPreviews() {
  return (
    <SectionCard title={t('Mails')}>
      <Tabs.Root defaultValue="invoice">
        <Tabs.List flexWrap="wrap">
          {billingMails.map((mail) => (
            <Tabs.Trigger key={mail} value={mail}>
              {names[mail]}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {billingMails.map((mail) => {
          const { subject, paragraphs, button } = billingMail(mail, facts);
          return (
            <Tabs.Content key={mail} value={mail} lang="en">
              <Text fontWeight="medium">{subject}</Text>
              {paragraphs.map((paragraph) => (
                <Text key={paragraph}>{paragraph}</Text>
              ))}
              <Text fontWeight="medium">{button.label}</Text>
            </Tabs.Content>
          );
        })}
      </Tabs.Root>
    </SectionCard>
  );
}
